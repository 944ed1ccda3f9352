import { BASE_LANGUAGES } from '../content/content.ts'
import { CUSTOM_LISTS } from '../model/sections/custom.ts'
import { SECTIONS } from '../model/sections/index.ts'
import { headingIn } from './headings.ts'
import { keyOf } from './plain-text.ts'
import texts from './texts.json' with { type: 'json' }

type Heading = { title: string; label: string }

/** What an import writes by itself, in the language of the site. */
export type Texts = {
  /** The end of what is going on. */
  present: string
  description: string
  about: string
  connect: string
  /** By the names of sections, and by the ids of the owner's own. */
  headings: ReadonlyMap<string, Heading>
}

const ENGLISH: Texts = {
  present: 'Present',
  description: 'The personal website of {name}, with the CV as a PDF for download.',
  about: 'About Me',
  connect: 'Connect',
  headings: new Map([
    ...SECTIONS.flatMap(({ name, headings }) => (headings ? [[name, headings] as const] : [])),
    ...Object.entries(CUSTOM_LISTS).map(([id, { headings }]) => [id, headings] as const),
  ]),
}

/** The lists of a résumé that have another name than their section. */
const LISTS = new Map([
  ['expertise', 'skills'],
  ...SECTIONS.flatMap(({ name, resume }) => (resume ? [[name, resume.list] as const] : [])),
])

/** What an import writes in a language such as de or pt-BR; in English if there is no translation. */
export function textsIn(language = 'en'): Texts {
  const [, found] = Object.entries(texts).find(([code]) => code === baseOf(language)) ?? []
  if (found === undefined) return ENGLISH
  const headings = Array.from(ENGLISH.headings, ([name, english]) => {
    const title = headingIn(baseOf(language), LISTS.get(name) ?? name) ?? english.title
    return [name, { title, label: title }] as const
  })
  return { ...found, headings: new Map(headings) }
}

/** A language as people and other programs write it (de, de-DE, German, Deutsch), or none if the site has no texts in it. */
export function languageOf(written: string): string | undefined {
  const key = keyOf(written)
  const tag = tagOf(written)
  if (tag !== undefined && BASE_LANGUAGES.includes(baseOf(tag))) return tag
  return BASE_LANGUAGES.find((code) => {
    return ['en', code].some((language) => {
      const name = keyOf(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? '')
      return key === name || key === `mandarin${name}`
    })
  })
}

function tagOf(written: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? ''
}
