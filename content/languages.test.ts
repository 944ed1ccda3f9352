import { expect, test } from 'vitest'
import { uiStrings } from '../model/interface-texts.ts'
import { INTERFACE_LANGUAGES, interfaceOf, interfaceTexts } from './languages.ts'

const gallery = (count: number) => ({
  title: '',
  label: '',
  projects: Array.from({ length: count }, () => ({ title: '' })),
})

test.each(INTERFACE_LANGUAGES)('has every text of the interface in %s', (language) => {
  const texts = interfaceTexts(language)
  expect(uiStrings.safeParse(texts).error).toBeUndefined()
  expect(Object.keys(texts)).toEqual(Object.keys(uiStrings.shape))
  const { shownProjects = '' } = texts
  const forms = typeof shownProjects === 'string' ? [] : Object.keys(shownProjects)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  expect(pluralCategories).toEqual(expect.arrayContaining(forms))
})

test.each([
  ['en', 1, '{shown} of {total} project'],
  ['en-GB', 6, '{shown} of {total} projects'],
  ['pl', 3, '{shown} z {total} projektów'],
  ['ja', 3, '全 {total} 件中 {shown} 件のプロジェクト'],
])('writes the number of projects in %s for %i', (language, count, text) => {
  expect(interfaceOf({ language, gallery: gallery(count) }).shownProjects).toBe(text)
})
