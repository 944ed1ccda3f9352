import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { crossFieldIssues } from '../check/cross-field-rules.ts'
import { glyphIssues } from '../check/glyph-coverage.ts'
import { explain } from '../check/schema-issues.ts'
import { markdownIssues } from '../check/story-rules.ts'
import { type Pair, readCatalogue, translatableTexts, translate, withInterface } from './catalogue.ts'
import { ContentError, ofWholeFile } from './content-error.ts'
import { type Issue, parseContent, type ParsedContent } from './parse-yaml.ts'
import type { Path } from './position.ts'
import { textOf } from './read-content.ts'
import { untranslatedStories } from './read-stories.ts'

export type Translation = {
  language: string
  source: Source
  content: ParsedContent
  /** Texts without a translation. */
  missing: Issue[]
  /** Texts that site.yaml does not have. */
  unused: Issue[]
}

const FILE = /^site\.(.+)\.yaml$/

/**
 * Reads the further languages of a content folder: `site.de.yaml` for German.
 * @param source the main content
 * @throws ContentError with all mistakes of a file
 */
export function readTranslations(root: string, folder: string, source: Source): Translation[] {
  const files = readdirSync(resolve(root, folder)).filter((file) => FILE.test(file))
  return files.toSorted().map((file) => {
    const translation = checkTranslation(textOf(root, folder, file), `${folder}/${file}`, source)
    const { missing, language } = translation
    return { ...translation, missing: [...missing, ...untranslatedStories(root, folder, source, language)] }
  })
}

/**
 * Checks a translation together with the main content.
 * @param file the path of the file, which ends with its language
 */
export function checkTranslation(yaml: string, file: string, main: Source): Translation {
  const language = /\.([^./]+)\.yaml$/.exec(file)?.[1] ?? ''
  const problem = languageProblem(language, main)
  if (problem !== undefined) throw new ContentError(file, [ofWholeFile(problem)])

  const content = parseContent(yaml, file)
  const pairs = readCatalogue(content, main.language, language)
  const original = withInterface(main, language)
  const texts = translatableTexts(original)
  const translations = new Map(Array.from(pairs.values(), ({ text, translation }) => [text, translation]))
  const source = translate(original, language, translations)

  const mistakes = mistakesIn(source)
  if (mistakes.length > 0) {
    const textAt = (path: Path) => texts.find((each) => path.every((step, at) => each.path[at] === step))?.text ?? ''
    throw content.errorFor(mistakes.map((issue) => ({ ...issue, offset: pairs.get(textAt(issue.path))?.offset ?? 0 })))
  }
  const known = new Set(texts.map(({ text }) => text))
  const missing = [...known]
    .filter((text) => !translations.get(text))
    .map((text) => missingIssue(text, language, pairs))
  const unused = [...pairs.values()].filter(({ text }) => !known.has(text)).map(unusedIssue)
  return { language, source, content, missing, unused }
}

/** Why a site can't have a translation into a language. */
export function languageProblem(language: string, main: Source): string | undefined {
  if (!siteSchema.shape.language.safeParse(language).success || !isKnownLanguage(language))
    return `"${language}" is no language code. Name a translation after its language, such as site.de.yaml, and any other file differently, such as site-old.yaml.`
  if (language === main.language)
    return `site.yaml is in this language already (language: ${language}). Choose another language for the translation.`
  if (main.companies?.organisations.some(({ path }) => path === `/${language}`))
    return `The page of an organisation has the address of this language (/${language}). Choose another path for it in site.yaml.`
  return undefined
}

/** Not "old" or "bak", although they have the form of a code. */
function isKnownLanguage(language: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined
}

function mistakesIn(source: Source): Issue[] {
  const found = siteSchema.safeParse(source, { reportInput: true }).error?.issues ?? []
  const ofFields = found.map((issue) => ({ path: issue.path, message: explain(issue, undefined) }))
  return [...ofFields, ...crossFieldIssues(source), ...glyphIssues(source), ...markdownIssues(source)]
}

function missingIssue(text: string, language: string, pairs: ReadonlyMap<string, Pair>): Issue {
  const pair = pairs.get(text)
  const fix = pair ? `Write it after "${language}:".` : `Run npx vitafolio translate ${language} to add the text.`
  const message = `"${shortened(text)}" has no translation. ${fix}`
  return { path: [], message, ...(pair && { offset: pair.offset }) }
}

function unusedIssue({ text, offset }: Pair): Issue {
  const message = `site.yaml does not have the text "${shortened(text)}" any more. Correct it, or remove it.`
  return { path: [], offset, message }
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`
}
