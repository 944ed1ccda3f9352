// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const picture = { src: '/images/a.jpg', width: 1200, height: 600, alt: 'A thing' }

test('a picture brings its size and waits until it comes near', () => {
  render(<Picture picture={picture} />)
  const image = screen.getByRole('img', { name: 'A thing' })
  expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual(['1200', '600', 'lazy'])
})

test('the first picture of a page is asked for at once', () => {
  render(<Picture picture={picture} first />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

test('a picture that fails leaves a surface with its name', () => {
  render(<Picture picture={picture} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'A thing' }).tagName).toBe('SPAN')
  expect(screen.getByText('A thing')).toBeDefined()
})
