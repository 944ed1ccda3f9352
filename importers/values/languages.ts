import { BASE_LANGUAGES, importTexts } from '../../content/content.ts'
import { CUSTOM_LISTS } from '../../model/sections/custom.ts'
import { SECTIONS } from '../../model/sections/index.ts'
import { keyOf } from './plain-text.ts'

type Heading = { title: string; label: string }

/** What an import writes by itself, in the language of the site. */
export type Texts = Omit<ReturnType<typeof importTexts>, 'headings'> & {
  /** By the names of sections, and by the ids of the owner's own. */
  headings: ReadonlyMap<string, Heading>
}

const ENGLISH_HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ...SECTIONS.flatMap(({ name, headings }) => (headings ? [[name, headings] as const] : [])),
  ...Object.entries(CUSTOM_LISTS).map(([id, { headings }]) => [id, headings] as const),
])

/** The lists of a résumé that have another name than their section. */
const LISTS = new Map([
  ['expertise', 'skills'],
  ...SECTIONS.flatMap(({ name, resume }) => (resume ? [[name, resume.list] as const] : [])),
])

/** What an import writes in a language such as de or pt-BR; in English if there is no translation. */
export function textsIn(language = 'en'): Texts {
  const { headings, ...texts } = importTexts(language)
  if (headings === importTexts('en').headings) return { ...texts, headings: ENGLISH_HEADINGS }
  const translated = Array.from(ENGLISH_HEADINGS, ([name, english]) => {
    const title = headings[LISTS.get(name) ?? name]?.[0] ?? english.title
    return [name, { title, label: title }] as const
  })
  return { ...texts, headings: new Map(translated) }
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
