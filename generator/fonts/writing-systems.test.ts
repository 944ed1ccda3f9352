import { expect, test } from 'vitest'
import { familiesFor, hanWithoutFont, installCommand, installedFiles } from './writing-systems.ts'

const unlessInstalled = <Value>(family: string, value: Value) => (installedFiles(family).length > 0 ? undefined : value)

test.each([
  ['한', 'en', 'Noto Sans KR'],
  ['川', 'ja', 'Noto Sans JP'],
  ['李', 'en', 'Noto Sans SC'],
  ['李', 'zh-Hant-HK', 'Noto Sans TC'],
  ['「', 'ja', 'Noto Sans JP'],
])('installs a font for %s in %s: %s', (character, language, family) => {
  const command = `npm install @expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
  expect(installCommand(character, language)).toBe(unlessInstalled(family, command))
})

test('names no command for a character without a font, or with an installed one', () => {
  expect(['👩', 'አ', 'م'].map((character) => installCommand(character, 'en'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('Chinese texts are not printed with the Japanese font', () => {
  expect(hanWithoutFont('Ada 李', 'zh-TW')).toBe(unlessInstalled('Noto Sans TC', '李'))
  expect(hanWithoutFont('Ada 李', 'en')).toBeUndefined()
  expect(hanWithoutFont('Ada 川', 'ja')).toBeUndefined()
})

test('looks for glyphs in the fonts of the site first', () => {
  expect(familiesFor('ar').slice(0, 2)).toEqual(['Geist', 'Noto Sans'])
  expect(familiesFor('ar')).toContain('Vazirmatn')
})
