import type { Source } from '../model/site-schema.ts'
import { isUsable } from './catalogue-form.ts'
import type { Catalogue } from './catalogue.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { ContentFile } from './read-content.ts'

/** What a rule finds in each catalogue whose form is right, of content that the schema accepts. */
export function inCatalogues(
  { source, translations }: ContentFile,
  find: (catalogue: Catalogue, source: Source) => readonly Diagnostic[],
): Diagnostic[] {
  if (source === undefined) return []
  return translations.flatMap((each) => (isUsable(each, source) ? find(each, source) : []))
}

/** A text of the content, and its place in a catalogue that has it. */
type Listed = { text: string; offset: number | undefined }

const MAX_LINES = 5

/**
 * One mistake for all texts with the same problem, at the first of them.
 * @param problem says what is wrong with texts such as `"Projects" and 3 more (lines 4, 9, 12)`
 */
export function mistakeFor(
  found: readonly Listed[],
  { diagnose }: Catalogue,
  severity: Diagnostic['severity'],
  problem: (texts: string, have: 'has' | 'have', each: 'it' | 'each') => string,
): Diagnostic[] {
  const [first, ...others] = found
  if (first === undefined) return []
  const lines = found.flatMap(({ offset }) => (offset === undefined ? [] : diagnose([], '', { offset }).line))
  const shown = `${lines.slice(0, MAX_LINES).join(', ')}${lines.length > MAX_LINES ? ' …' : ''}`
  const more = others.length === 0 ? '' : ` and ${others.length} more${lines.length === 0 ? '' : ` (lines ${shown})`}`
  const texts = `"${shortened(first.text)}"${more}`
  const message = others.length === 0 ? problem(texts, 'has', 'it') : problem(texts, 'have', 'each')
  return [diagnose([], message, { severity, offset: first.offset ?? 0 })]
}

/** The first words of a text. */
export function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`
}
