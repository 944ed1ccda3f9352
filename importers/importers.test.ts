import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { help as helpOfImport } from '../cli/import.mjs'
import { help as helpOfInit } from '../cli/init.mjs'
import { FORMAT_LIST, FORMATS } from './formats.mjs'
import { IMPORTERS } from './importers.ts'

test('every format has an importer, in the same order', () => {
  expect(IMPORTERS.map(({ name, files }) => ({ name, files }))).toEqual(Object.values(FORMATS))
})

test.each(IMPORTERS.map((importer) => [importer.name, importer] as const))(
  'the help and the README name %s',
  (_, { files: { example, description } }) => {
    for (const help of [helpOfImport, helpOfInit]) expect(help).toContain(FORMAT_LIST)
    const rows = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ')
    expect(rows).toContain(`| \`${example}\` | ${description} |`)
  },
)
