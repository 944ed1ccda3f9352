// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'

const footer = {
  aboutTitle: 'About',
  about: 'Text',
  linksTitle: 'Links',
  links: [
    { label: 'Nowhere', address: '#' },
    { label: 'Section', address: '#gallery' },
    { label: 'Away', address: 'https://example.com/' },
  ],
  connectTitle: 'Connect',
  profiles: [{ label: 'Code', icon: { size: 24, shapes: [] }, address: 'https://code.example.com/' }],
  rights: 'Ada. All rights reserved.',
}
const strings = { newTab: 'new tab' }

afterEach(() => {
  vi.useRealTimers()
})

test('shows the year of the visitor’s clock', () => {
  vi.useFakeTimers({ now: new Date('2031-06-01') })
  render(<Footer footer={footer} strings={strings} />)
  expect(screen.getByText(/^©/).textContent).toBe('© 2031 Ada. All rights reserved.')
})

test('prerenders the year of the build', () => {
  vi.useFakeTimers({ now: new Date('2031-06-01') })
  expect(renderToString(<Footer footer={footer} strings={strings} />)).toContain(`© <!-- -->${BUILD_YEAR}<!-- -->`)
  expect(BUILD_YEAR).not.toBe(2031)
})

test('does not follow a link to "#"', () => {
  render(<Footer footer={footer} strings={strings} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Nowhere' }))).toBe(false)
})

test('leaves links to sections to the browser', () => {
  render(<Footer footer={footer} strings={strings} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Section' }))).toBe(true)
})

test('opens links to other sites in a new tab, and announces it', () => {
  render(<Footer footer={footer} strings={strings} />)
  for (const name of [/^Away.*\(new tab\)$/, /^Code.*\(new tab\)$/]) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  }
})

test('leaves out a column without entries', () => {
  render(<Footer footer={{ ...footer, links: [], profiles: [] }} strings={strings} />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['About'])
})
