import { expect, test } from 'vitest'
import { isAt } from './employers.ts'

test.each([
  ['Mill GmbH', { name: 'Mill GmbH' }, true],
  ['Mill GmbH & Oven Ltd', { name: 'Oven Ltd' }, true],
  ['Mill GmbH', { name: 'Mill', legalName: 'Mill GmbH' }, true],
  ['AT&T', { name: 'T' }, false],
  ['Mill, Berlin', { name: 'Berlin' }, false],
  [undefined, { name: 'Mill' }, false],
])('whether a job at %s is at %o: %s', (place, organisation, expected) => {
  expect(isAt(place, organisation as Parameters<typeof isAt>[1])).toBe(expected)
})
