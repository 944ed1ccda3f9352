import { expect, test } from 'vitest'
import { z } from 'zod'
import { siteSchema } from '../../schema/site.ts'

const json = z.toJSONSchema(siteSchema, {
  io: 'input',
  // Editors do not use this metadata; docs/fields.md does.
  override({ jsonSchema }) {
    for (const key of ['expects', 'shownIn', 'outputs', 'isUrl', 'printedInCv', 'kind', 'slots']) delete jsonSchema[key]
  },
})

// Updated by `npm run schema`.
test('schema/site.schema.json matches the schema', async () => {
  await expect(`${JSON.stringify(json, null, 2)}\n`).toMatchFileSnapshot('../../schema/site.schema.json')
})

test('every field has a description of one sentence', () => {
  expect(fieldsWithoutDescription(json, '')).toEqual([])
})

function fieldsWithoutDescription(schema: z.core.JSONSchema.JSONSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return []
    const here = `${path}.${name}`
    const isDescribed = /^[A-Z].*[.]$/.test(field.description ?? '')
    return [...(isDescribed ? [] : [here]), ...fieldsWithoutDescription(field, here)]
  })
  const { items } = schema
  const inItems =
    items && typeof items === 'object' && !Array.isArray(items) ? fieldsWithoutDescription(items, `${path}[]`) : []
  return [...fields, ...inItems]
}
