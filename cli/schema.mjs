// npm run schema: writes schema/site.schema.json and docs/fields.md from the schema.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from './arguments.mjs'
import { packageFolder, prepare } from './set-up.mjs'
import { importTypeScript } from './vite.mjs'

const help = `npm run schema [-- --check]

Writes schema/site.schema.json and docs/fields.md from the schema.

  --check   changes nothing, and fails if one of them is outdated`

const { values } = parseArguments(help, { options: { check: { type: 'boolean' } } })
await prepare()
const { jsonSchema } = await importTypeScript('generator/content/json-schema.ts')
const { updateReference } = await importTypeScript('generator/content/field-reference.ts')

const EXAMPLES = ['sample/site.yaml', 'tests/contents/full/site.yaml']

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
    writeFileSync(join(packageFolder, path), expected)
    console.log(`Updated ${path}.`)
  }
}

/** @param {string} path */
function textOf(path) {
  const file = join(packageFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : ''
}
