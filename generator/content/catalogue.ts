import { isMap } from 'yaml'
import { z } from 'zod'
import type { Issue, ParsedContent } from './parse-yaml.ts'
import { offsetOf } from './position.ts'
import { schemaIssues } from './schema-issues.ts'

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
    throw errorFor(issues.map((each) => ({ offset: offsetOf(document, each.path), ...each, path: [] })))

  const pairs = new Map<string, Pair>()
  for (const [index, pair] of catalogue.parse(value ?? []).entries()) {
    const text = pair[main]?.trim() ?? ''
    const translation = pair[language]?.trim() ?? ''
    const offset = offsetOf(document, [index, language])
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
