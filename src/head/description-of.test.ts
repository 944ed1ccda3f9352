import { expect, test } from 'vitest'
import type { Content } from '../../model/content.ts'
import { descriptionOf } from './description-of.ts'

const withBlurb = (blurb: string) =>
  ({
    companies: {
      organisations: [{ path: '/firm', legalName: 'Firm', tagline: 'A line that says what it is for', blurb }],
    },
  }) as unknown as Content // only the fields that descriptionOf reads

test('describes the home page with the description of the site', () => {
  expect(descriptionOf(withBlurb('Does.'), 'Of the site.', '/')).toBe('Of the site.')
})

test('describes an organisation with its blurb, truncated after a sentence', () => {
  const sentence = 'Builds and runs the software that mid-sized firms live on.'
  expect(descriptionOf(withBlurb(sentence), '', '/firm')).toBe(`Firm: ${sentence}`)
  const long = descriptionOf(withBlurb(`${sentence} ${sentence} ${sentence} ${sentence}`), '', '/firm')
  expect(long).toBe(`Firm: ${sentence} ${sentence}`)
})

test('truncates a long sentence after a word', () => {
  const text = descriptionOf(withBlurb('word '.repeat(60)), '', '/firm')
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/ word…$/)
})

test('adds the tagline to a short blurb', () => {
  expect(descriptionOf(withBlurb('Does things.'), '', '/firm')).toBe(
    'Firm: A line that says what it is for. Does things.',
  )
})

test('truncates inside a word that is too long', () => {
  expect(descriptionOf(withBlurb('x'.repeat(300)), '', '/firm')).toBe(`Firm: ${'x'.repeat(153)}…`)
})
