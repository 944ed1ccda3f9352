import { z } from 'zod'
import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import { type Catalogue, pairsIn } from './catalogue.ts'
import type { Diagnostic } from './diagnostic.ts'
import { valueAt } from './fields.ts'
import { offsetOf } from './parse.ts'
import { compareWith } from './schema-mistakes.ts'

/**
 * Mistakes in the form of a catalogue.
 * @param main the language of site.yaml
 */
export function catalogueMistakes(catalogue: Catalogue, main: string): readonly Diagnostic[] {
  const { document, value, language, diagnose, diagnostics } = catalogue
  if (value === null || value === undefined) return diagnostics
  if (!Array.isArray(value) && typeof value === 'object') {
    const message = `This file has the sections of site.yaml, as in earlier versions. Rename it to site-${language}-old.yaml, run npx vitafolio translate ${language}, and copy your texts into the new file.`
    return [diagnose([], message, { offset: 0 })]
  }
  const form = z.array(z.strictObject({ [main]: z.string(), [language]: z.string().nullish() }))
  // The line says where: a path such as "[3].de" helps nobody.
  const inLine: Catalogue['diagnose'] = (path, message, details) =>
    diagnose([], message, { offset: offsetOf(document, path) ?? 0, ...details })
  return [...compareWith(form, { document, value, diagnose: inLine }), ...contradictions(catalogue, main)]
}

/** Two translations of a text. */
function contradictions(catalogue: Catalogue, main: string): Diagnostic[] {
  const first = new Map<string, string>()
  return pairsIn(catalogue, main).flatMap(({ text, translation, offset }) => {
    const earlier = first.get(text)
    if (!earlier) first.set(text, translation)
    if (!earlier || !translation || earlier === translation) return []
    const message = `"${text}" has two translations: "${earlier}" and "${translation}". Remove one of the two.`
    return [catalogue.diagnose([], message, { offset })]
  })
}

/** Whether texts can be translated with a catalogue. */
export function isUsable(catalogue: Catalogue, main: Source): boolean {
  return (
    languageProblem(catalogue.language, main) === undefined && catalogueMistakes(catalogue, main.language).length === 0
  )
}

/** Why a site can't have a translation into a language. */
export function languageProblem(language: string, main: unknown): string | undefined {
  if (!siteSchema.shape.language.safeParse(language).success || !isKnownLanguage(language))
    return `"${language}" is no language code. Name a translation after its language, such as site.de.yaml, and any other file differently, such as site-old.yaml.`
  if (language === valueAt(main, ['language']))
    return `site.yaml is in this language already (language: ${language}). Choose another language for the translation.`
  const organisations = valueAt(main, ['companies', 'organisations'])
  if (Array.isArray(organisations) && organisations.some((each) => valueAt(each, ['path']) === `/${language}`))
    return `The page of an organisation has the address of this language (/${language}). Choose another path for it in site.yaml.`
  return undefined
}

/** Not "old" or "bak", although they have the form of a code. */
function isKnownLanguage(language: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined
}
