import { expect, test } from 'vitest'
import { characterWithoutGlyph } from '../../generator/fonts/document-fonts.ts'
import { stringsOf } from '../../generator/outputs/cv/pdf.ts'
import { checkedSource } from '../../generator/testing/checked-source.ts'
import { contentFor, siteOf } from '../../generator/testing/contents.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { check } from '../check.ts'
import { isError } from '../diagnostic.ts'
import { textsIn, valueAt } from '../fields.ts'
import { parseContent } from '../parse.ts'
import { readContent } from '../read-content.ts'
import { glyphs } from './glyphs.ts'

/** The mistakes that the rule finds in a value, by their paths. */
function mistakesIn(value: unknown) {
  const { diagnose } = parseContent(JSON.stringify(value), 'content/site.yaml')
  return glyphs({ value, diagnose }).map(({ path, message, install }) => ({
    path,
    message,
    ...(install && { install }),
  }))
}

test.each([
  ['Zoë Αθηνά Łukasz Ждановић Ñuñez Đặng', undefined],
  ['“Quotes” – dashes … € 100 % → №', undefined],
  ['soft\u{AD}ly, a\u{200D}b, e\u{301}, and a\u{A0}blank\nline', undefined],
  ['Ada 👩🏽‍💻', '👩🏽‍💻'],
  ['አዳ', 'አ'],
  ['ميرا', undefined],
])('reports the unsupported characters in %s: %s', (name, character) => {
  const message = `The CV fonts do not support "${character}". Use letters, digits and common symbols.`
  expect(mistakesIn({ name })).toEqual(character === undefined ? [] : [{ path: ['name'], message: `name: ${message}` }])
})

test.skipIf(characterWithoutGlyph('ส') === undefined)('names a font to install once, at the first text', () => {
  const value = { language: 'am', name: 'สมชาย', profile: { title: 'วิศวกร', location: 'አዲስ አበባ' } }
  expect(mistakesIn(value)).toEqual([
    {
      path: ['name'],
      message:
        'name: The CV has no font for "ส". Install one with `npm install @expo-google-fonts/noto-sans-thai`, or leave the CV out with `cv: false`.',
      install: 'npm install @expo-google-fonts/noto-sans-thai',
    },
    { path: ['profile', 'location'], message: expect.stringContaining('do not support "አ"') },
  ])
})

test.skipIf(characterWithoutGlyph('ส') === undefined)('reports the name of a country that the CV cannot print', () => {
  const value = { language: 'th', ui: { cv: 'CV' }, profile: { location: { countryCode: 'TH' } } }
  expect(mistakesIn(value)).toMatchObject([{ path: ['profile', 'location', 'countryCode'] }])
  expect(mistakesIn({ ...value, language: 'no language' })).toEqual([])
})

test.skipIf(characterWithoutGlyph('简') === undefined)(
  'reports a language whose headings the CV cannot print, unless the owner writes others',
  () => {
    const message = expect.stringContaining('npm install @expo-google-fonts/noto-sans-sc')
    expect(mistakesIn({ language: 'zh' })).toEqual([{ path: ['language'], message, install: expect.any(String) }])
    expect(mistakesIn({ language: 'zh', ui: { cv: 'CV', experience: 'Experience' } })).toEqual([])
    expect(mistakesIn({ language: 'ja' })).toEqual([])
  },
)

test('a site without a CV may have any character', () => {
  expect(mistakesIn({ cv: false, language: 'am', name: 'አዳ' })).toEqual([])
})

test.each([
  { gallery: { projects: [{ title: 'አ', cv: 'never' }] } },
  { history: { entries: [{ highlights: [{ text: 'አ', cv: 'never' }] }] } },
  { cv: { sections: ['history'] }, gallery: { projects: [{ title: 'አ' }] } },
  {
    cv: { sections: ['talks'] },
    custom: [{ id: 'talks' }, { id: 'hobbies', kind: 'records', entries: [{ title: 'አ' }] }],
  },
  { companies: { organisations: [{ name: 'አ' }] } },
])('leaves out text that no CV prints: %j', (value) => {
  expect(mistakesIn({ language: 'en', ...value })).toEqual([])
})

test.each([
  [{ cv: { sections: ['history'], variants: [{ sections: ['gallery'] }] }, gallery: { projects: [{ title: 'አ' }] } }],
  [{ custom: [{ id: 'hobbies', kind: 'records', entries: [{ title: 'አ' }] }] }],
  [{ cv: { sections: ['companies'] }, companies: { organisations: [{ name: 'አ' }] } }],
  [{ gallery: { projects: [{ title: 'አ', cv: 'only' }] } }],
])('checks text that only one CV prints: %j', (value) => {
  expect(mistakesIn({ language: 'en', ...value })).toHaveLength(1)
})

test('checks all text that the CV prints', async () => {
  const source = structuredClone(await checkedSource(process.cwd(), 'sample'))
  const texts = textsIn(siteSchema, source).filter(({ meta, path }) => !meta.kind && path[0] !== 'language')
  for (const [index, { path, text }] of texts.entries()) {
    Reflect.set(Object(valueAt(source, path.slice(0, -1))), path.at(-1) ?? '', `${text}አ${index};`)
  }
  const content = await contentFor(source)
  // The CV does not print the URLs of its links.
  const urls = /"(?:address|website|tel)":"[^"]*"/g
  const cv = JSON.stringify(stringsOf(content, siteOf(content, { address: source.url }))).replace(urls, '')
  const printed = texts.filter((_, index) => cv.includes(`አ${index};`)).map(({ path }) => path.join('.'))
  expect(printed.length).toBeGreaterThan(50)
  // A few texts are printed only where others are missing.
  expect(mistakesIn(source).map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(printed))
})

test.each([{}, { headline: 'Unknown' }])(
  'sections of the CV may have capitals, also beside another mistake',
  async (other) => {
    const fields = { history: { title: 'a', label: 'a', entries: [{ role: 'አ' }] }, cv: { sections: ['History'] } }
    const folder = temporaryFolder({ 'content/site.yaml': siteYaml({ ...fields, ...other }) })
    const errors = (await check(readContent(folder, 'content'))).filter(isError)
    expect(errors.map(({ rule, path }) => [rule, path.join('.')])).toContainEqual(['glyphs', 'history.entries.0.role'])
  },
)
