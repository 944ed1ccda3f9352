import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { localesOf } from '../model/fields/locale.ts'
import type { Source } from '../model/site-schema.ts'
import type { UiStrings } from '../model/view.ts'

type Texts = NonNullable<Source['ui']>

/** A file for each language: `de.yaml`. */
const FOLDER = join(import.meta.dirname, '../model/interface')

/** The languages in which the project has the texts of the interface, some of them in a script: `zh-Hant`. */
export const INTERFACE_LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.yaml', ''))

/** The same without their scripts. */
export const BASE_LANGUAGES = INTERFACE_LANGUAGES.filter((language) => !language.includes('-'))

const parsed = new Map<string, Texts>()

/** The texts of the interface in a language such as `pt-BR`, or none. Each file is read once. */
export function interfaceTexts(language: string): Texts {
  const name = localesOf(language).find((locale) => INTERFACE_LANGUAGES.includes(locale))
  if (name === undefined) return {}
  const texts = parsed.get(name) ?? (parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')) as Texts) // tested against the schema
  parsed.set(name, texts)
  return texts
}

type Site = Pick<Source, 'language' | 'ui' | 'gallery'>

/** The texts of the interface for a page, with those of its owner. Checked content lacks none. */
export function interfaceOf(site: Site): UiStrings {
  const {
    countedProjects: _count,
    builtFrom: _from,
    noRequests: _requests,
    ...texts
  } = { ...interfaceTexts(site.language), ...site.ui }
  const shownProjects = pluralFormOf(site, 'shownProjects', site.gallery?.projects.length ?? 0)
  return { ...texts, shownProjects } as UiStrings // a rule reports missing texts
}

/** The form of a text that its language has for a number. */
export function pluralFormOf({ language, ui }: Site, name: 'shownProjects' | 'countedProjects', count: number): string {
  const text = { ...interfaceTexts(language), ...ui }[name] ?? ''
  return typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(count)] ?? text.other)
}
