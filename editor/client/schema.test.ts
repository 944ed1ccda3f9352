import { expect, test } from 'vitest'
import { optionFor } from './schema.ts'

const place = { anyOf: [{ type: 'object', properties: { city: { type: 'string' } } }, { type: 'string' }] }

test.each([
  [undefined, 'string'],
  ['Porto', 'string'],
  [{ city: 'Porto' }, 'object'],
])('offers for the place %j the control of a value of the type %s', (value, type) => {
  expect(optionFor(place, value).type).toBe(type)
})

test('offers a group where there is no text', () => {
  expect(optionFor({ anyOf: [{ type: 'object' }, { type: 'boolean' }] }, undefined).type).toBe('object')
})
