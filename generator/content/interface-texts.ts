import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Source, UiStrings } from '../../model/content.ts'

type Texts = NonNullable<Source['ui']>

/** A file for each language: `de.yaml`. */
const FOLDER = join(import.meta.dirname, '../../model/interface')

/** The languages in which the project has the texts of the interface. */
export const INTERFACE_LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.yaml', ''))

/** The texts of the interface in a language such as `pt-BR`, or none. */
export function interfaceTexts(language: string): Texts {
  const [base = ''] = language.split('-')
  if (!INTERFACE_LANGUAGES.includes(base)) return {}
  return parse(readFileSync(join(FOLDER, `${base}.yaml`), 'utf8')) as Texts // tested against the schema
}

/** The texts of the interface for a site, with those of its owner. Checked content lacks none. */
export function interfaceOf({ language, ui, gallery }: Pick<Source, 'language' | 'ui' | 'gallery'>): UiStrings {
  const { shownProjects, ...texts } = { ...interfaceTexts(language), ...ui }
  const category = new Intl.PluralRules(language).select(gallery?.projects.length ?? 0)
  const shown = typeof shownProjects === 'object' ? (shownProjects[category] ?? shownProjects.other) : shownProjects
  return { ...texts, shownProjects: shown } as UiStrings // checkContent reports missing texts
}
