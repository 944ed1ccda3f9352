// npm run schema: writes schema/site.schema.json and docs/fields.md from the schema.
// npm run schema -- --check: changes nothing, and fails if one of them is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'
import { root } from './set-up.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
const { jsonSchema } = await importTypeScript('generator/content/json-schema.ts')
const { updateReference } = await importTypeScript('generator/content/field-reference.ts')

const EXAMPLES = ['sample/site.yaml', 'tests/contents/full.yaml']

const files = [
  { path: 'schema/site.schema.json', expected: jsonSchema() },
  { path: 'docs/fields.md', expected: updateReference(textOf('docs/fields.md'), EXAMPLES.map(textOf)) },
]
for (const { path, expected } of files) {
  if (textOf(path) === expected) continue
  if (values.check) {
    console.error(`${path} is outdated. Run npm run schema, and commit the file.`)
    process.exitCode = 1
  } else {
    writeFileSync(join(root, path), expected)
    console.log(`Updated ${path}.`)
  }
}

/** @param {string} path */
function textOf(path) {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
}
