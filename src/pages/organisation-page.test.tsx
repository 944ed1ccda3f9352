// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Organisation, UiStrings } from '../../schema/content.ts'
import { OrganisationPage } from './organisation-page.tsx'

const organisation = {
  legalName: 'Firm (Private) Limited',
  tagline: 'Tagline',
  logo: { src: '/images/firm.svg', width: 64, height: 64, alt: 'Logo' },
  phone: '+1 202 555 0100',
  email: 'firm@example.com',
  location: 'City, Country',
  website: 'https://www.example.com/deep/',
  about: { title: 'About Us', paragraphs: ['One.', 'Two.'] },
  offers: {
    title: 'Our Services',
    items: ['A', 'B', 'C', 'D'].map((title) => ({
      icon: { size: 24, shapes: [] },
      title,
      description: `About ${title}`,
    })),
  },
} as unknown as Organisation // the fields that the page shows
const strings = {
  backToHome: 'Back to Home',
  contactTitle: 'Contact Us',
  phone: 'Phone',
  email: 'Email',
  location: 'Location',
  website: 'Website',
  newTab: 'new tab',
} as UiStrings // the strings that the page shows

test('shows its headings in order, under the full name', () => {
  render(<OrganisationPage organisation={organisation} strings={strings} />)
  const headings = screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)
  expect(headings).toEqual([
    'H2 Firm (Private) Limited',
    'H3 About Us',
    'H3 Our Services',
    'H4 A',
    'H4 B',
    'H4 C',
    'H4 D',
    'H3 Contact Us',
  ])
})

test('starts with a link home, the logo and the tagline', () => {
  render(<OrganisationPage organisation={organisation} strings={strings} />)
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Back to Home')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/')
  expect(screen.getByRole('img', { name: 'Logo' })).toBeDefined()
  expect(screen.getByText('Tagline')).toBeDefined()
})

test('ends with phone, email, location and the host of the website', () => {
  render(<OrganisationPage organisation={organisation} strings={strings} />)
  const contact = screen.getByRole('region', { name: 'Contact Us' })
  expect(
    within(contact)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Phone', 'Email', 'Location', 'Website'])
  const values = within(contact)
    .getAllByRole('definition')
    .map((value) => value.textContent)
  expect(values).toEqual(['+1 202 555 0100', 'firm@example.com', 'City, Country', 'www.example.com (new tab)'])
})
