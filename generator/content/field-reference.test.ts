import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldsOfSite, type Field } from './json-schema.ts'

test('docs/fields.md has a heading for each of its links', () => {
  const page = readFileSync('docs/fields.md', 'utf8')
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(' ', '-')
      .replaceAll(/[^\w-]/g, ''),
  )
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor)
  expect(links).not.toEqual([])
  expect(links.filter((link) => anchors.filter((anchor) => anchor === link).length !== 1)).toEqual([])
})

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
