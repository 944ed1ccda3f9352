import { expect, test } from 'vitest'
import { BASE_LANGUAGES, parseSite } from '../../content/content.ts'
import { composeYaml } from '../write/compose-yaml.ts'
import { languageOfHeadings, sectionOf } from './headings.ts'
import { textsIn } from './languages.ts'

test.each(BASE_LANGUAGES)('writes valid content in the language %s', (language) => {
  const { headings, ...texts } = textsIn(language)
  for (const text of [...Object.values(texts), ...Array.from(headings.values(), ({ title }) => title)]) {
    expect(text).toEqual(expect.any(String))
  }
  const about = { about: 'x', profiles: [{ label: 'a', icon: 'tabler:link', address: 'https://a.dev/' }] }
  const yaml = composeYaml({ language, name: 'Ed', profile: { title: 'Aide' }, footer: about })
  expect(parseSite(yaml, { folder: '.', name: 'content' }).source?.language).toBe(language)
})

test.each(BASE_LANGUAGES)('knows its own headings in the language %s', (language) => {
  const { headings } = textsIn(language)
  const lists = ['history', 'education', 'expertise', 'gallery'].map((name) =>
    sectionOf(headings.get(name)?.title ?? ''),
  )
  expect(lists).toEqual(['work', 'education', 'skills', 'projects'])
  const titles = Array.from(headings.values(), ({ title }) => title)
  expect(languageOfHeadings(titles)).toBe(language === 'en' ? undefined : language)
})
