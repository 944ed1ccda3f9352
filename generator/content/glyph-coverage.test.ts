import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { stringsOf } from '../outputs/cv.ts'
import { textsIn } from './fields.ts'
import { mistakesInLetters } from './glyph-coverage.ts'
import { readContent } from './read-content.ts'
import { resolveContent } from './resolve-content.ts'

test.each([
  ['Zoë Αθηνά Łukasz Ждановић Ñuñez Đặng', undefined],
  ['“Quotes” – dashes … € 100 % → №', undefined],
  ['soft\u{AD}ly, a\u{200D}b, e\u{301}, and a\u{A0}blank\nline', undefined],
  ['李小龍', '李'],
  ['Ada 👩🏽‍💻', '👩🏽‍💻'],
  ['שלום', 'ש'],
])('reports the unsupported characters in %s: %s', (name, character) => {
  const message = `The CV fonts do not support "${character}". Use Latin, Greek or Cyrillic letters and common symbols.`
  expect(mistakesInLetters({ name })).toEqual(character === undefined ? [] : [{ path: ['name'], message }])
})

test('checks exactly the text that the CV prints', async () => {
  const source = await readContent(process.cwd(), 'sample')
  const texts = textsIn(siteSchema, source).filter(({ meta, path }) => !meta.kind && path[0] !== 'language')
  const marked = texts.reduce<unknown>((whole, { path, text }, index) => put(whole, path, `${text}李${index};`), source)
  const { content } = await resolveContent(marked as Source, join(process.cwd(), 'sample'), '/') // texts alone differ
  const strings = JSON.stringify(stringsOf(content, { address: (marked as Source).url, language: 'en' })).replace(
    /"(?:address|website|tel)":"[^"]*"/g,
    '',
  ) // The CV does not print link URLs.
  const printed = texts.filter((_, index) => strings.includes(`李${index};`))
  expect(printed.length).toBeGreaterThan(50)
  expect(mistakesInLetters(marked).map(({ path }) => path.join('.'))).toEqual(printed.map(({ path }) => path.join('.')))
})

function put(value: unknown, [step, ...rest]: readonly (string | number)[], text: string): unknown {
  if (step === undefined) return text
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) }
  Object.assign(copy, { [step]: put((value as Record<string | number, unknown>)[step], rest, text) })
  return copy
}
