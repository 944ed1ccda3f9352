import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Müller GmbH', 'muller-gmbh'],
  ['Société Générale', 'societe-generale'],
  ['Straße & Söhne', 'strasse-sohne'],
  ['Банк', ''],
  ['株式会社', ''],
])('makes the name of %s: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
