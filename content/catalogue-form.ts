import { z } from 'zod'
import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import { nameOfLanguage } from '../lib/language-name.ts'
import { type Catalogue, type Pair, pairsFor, pairsIn, translatableTexts, withInterface } from './catalogue.ts'
import { type Diagnostic, ofWholeFile } from './diagnostic.ts'
import { offsetOf, valueAt } from './position.ts'
import type { ContentFile } from './read-content.ts'
import { storyFileOf } from './stories.ts'
import { compareWith } from './schema-mistakes.ts'
import { type CheckOptions, severityOf } from './publication.ts'

/** The form of the catalogues, site.de.yaml and others. */
export function catalogues({ value, ...content }: ContentFile): Diagnostic[] {
  const main = String(valueAt(value, ['language']))
  return content.translations.flatMap((catalogue) => {
    const problem = languageProblem(catalogue.language, value)
    if (problem !== undefined) return [ofWholeFile(catalogue.file, problem)]
    return catalogueMistakes(catalogue, main)
  })
}

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

/** The texts without a translation, and the translations that are not used. */
export function coverage(content: ContentFile, options: CheckOptions): Diagnostic[] {
  const { source } = content
  if (source === undefined) return []
  return content.translations
    .filter((catalogue) => isUsable(catalogue, source))
    .flatMap((catalogue) => coverageOf(catalogue, source, content, options))
}

function coverageOf(catalogue: Catalogue, source: Source, content: ContentFile, options: CheckOptions): Diagnostic[] {
  const { language, diagnose } = catalogue
  const texts = new Set(translatableTexts(withInterface(source, language)).map(({ text }) => text))
  const written = pairsIn(catalogue, source.language)
  const pairs = pairsFor(texts, written)
  const severity = severityOf('untranslated', content, options)
  const listed = (found: readonly Listed[], problem: (texts: string, them: string) => string, as = severity) => {
    const [first, ...others] = found
    if (first === undefined) return []
    const at = found.flatMap(({ offset }) => (offset === undefined ? [] : diagnose([], '', { offset }).line))
    const lines = at.length === 0 ? '' : ` (lines ${at.slice(0, 5).join(', ')}${at.length > 5 ? ' …' : ''})`
    const more = others.length === 0 ? '' : ` and ${others.length} more${lines}`
    const message = problem(`"${shortened(first.text)}"${more}`, others.length === 0 ? 'it' : 'each')
    return [diagnose([], message, { severity: as, offset: first.offset ?? 0 })]
  }
  const all: Listed[] = [...texts].map((text) => ({ text, pair: pairs.get(text), offset: pairs.get(text)?.offset }))
  const missing = all.filter(({ pair }) => !pair?.translation)
  const [open, absent] = [missing.filter(({ pair }) => pair), missing.filter(({ pair }) => !pair)]
  const untranslated = [
    ...listed(open, (them, each) => `${them} ${has(open)} no translation. Write ${each} after "${language}:".`),
    ...listed(
      absent,
      (them) =>
        `${them} ${has(absent)} no translation. Run npx vitafolio translate ${language} to add the text${absent.length === 1 ? '' : 's'}.`,
    ),
    ...untranslatedStories(content, language).map((message) => diagnose([], message, { severity })),
  ]
  const changed = listed(
    all.filter(({ pair }) => pair?.isToCheck),
    (them, each) =>
      `${them} changed after the translation. Correct ${each} in both languages, and delete the comment "# check:", if there is one.`,
  )
  const kept = new Set([...pairs.values()].map(({ index }) => index))
  const unused = listed(
    written.filter(({ text, index }) => !texts.has(text) && !kept.has(index)),
    (them, each) => `site.yaml does not have the text ${them} any more. Correct ${each}, or remove ${each}.`,
    'warning',
  )
  const braces = all.flatMap(({ pair }) => otherBraces(pair, diagnose))
  if (options.isDetailed) return [...untranslated, ...changed, ...unused, ...braces]
  if (severity === 'error' || untranslated.length === 0) return [...untranslated, ...changed, ...braces]
  const total = missing.length + untranslatedStories(content, language).length
  const count = total === 1 ? '1 text has' : `${total} texts have`
  const instead = nameOfLanguage(content.source?.language ?? '')
  const message = `${count} no translation, and ${instead} is shown instead. npm run doctor lists them.`
  return [ofWholeFile(catalogue.file, message, 'warning'), ...changed, ...braces]
}

type Listed = { text: string; offset?: number | undefined; pair?: Pair | undefined }

function has({ length }: readonly unknown[]): string {
  return length === 1 ? 'has' : 'have'
}

/** Such as {Name} for {name}: a translation has no placeholders of its own. */
function otherBraces(pair: Pair | undefined, diagnose: Catalogue['diagnose']): Diagnostic[] {
  if (pair === undefined) return []
  const { text, translation, offset } = pair
  const own = translation.match(/\{\w+\}/g)?.find((braces) => !text.includes(braces))
  if (own === undefined) return []
  const message = `Only the translation has ${own}. Write what is in braces as in "${shortened(text)}".`
  return [diagnose([], message, { offset, severity: 'warning' })]
}

/** The files of stories that a translation lacks. */
function untranslatedStories({ stories, name }: ContentFile, language: string): string[] {
  const ids = new Set(stories.filter((each) => each.language === language).map(({ id }) => id))
  return stories
    .filter((each) => each.language === undefined && !ids.has(each.id))
    .map(({ id, path }) => `${path} has no translation. Write it in ${name}/${storyFileOf(id, language)}.`)
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

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`
}
