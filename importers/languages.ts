import { INTERFACE_LANGUAGES } from '../generator/read/interface-texts.ts'
import { CUSTOM_LISTS } from '../model/sections/custom.ts'
import { SECTIONS } from '../model/sections/index.ts'
import headingNames from './headings.json' with { type: 'json' }
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

/** What an import writes in a language such as de or pt-BR; in English if there is no translation. */
export function textsIn(language = 'en'): Texts {
  const [, found] = Object.entries(texts).find(([code]) => code === baseOf(language)) ?? []
  if (found === undefined) return ENGLISH
  const { present, description, about, connect, ...headings } = found
  const names = [...ENGLISH.headings.keys()] as (keyof typeof headings)[] // tested
  return {
    present,
    description,
    about,
    connect,
    headings: new Map(names.map((name) => [name, { title: headings[name], label: headings[name] }])),
  }
}

/** The words for what is going on, in all languages. */
export const PRESENT_WORDS = Object.values(texts).map(({ present }) => present)

/** A language as people and other programs write it (de, de-DE, German, Deutsch), or none if the site has no texts in it. */
export function languageOf(written: string): string | undefined {
  const key = keyOf(written)
  const tag = tagOf(written)
  if (tag !== undefined && INTERFACE_LANGUAGES.includes(baseOf(tag))) return tag
  return INTERFACE_LANGUAGES.find((code) => {
    return ['en', code].some((language) => {
      const name = keyOf(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? '')
      return key === name || key === `mandarin${name}`
    })
  })
}

type HeadingName = { language: string; list: string; key: string }

/** What sections of résumés are called: each name with its language and its list in RESUME, or "summary". */
const HEADING_NAMES: readonly HeadingName[] = Object.entries(headingNames).flatMap(([language, lists]) =>
  Object.entries(lists).flatMap(([list, names]) =>
    names.split(', ').map((name) => ({ language, list, key: plainKey(name) })),
  ),
)

/** Without accents, which people leave out in headings. */
function plainKey(name: string): string {
  return keyOf(
    name
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .normalize('NFC'),
  )
}

/** The list of a résumé, by its name in RESUME, or "summary", for the heading of a section in any language of the interface. */
export function listNamed(heading: string): string | undefined {
  const key = plainKey(heading)
  return HEADING_NAMES.find((each) => each.key === key)?.list ?? listKeyed(keyOf(heading))
}

/** For names of lists that are no headings, such as positions. */
function listKeyed(key: string): string | undefined {
  return [...SECTIONS, ...Object.values(CUSTOM_LISTS)]
    .flatMap(({ resume }) => (resume === undefined ? [] : [resume]))
    .find((resume) =>
      [resume.list, ...('aliases' in resume ? (resume.aliases ?? []) : [])].some((each) => keyOf(each) === key),
    )?.list
}

/** The language that most of the headings are in, if there are two or more and it is not English. */
export function languageOfHeadings(headings: readonly string[]): string | undefined {
  const keys = new Set(headings.map(plainKey))
  const counts = Object.keys(headingNames).map((language) => {
    const found = HEADING_NAMES.filter((each) => each.language === language && keys.has(each.key))
    return { language, count: new Set(found.map(({ key }) => key)).size }
  })
  const [best, next] = counts.toSorted((a, b) => b.count - a.count)
  return best && best.language !== 'en' && best.count > Math.max(1, next?.count ?? 0) ? best.language : undefined
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
