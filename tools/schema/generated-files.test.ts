import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { updateReference } from './field-reference.ts'
import { jsonSchema } from './json-schema.ts'
import { outputsPage, updateFormats } from './tables.ts'

test('the JSON Schema and the list of all fields follow the schema (npm run schema)', async () => {
  const files = ['docs/fields.md', 'sample/site.yaml', 'tests/contents/full/site.yaml']
  const [page = '', ...examples] = files.map((file) => readFileSync(file, 'utf8'))
  await expect.soft(jsonSchema()).toMatchFileSnapshot('../../schema/site.schema.json')
  await expect.soft(updateReference(page, examples)).toMatchFileSnapshot('../../docs/fields.md')
})

test('the pages on outputs and formats follow their lists (npm run schema)', async () => {
  await expect.soft(outputsPage()).toMatchFileSnapshot('../../docs/outputs.md')
  const readme = readFileSync('README.md', 'utf8')
  await expect.soft(updateFormats(readme)).toMatchFileSnapshot('../../README.md')
})
