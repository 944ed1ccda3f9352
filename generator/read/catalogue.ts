import { isMap } from 'yaml'
import { z } from 'zod'
import type { Source } from '../../model/content.ts'
import { ISO_DATE } from '../../model/fields/text.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { schemaIssues } from '../check/schema-issues.ts'
import { textsIn } from './fields.ts'
import { INTERFACE_LANGUAGES, interfaceTexts } from './interface-texts.ts'
import type { Issue, ParsedContent } from './parse-yaml.ts'
import { offsetOf, type Path, valueAt } from './position.ts'

/** A text of the main file, and its translation or an empty text. */
export type Pair = { text: string; translation: string; offset: number }

/**
 * Reads a catalogue: a list of pairs such as `{ en: Projects, de: Projekte }`.
 * @param main the language of site.yaml
 * @returns the pairs by the text of the main file
 * @throws ContentError with all mistakes
 */
export function readCatalogue(content: ParsedContent, main: string, language: string): Map<string, Pair> {
  const { document, value, errorFor } = content
  if (isMap(document.contents)) {
    const message = `This file has the sections of site.yaml, as in earlier versions. Rename it to site-${language}-old.yaml, run npx vitafolio translate ${language}, and copy your texts into the new file.`
    throw errorFor([{ path: [], offset: 0, message }])
  }
  const catalogue = z.array(z.strictObject({ [main]: z.string(), [language]: z.string().nullish() }))
  const issues: Issue[] = value === null ? [] : schemaIssues(content, catalogue)
  // The line says where: a path such as "[3].de" helps nobody.
  if (issues.length > 0)
    throw errorFor(issues.map((each) => ({ offset: offsetOf(document, each.path) ?? 0, ...each, path: [] })))

  const pairs = new Map<string, Pair>()
  for (const [index, pair] of catalogue.parse(value ?? []).entries()) {
    const text = pair[main]?.trim() ?? ''
    const translation = pair[language]?.trim() ?? ''
    const offset = offsetOf(document, [index, language]) ?? 0
    const earlier = pairs.get(text)?.translation
    if (earlier && translation && earlier !== translation) {
      const message = `"${text}" has two translations: "${earlier}" and "${translation}". Remove one of the two.`
      issues.push({ path: [], offset, message })
    }
    if (!earlier) pairs.set(text, { text, translation, offset })
  }
  if (issues.length > 0) throw errorFor(issues)
  return pairs
}

/** The start of a period with words after it, such as "2023 - Present". */
const START = new RegExp(String.raw`^${ISO_DATE}\s*[-–—]\s*`)

/** The content, with the texts of the interface if the project lacks them in the language. */
export function withInterface(source: Source, language: string): Source {
  const [base = ''] = language.split('-')
  if (INTERFACE_LANGUAGES.includes(base)) return source
  return { ...source, ui: { ...interfaceTexts(source.language), ...source.ui } }
}

/** The texts of the content. Of a period, only its words: "Present" of "2023 - Present". */
export function translatableTexts(source: Source): { path: Path; text: string }[] {
  return textsIn(siteSchema, source).flatMap(({ path, text: value, meta }) => {
    const { kind, isUrl, untranslatable, format } = meta
    const text = (format === 'period' ? value.replace(START, '') : value).trim()
    const hasWords = /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))
    return hasWords && !kind && !isUrl && !untranslatable ? [{ path, text }] : []
  })
}

/** The content in another language. A text without a translation stays as it is. */
export function translate(source: Source, language: string, translations: ReadonlyMap<string, string>): Source {
  const translated = { ...structuredClone(source), language }
  for (const { path, text } of translatableTexts(source)) {
    const parent = Object(valueAt(translated, path.slice(0, -1)))
    const value = String(valueAt(source, path)).replace(text, () => translations.get(text) || text)
    Reflect.set(parent, path.at(-1) ?? '', value)
  }
  return translated
}
