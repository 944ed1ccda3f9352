import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { translationSchema } from '../../model/schema/translation.ts'
import { ContentError } from './content-error.ts'
import { crossFieldIssues } from './cross-field-rules.ts'
import { explain } from './explain.ts'
import { glyphIssues } from './glyph-coverage.ts'
import { parseContent, type ParsedContent } from './parse-yaml.ts'
import { textOf } from './read-content.ts'
import { schemaIssues } from './schema-issues.ts'
import { lengthIssues, translate, type MissingText } from './translation.ts'

/** The content in a further language. */
export type Translation = { language: string; source: Source; missing: MissingText[]; content: ParsedContent }

const FILE = /^site\.(.+)\.yaml$/

/**
 * Reads the further languages of a content folder: `site.de.yaml` for German.
 * @param source the main content
 * @throws ContentError with all mistakes of a file
 */
export function readTranslations(root: string, folder: string, source: Source): Translation[] {
  const files = readdirSync(resolve(root, folder)).filter((file) => FILE.test(file))
  return files.toSorted().map((file) => checkTranslation(textOf(root, folder, file), `${folder}/${file}`, source))
}

/** Not "old" or "bak", although they have the form of a code. */
function isKnownLanguage(language: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined
}

/**
 * Checks a translation together with the main content.
 * @param path the path of the file, which ends with its language
 */
export function checkTranslation(yaml: string, path: string, source: Source): Translation {
  const language = /\.([^./]+)\.yaml$/.exec(path)?.[1] ?? ''
  const content = parseContent(yaml, path)
  const reject = (message: string) =>
    new ContentError(path, [{ line: 0, column: 1, path: [], message, frame: null, help: undefined }])
  if (!siteSchema.shape.language.safeParse(language).success || !isKnownLanguage(language)) {
    throw reject(
      `"${language}" is no language code. Name a translation after its language, such as site.de.yaml, and any other file differently, such as site-old.yaml.`,
    )
  }
  if (language === source.language) {
    throw reject(
      `site.yaml is in this language already (language: ${language}). Change the language there, or remove this file.`,
    )
  }
  if (source.companies?.organisations.some(({ path: page }) => page === `/${language}`)) {
    throw reject(
      `The page of an organisation has the address of this language (/${language}). Choose another path for it in site.yaml.`,
    )
  }
  const issues = [...schemaIssues(content, translationSchema), ...lengthIssues(source, content.value, 'site.yaml')]
  if (issues.length > 0) throw content.errorFor(issues)

  const translated = translate(source, content.value ?? {}, language)
  const found = siteSchema.safeParse(translated.source, { reportInput: true }).error?.issues ?? []
  const mistakes = [
    ...found.map((issue) => ({ path: issue.path, message: explain(issue, undefined) })),
    ...crossFieldIssues(translated.source),
    ...glyphIssues(translated.source),
  ]
  if (mistakes.length > 0) throw content.errorFor(mistakes)
  return { language, content, ...translated }
}
