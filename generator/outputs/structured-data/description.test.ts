import { expect, test } from 'vitest'
import type { Content } from '../../../model/content.ts'
import { descriptionOf } from './description.ts'

const sentence = 'Builds and runs the software that mid-sized firms live on.'

test.each([
  ['its blurb', sentence, `Firm: ${sentence}`],
  ['the sentences of a long blurb that fit', `${sentence} `.repeat(4), `Firm: ${sentence} ${sentence}`],
  ['the words of a long sentence that fit', 'words '.repeat(60), `Firm: ${'words '.repeat(25).trim()}…`],
  ['the part of a long word that fits', 'x'.repeat(300), `Firm: ${'x'.repeat(153)}…`],
  ['its tagline before a short blurb', 'Does things.', 'Firm: A line that says what it is for. Does things.'],
])('describes an organisation with %s', (_, blurb, description) => {
  const firm = { path: '/firm', legalName: 'Firm', tagline: 'A line that says what it is for', blurb }
  const content = { companies: { organisations: [firm] } } as unknown as Content // only the fields that descriptionOf reads
  expect(descriptionOf(content, 'Of the site.', '/firm')).toBe(description)
  expect(descriptionOf(content, 'Of the site.', '/')).toBe('Of the site.')
})
