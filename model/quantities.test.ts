import { expect, test } from 'vitest'
import { compareQuantities } from './quantities.ts'

test.each([
  // The same unit.
  ['52 minutes', '9 minutes', 'en', 9 / 52, '52'],
  ['3600 req/h', '1200 req/h', 'en', 1 / 3, '3600'],
  ['40%', '99.9%', 'en', 99.9 / 40, '40'],
  ['20 m²', '5 m²', 'en', 0.25, '20'],
  ['50,- €', '30,- €', 'de', 0.6, '50'],
  ['5', '0', 'en', 0, '5'],

  // Plural forms of a word.
  ['11 calls', '1 call', 'en', 1 / 11, '11'],
  ['4 queries', '1 query', 'en', 0.25, '4'],
  ['2 inches', '1 inch', 'en', 0.5, '2'],
  ['3 Tage', '1 Tag', 'de', 1 / 3, '3'],
  ['6 minutos', '1 minuto', 'es', 1 / 6, '6'],
  ['5 godzin', '2 godziny', 'pl', 0.4, '5'],

  // A prefix: currencies and signs.
  ['$1,200.50', '$600.25', 'en', 0.5, '$1,200.50'],
  ['EUR 1,200', 'EUR 300', 'en', 0.25, 'EUR 1,200'],
  ['€ 20', '€5', 'en', 0.25, '€ 20'],
  ['~20 s', '~5 s', 'en', 0.25, '~20'],

  // Numbers as the language writes them.
  ['1,200 ms', '600 ms', 'en', 0.5, '1,200'],
  ['1.200 ms', '600 ms', 'de', 0.5, '1.200'],
  ['1.200,5 €', '600,25 €', 'de', 0.5, '1.200,5'],
  ['1 200,5 zł', '600,25 zł', 'pl', 0.5, '1 200,5'],
  ['1\u202F200 ms', '600 ms', 'fr', 0.5, '1\u202F200'],
  ['1’200 ms', "2'400 ms", 'de-CH', 2, '1’200'],
  ['1,200,000 rows', '300,000 rows', 'en', 0.25, '1,200,000'],

  // Three decimals that cannot be thousands.
  ['0.250 s', '0.125 s', 'en', 0.5, '0.250'],
  ['1,200.500 s', '2,401.000 s', 'en', 2, '1,200.500'],
  ['1.25 s', '2.5 s', 'en', 2, '1.25'],
])('compares %s and %s in %s: %d', (before, after, language, ratio, shortBefore) => {
  expect(compareQuantities(before, after, language)).toEqual({ ratio, shortBefore })
})

test.each([
  ['other units', 'en', '3600 req/h', '2 req/s'],
  ['units of other sizes', 'en', '900 ms', '2 s'],
  ['a unit and none', 'en', '3k', '900'],
  ['units in other places', 'en', '$5', '5 €'],
  ['other currencies', 'en', '$5', '£4'],
  ['a word that is misspelt', 'en', '90 minutes', '2 minuets'],
  ['a derived word', 'en', '12 hours', '3 hourly'],
  ['a compound word', 'en', '12 tools', '1 toolchain'],
  ['a compound word', 'en', '3 weeks', '1 weekend'],
  ['another word', 'en', '40 servers', '1 service'],
  ['another word', 'en', '900 megabits', '1 megabyte'],
  ['another word', 'en', '12 tests', '1 tester'],
  ['another word', 'en', '2 million', '3 milliard'],
  ['forms of a word that the numbers do not have', 'en', '12 calls', '3 call'],
  ['a name', 'en', 'Node 12', 'Node 20'],
  ['a version', 'en', 'v1', 'v2'],
  ['a version', 'en', '1.5.2', '1.6.0'],
  ['a number in words', 'en', 'nine days', '18 minutes'],
  ['a number in words', 'en', 'none on Fridays', '30 deployments'],
  ['no figure', 'en', '', '30'],
  ['a range', 'en', '5-10 days', '2 days'],
  ['two numbers', 'en', '2 h 30 min', '1 h 10 min'],
  ['a multiple of nothing', 'en', '0 tests', '400 tests'],
  ['a rank', 'de', '3. Platz', '1. Platz'],
  ['thousands or three decimals', 'en', '1.200 ms', '600 ms'],
  ['thousands or three decimals', 'de', '1,200 ms', '600 ms'],
  ['thousands or three decimals', 'en-GB', '600 ms', '12.500 ms'],
  ['the decimal sign of another language', 'en', '1,5 s', '3 s'],
  ['thousands of two digits', 'en', '1,20 s', '3 s'],
  ['two signs between thousands', 'en', "1,200'000 rows", '600 rows'],
])('does not compare %s in %s: %s, %s', (_, language, before, after) => {
  expect(compareQuantities(before, after, language)).toBeUndefined()
})
