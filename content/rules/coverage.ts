import type { Source } from '../../model/site-schema.ts'
import { nameOfLanguage } from '../../lib/language-name.ts'
import { type Catalogue, type Pair, pairsFor, pairsIn, translatableTexts, withInterface } from '../catalogue.ts'
import { isUsable } from '../catalogue-form.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { storyFileOf } from '../stories.ts'
import type { CheckOptions } from '../check-options.ts'
import { severityOf } from '../publication.ts'

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

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`
}
