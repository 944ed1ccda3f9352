import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { help as helpOfImport } from '../cli/import.mjs'
import { help as helpOfInit } from '../cli/init.mjs'
import { FORMAT_LIST, FORMATS } from './formats.mjs'
import { IMPORTERS } from './importers.ts'

test('every format has an importer, in the same order', () => {
  expect(IMPORTERS.map(({ name, files }) => ({ name, files }))).toEqual(Object.values(FORMATS))
})

test('the help of both commands lists the formats', () => {
  for (const help of [helpOfImport, helpOfInit]) expect(help).toContain(FORMAT_LIST)
})

test('the page about the import has a row and a section for each format', () => {
  const page = readFileSync('docs/import.md', 'utf8')
  for (const { name } of IMPORTERS) {
    const [, section] =
      new RegExp(`^\\| \\[${name.replace(/^an? (?:.+ of )?/, '')}\\]\\(#(.+?)\\)`, 'm').exec(page) ?? []
    const headings = Array.from(page.matchAll(/^## (.+)/gm), ([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    )
    expect(headings).toContain(section)
  }
})
