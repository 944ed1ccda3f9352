import { expect, test } from 'vitest'
import { optionFor, schemaAt } from './schema.ts'

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

test('takes the option of a section of your own that its kind names', () => {
  const of = (kind: string, type: string) => ({
    type: 'object',
    properties: { kind: { const: kind }, entries: { type: 'array', items: { type } } },
  })
  const schema = { type: 'array', items: { oneOf: [of('timeline', 'object'), of('text', 'string')] } }
  expect(schemaAt(schema, [0, 'entries'], [{ kind: 'text', entries: ['Sailing'] }])?.items?.type).toBe('string')
})
