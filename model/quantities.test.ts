import { expect, test } from 'vitest'
import { compareQuantities } from './quantities.ts'

test.each([
  ['52 minutes', '9 minutes', 'en', 9 / 52, '52'],
  ['11 calls', '1 call', 'en', 1 / 11, '11'],
  ['3 Tage', '1 Tag', 'de', 1 / 3, '3'],
  ['4 queries', '1 query', 'en', 0.25, '4'],
  ['2 inches', '1 inch', 'en', 0.5, '2'],
  ['6 minutos', '1 minuto', 'es', 1 / 6, '6'],
  ['5 godzin', '2 godziny', 'pl', 0.4, '5'],
  ['EUR 1,200', 'EUR 300', 'en', 0.25, 'EUR 1,200'],
  ['3600 req/h', '1200 req/h', 'en', 1 / 3, '3600'],
  ['$1,200.50', '$600.25', 'en', 0.5, '$1,200.50'],
  ['1.200,5 €', '600,25 €', 'de', 0.5, '1.200,5'],
  ['40%', '99.9%', 'en', 99.9 / 40, '40'],
  ['5', '0', 'en', 0, '5'],
])('compares %s and %s', (before, after, language, ratio, shortBefore) => {
  expect(compareQuantities(before, after, language)).toEqual({ ratio, shortBefore })
})

test.each([
  ['3600 req/h', '2 req/s'],
  ['90 minutes', '2 minuets'],
  ['Node 12', 'Node 20'],
  ['v1', 'v2'],
  ['12 hours', '3 hourly'],
  ['12 tools', '1 toolchain'],
  ['40 servers', '1 service'],
  ['900 megabits', '1 megabyte'],
  ['3 weeks', '1 weekend'],
  ['12 tests', '1 tester'],
  ['nine days', '18 minutes'],
  ['9 days', '18 minutes'],
  ['900 ms', '2 s'],
  ['$5', '5 €'],
  ['$5', '£4'],
  ['3k', '900'],
  ['2 million', '3 milliard'],
  ['0 tests', '400 tests'],
  ['5-10 days', '2 days'],
  ['1.5.2', '1.6.0'],
  ['none on Fridays', '30 deployments'],
])('does not compare %s and %s', (before, after) => {
  expect(compareQuantities(before, after, 'en')).toBeUndefined()
})
