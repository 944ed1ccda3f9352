import { expect, test } from 'vitest'
import { z } from 'zod'
import { siteSchema } from '../../schema/site.ts'

const json = z.toJSONSchema(siteSchema, {
  io: 'input',
  // These are for the page about the fields (docs/content.md), and nothing to an editor.
  override({ jsonSchema }) {
    for (const ours of ['expects', 'shownIn', 'outputs', 'address', 'inCv', 'kind', 'slots']) delete jsonSchema[ours]
  },
})

// Written anew by `npm run schema`.
test('content/site.schema.json, which editors complete from, is what the schema says', async () => {
  await expect(`${JSON.stringify(json, null, 2)}\n`).toMatchFileSnapshot('../../content/site.schema.json')
})

test('every field has one sentence of help', () => {
  expect(fieldsWithoutHelp(json, '')).toEqual([])
})

function fieldsWithoutHelp(schema: z.core.JSONSchema.JSONSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return []
    const here = `${path}.${name}`
    const helped = /^[A-Z].*[.]$/.test(field.description ?? '')
    return [...(helped ? [] : [here]), ...fieldsWithoutHelp(field, here)]
  })
  const { items } = schema
  const inItems =
    items && typeof items === 'object' && !Array.isArray(items) ? fieldsWithoutHelp(items, `${path}[]`) : []
  return [...fields, ...inItems]
}
