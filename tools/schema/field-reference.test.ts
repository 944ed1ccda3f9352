import { expect, test } from 'vitest'
import { fieldsOfSite, type Field } from './json-schema.ts'

test('every field has a description of one sentence', () => {
  expect(withoutDescription(fieldsOfSite(), 'site')).toEqual([])
})

function withoutDescription(field: Field, path: string): string[] {
  const fields = Object.entries((field.items ?? field).properties ?? {})
  return fields.flatMap(([name, each]) => {
    const isDescribed = /^[A-Z].*[.]$/.test(each.description ?? '')
    return [...(isDescribed ? [] : [`${path}.${name}`]), ...withoutDescription(each, `${path}.${name}`)]
  })
}
