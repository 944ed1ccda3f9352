import { expect, test } from 'vitest'
import { addressOf, cityOf } from './place-names.ts'

test.each([
  ['Remote / Lisbon', 'Lisbon'],
  ['Lisbon / Remote', 'Lisbon'],
  ['Lisbon', 'Lisbon'],
  ['Remote', undefined],
])('"%s" is in %s', (location, city) => {
  expect(cityOf(location)).toBe(city)
})

test.each([
  ['Lisbon, Portugal', { city: 'Lisbon', country: 'Portugal' }],
  ['Austin, TX', { city: 'Austin, TX' }],
  ['Lisbon, Portugal / Remote', { city: 'Lisbon, Portugal / Remote' }],
  ['Porto', { city: 'Porto' }],
])('"%s" is an address as far as it is certain', (location, address) => {
  expect(addressOf(location)).toEqual(address)
})
