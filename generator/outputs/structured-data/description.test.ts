import { expect, test } from 'vitest'
import { descriptionOfOrganisation } from './description.ts'

const sentence = 'Builds and runs the software that mid-sized firms live on.'

test.each([
  ['its blurb', sentence, `Firm: ${sentence}`],
  ['the sentences of a long blurb that fit', `${sentence} `.repeat(4), `Firm: ${sentence} ${sentence}`],
  ['the words of a long sentence that fit', 'words '.repeat(60), `Firm: ${'words '.repeat(25).trim()}…`],
  ['the part of a long word that fits', 'x'.repeat(300), `Firm: ${'x'.repeat(153)}…`],
  ['its tagline before a short blurb', 'Does things.', 'Firm: A line that says what it is for. Does things.'],
])('describes an organisation with %s', (_, blurb, description) => {
  const firm = { name: 'F', legalName: 'Firm', tagline: 'A line that says what it is for', blurb }
  expect(descriptionOfOrganisation(firm)).toBe(description)
})

test('cuts no Japanese word, and ends with a Japanese sentence that fits', () => {
  const sentenceOf = (end: string) => `クラウド基盤エンジニアリング${end}`.repeat(20)
  const describe = (blurb: string) => descriptionOfOrganisation({ name: 'F', blurb })
  expect(describe(sentenceOf('、'))).toMatch(/(?:クラウド|基盤|エンジニアリング|、)…$/)
  expect(describe(sentenceOf('。'))).toMatch(/エンジニアリング。$/)
})
