import { INTERFACE_LANGUAGES } from '../generator/read/interface-texts.ts'
import { CUSTOM_LISTS } from '../model/sections/custom.ts'
import { SECTIONS } from '../model/sections/index.ts'
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

/** Names of lists beside those in RESUME and in texts.json. */
const LIST_NAMES: Readonly<Record<string, string>> = {
  work: 'work experience, professional experience, employment, employment history, career, beruflicher Werdegang, expérience',
  education: 'academic background, Bildung, studies, estudios, études',
  skills: 'technical skills, core skills, technologies, technical proficiencies, tech stack, Fähigkeiten',
  projects: 'personal projects, side projects, selected projects, open source projects',
  awards: 'honors and awards, awards and honors, achievements and awards, Preise',
  certificates: 'certifications, licenses and certifications, Zertifizierungen',
  publications: 'selected publications, papers',
  volunteer: 'volunteer work, volunteer experience, voluntary work',
  interests: 'hobbies, hobbies and interests, Hobbys',
  languages: 'language skills, Sprachkenntnisse',
}

const SUMMARIES =
  'summary, about, about me, professional profile, career summary, career objective, profile, professional summary, executive summary, objective, introduction, intro, personal statement, Zusammenfassung, Profil, Kurzprofil, résumé, perfil, resumen, resumo, profilo'

const keysOf = (names: string) => names.split(', ').map(keyOf)

let lists: ReadonlyMap<string, string> | undefined

/** The list of a résumé, by its name in RESUME, for the heading of a section in any language of the interface. */
export function listNamed(heading: string): string | undefined {
  lists ??= new Map([
    ...[...SECTIONS, ...Object.entries(CUSTOM_LISTS).map(([name, list]) => ({ name, ...list }))].flatMap(
      ({ name, resume, headings }) => {
        const list = name === 'expertise' ? 'skills' : resume?.list
        if (list === undefined) return []
        const aliases = resume !== undefined && 'aliases' in resume ? (resume.aliases ?? []) : []
        const translated = Object.values(texts).flatMap((each: object): string[] => Reflect.get(each, name) ?? [])
        return [list, ...aliases, ...Object.values(headings ?? {}), ...translated].map(
          (each) => [keyOf(each), list] as const,
        )
      },
    ),
    ...Object.entries(LIST_NAMES).flatMap(([list, names]) => keysOf(names).map((key) => [key, list] as const)),
  ])
  return lists.get(keyOf(heading))
}

/** The language that most of the headings are in, if there are two or more and it is not English. */
export function languageOfHeadings(headings: readonly string[]): string | undefined {
  const keys = new Set(headings.map(keyOf))
  const english = [...ENGLISH.headings.values()].flatMap(({ title, label }) => [title, label])
  const found = [
    ['en', english] as const,
    ...Object.entries(texts).map(([code, each]) => [code, Object.values(each)] as const),
  ]
    .map(([code, words]) => ({ code, count: words.filter((word) => keys.has(keyOf(word))).length }))
    .toSorted((a, b) => b.count - a.count)
  const [best, next] = found
  return best && best.code !== 'en' && best.count > Math.max(1, next?.count ?? 0) ? best.code : undefined
}

/** Whether a section has the summary. */
export function isSummary(heading: string): boolean {
  const translated = Object.values(texts).map(({ about }) => keyOf(about))
  return [...keysOf(SUMMARIES), ...translated].includes(keyOf(heading))
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
