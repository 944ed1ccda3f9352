import { expect, test } from 'vitest'
import { siteSchema } from '../../schema/site.ts'
import { stringsOf } from '../outputs/cv.ts'
import { textsIn } from './fields.ts'
import { glyphIssues } from './glyph-coverage.ts'
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
  expect(glyphIssues({ name })).toEqual(character === undefined ? [] : [{ path: ['name'], message }])
})

test('reports a language whose headings the CV cannot print, unless the owner writes others', () => {
  expect(glyphIssues({ language: 'ja' })).toEqual([{ path: ['language'], message: expect.stringContaining('"履"') }])
  expect(glyphIssues({ language: 'ja', ui: { cv: 'CV', experience: 'Experience' } })).toEqual([])
  expect(glyphIssues({ language: 'fr' })).toEqual([])
})

test('checks all text that the CV prints', async () => {
  const source = structuredClone(await readContent(process.cwd(), 'sample'))
  const texts = textsIn(siteSchema, source).filter(({ meta, path }) => !meta.kind && path[0] !== 'language')
  texts.forEach(({ path, text }, index) => setText(source, path, `${text}李${index};`))
  const { content } = await resolveContent(source, 'sample', '/')
  // The CV does not print the URLs of its links.
  const urls = /"(?:address|website|tel)":"[^"]*"/g
  const cv = JSON.stringify(stringsOf(content, { address: source.url, language: 'en' })).replace(urls, '')
  const printed = texts.filter((_, index) => cv.includes(`李${index};`)).map(({ path }) => path.join('.'))
  expect(printed.length).toBeGreaterThan(50)
  // A few texts are printed only where others are missing.
  expect(glyphIssues(source).map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(printed))
})

function setText(value: object, path: readonly (string | number)[], text: string) {
  const parent = path.slice(0, -1).reduce<unknown>((each, step) => Reflect.get(Object(each), step), value)
  Reflect.set(Object(parent), path.at(-1) ?? '', text)
}
