import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { localesOf } from '../model/fields/locale.ts'
import type { Source } from '../model/site-schema.ts'
import type { UiStrings } from '../model/view.ts'

type Texts = NonNullable<Source['ui']>

/** What an import writes itself, and the names that people give the sections of a CV. It writes the first of them. */
type ImportTexts = {
  /** The end of a period that has not ended, such as "Present". */
  present: string
  description: string
  about: string
  connect: string
  /** By the lists of a résumé. */
  headings: Readonly<Record<string, readonly string[]>>
}

type Section = readonly [heading: string, question: string]

/** Of each kind of story, and then of all. */
type StoryFrames = Readonly<Record<string, Section>>

/** The sections of stories of all kinds. */
const SECTIONS = ['context', 'options', 'decision', 'result', 'again']

type LanguageFile = { interface: Texts; story?: StoryFrames; import?: ImportTexts }

/** A file for each language: `de.yaml`. */
const FOLDER = join(import.meta.dirname, '../model/languages')

/** The languages in which the project has the texts of the interface, some of them in a script: `zh-Hant`. */
export const INTERFACE_LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.yaml', ''))

/** The same without their scripts. */
export const BASE_LANGUAGES = INTERFACE_LANGUAGES.filter((language) => !language.includes('-'))

const parsed = new Map<string, LanguageFile>()

/** The file of a language, which is read once. */
function fileOf(name: string): LanguageFile {
  const file = parsed.get(name) ?? (parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')) as LanguageFile) // tested against the schema
  parsed.set(name, file)
  return file
}

/** The texts of the interface in a language such as `pt-BR`, or none. */
export function interfaceTexts(language: string): Texts {
  const name = localesOf(language).find((locale) => INTERFACE_LANGUAGES.includes(locale))
  return name === undefined ? {} : fileOf(name).interface
}

/** What an import writes in a language such as `pt-BR`; in English if the project has no texts in it. */
export function importTexts(language: string): ImportTexts {
  const found = localesOf(language).find((locale) => INTERFACE_LANGUAGES.includes(locale) && fileOf(locale).import)
  const { import: texts } = fileOf(found ?? 'en')
  if (texts === undefined) throw new Error('model/languages/en.yaml has no texts of the import')
  return texts
}

/** The headings that a story begins with, and a question below each; in English if the project has none in the language. */
export function storyFrame(language: string, kind?: string): Section[] {
  const found = localesOf(language).find((locale) => INTERFACE_LANGUAGES.includes(locale) && fileOf(locale).story)
  const sections = fileOf(found ?? 'en').story ?? {}
  return [kind ?? '', ...SECTIONS].flatMap((name) => {
    const section = sections[name]
    return section ? [section] : []
  })
}

type Site = Pick<Source, 'language' | 'ui' | 'gallery'>

/** The texts of the interface for a page, with those of its owner. Checked content lacks none. */
export function interfaceOf(site: Site): UiStrings {
  const {
    countedProjects: _projects,
    countedJobs: _jobs,
    careerYears: _years,
    builtFrom: _from,
    noRequests: _requests,
    diagram: _diagram,
    leadsTo: _leadsTo,
    inGroup: _inGroup,
    enlarge: _enlarge,
    ...texts
  } = { ...interfaceTexts(site.language), ...site.ui }
  const shownProjects = pluralFormOf(site, 'shownProjects', site.gallery?.projects.length ?? 0)
  return { ...texts, shownProjects } as UiStrings // a rule reports missing texts
}

export type CountedText = 'shownProjects' | 'countedProjects' | 'countedJobs' | 'careerYears'

/** The form of a text that its language has for a number. */
export function pluralFormOf({ language, ui }: Site, name: CountedText, count: number): string {
  const text = { ...interfaceTexts(language), ...ui }[name] ?? ''
  return typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(count)] ?? text.other)
}
