import { expect, test } from 'vitest'
import type { Content } from '../../schema/content.ts'
import { descriptionOf } from './description-of.ts'

const withBlurb = (blurb: string) =>
  ({
    companies: {
      organisations: [{ path: '/firm', legalName: 'Firm', tagline: 'A line that says what it is for', blurb }],
    },
  }) as unknown as Content // all it reads

test('the home page has the description of the site', () => {
  expect(descriptionOf(withBlurb('Does.'), 'Of the site.', '/')).toBe('Of the site.')
})

test('an organisation has what its card says, in whole sentences as far as there is room', () => {
  const sentence = 'Builds and runs the software that mid-sized firms live on.'
  expect(descriptionOf(withBlurb(sentence), '', '/firm')).toBe(`Firm: ${sentence}`)
  const long = descriptionOf(withBlurb(`${sentence} ${sentence} ${sentence} ${sentence}`), '', '/firm')
  expect(long).toBe(`Firm: ${sentence} ${sentence}`)
})

test('one sentence that is too long is cut after a word', () => {
  const text = descriptionOf(withBlurb('word '.repeat(60)), '', '/firm')
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/ word…$/)
})

test('a short one is helped by the line under the title, and one long word is cut where it must be', () => {
  expect(descriptionOf(withBlurb('Does things.'), '', '/firm')).toBe(
    'Firm: A line that says what it is for. Does things.',
  )
  expect(descriptionOf(withBlurb('x'.repeat(300)), '', '/firm')).toBe(`Firm: ${'x'.repeat(153)}…`)
})
