// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Organisation } from '../../../schema/content.ts'
import { OrganisationCard } from './organisation-card.tsx'

const organisation: Organisation = {
  path: '/firm',
  name: 'Firm',
  legalName: 'Firm (Private) Limited',
  logo: { src: '/images/firm.svg', width: 64, height: 64, alt: 'Logo' },
  tagline: 'Tagline',
  blurb: 'Blurb',
  features: ['First', 'Second', 'Third'],
  phone: '+1 202 555 0100',
  email: 'firm@example.com',
  location: 'City, Country',
  website: 'https://example.com/',
  websiteLabel: 'Visit',
  about: { title: '', paragraphs: [] },
  offers: { title: '', items: [] },
}

test('leaves out the phone if there is none', () => {
  const { phone: _, ...withoutPhone } = organisation
  render(
    <OrganisationCard
      organisation={withoutPhone}
      strings={{ phone: 'Phone', email: 'Email', location: 'Location', newTab: 'new tab' }}
    />,
  )
  expect(screen.getByText('Email')).toBeDefined()
  expect(screen.queryByText('Phone')).toBeNull()
})

test('shows logo, name, blurb, features, phone, email, location and a link to the website', () => {
  render(
    <OrganisationCard
      organisation={organisation}
      strings={{ phone: 'Phone', email: 'Email', location: 'Location', newTab: 'new tab' }}
    />,
  )
  expect(screen.getByRole('img', { name: 'Logo' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Firm' })).toBeDefined()
  expect(screen.getByText('Blurb')).toBeDefined()
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(organisation.features)
  expect(screen.getByRole('link', { name: '+1 202 555 0100' }).getAttribute('href')).toBe('tel:+12025550100')
  expect(screen.getByRole('link', { name: organisation.email }).getAttribute('href')).toBe('mailto:firm@example.com')
  expect(screen.getByText('City, Country')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Visit.*\(new tab\)$/ }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'Firm' }).getAttribute('href')).toBe('/firm')
})
