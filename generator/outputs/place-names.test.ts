import { expect, test } from 'vitest'
import { addressOf, cityOf, countryCodeOf } from './place-names.ts'

test.each([
  ['Remote / Lisbon', 'Lisbon'],
  ['Lisbon / Remote', 'Lisbon'],
  ['Lisboa / Remoto', 'Lisboa'],
  ['Lisbon', 'Lisbon'],
  ['Remote', undefined],
  ['100% remote', undefined],
  ['Worldwide', undefined],
  ['Lisbon / Porto', undefined],
])('finds the city in "%s": %s', (location, city) => {
  expect(cityOf(location)).toBe(city)
})

test.each([
  ['Lisbon, Portugal', 'en', { city: 'Lisbon', country: 'Portugal' }],
  ['Köln, Deutschland', 'de-AT', { city: 'Köln', country: 'Deutschland' }],
  ['Cologne, Germany', 'de', { city: 'Cologne', country: 'Germany' }],
  ['Leeds, UK', 'en', { city: 'Leeds', country: 'UK' }],
  ['Austin, Texas, United States', 'en', { city: 'Austin', region: 'Texas', country: 'United States' }],
  ['Austin, TX', 'en', { city: 'Austin, TX' }],
  ['Austin, Texas', 'en', { city: 'Austin, Texas' }],
  ['Atlanta, Georgia', 'en', { city: 'Atlanta, Georgia' }],
  ['Lisbon, Portugal / Remote', 'en', { city: 'Lisbon, Portugal / Remote' }],
  ['Porto', 'en', { city: 'Porto' }],
])('splits "%s" (language %s) into city, region and country', (location, language, address) => {
  expect(addressOf(location, language)).toEqual(address)
})

test.each([
  ['Portugal', 'en', 'PT'],
  ['Deutschland', 'de', 'DE'],
  ['United Kingdom', 'pt', 'GB'],
  ['UK', 'en', 'GB'],
  ['Texas', 'en', undefined],
  ['Georgia', 'en', undefined],
  ['constructor', 'en', undefined],
])('finds the code of the country "%s" (language %s): %s', (name, language, code) => {
  expect(countryCodeOf(name, language)).toBe(code)
})
