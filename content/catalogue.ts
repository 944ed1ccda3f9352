import { ISO_DATE } from '../model/fields/date.ts'
import type { Source } from '../model/site-schema.ts'
import { siteSchema } from '../model/site-schema.ts'
import { doubtsIn } from './doubts.ts'
import { fieldOf, type Path, textsIn, valueAt } from './fields.ts'
import { BASE_LANGUAGES, interfaceTexts } from './languages.ts'
import { offsetOf, type ParsedContent } from './parse.ts'

/** The file of a further language: a list of pairs such as `{ en: Projects, de: Projekte }`. */
export type Catalogue = ParsedContent & { language: string }

/** A translation that is the text itself. */
export const SAME = '='

/** A text of the main file, and its translation or an empty text. */
export type Pair = {
  /** Its place in the file. */
  index: number
  text: string
  translation: string
  offset: number
  /** The text has changed since it was translated. */
  isToCheck: boolean
}

/**
 * The pairs of a catalogue that have the form of one, in their order.
 * @param main the language of site.yaml
 */
export function pairsIn(catalogue: Catalogue, main: string): Pair[] {
  const { document, value, language } = catalogue
  const doubted = new Set(doubtsIn(catalogue).map(({ path }) => path[0]))
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item, index): Pair[] => {
    const [text, translation] = [valueAt(item, [main]), valueAt(item, [language]) ?? '']
    if (typeof text !== 'string' || typeof translation !== 'string') return []
    const offset = offsetOf(document, [index, language]) ?? 0
    const [own, other] = [text.trim(), translation.trim()]
    return [{ index, text: own, translation: other === SAME ? own : other, offset, isToCheck: doubted.has(index) }]
  })
}

/**
 * The pair of each text: of several with that text, the first that is translated. A text that has changed keeps the translation of
 * the most similar text that is gone.
 */
export function pairsFor(texts: ReadonlySet<string>, pairs: readonly Pair[]): Map<string, Pair> {
  const found = new Map<string, Pair>()
  for (const pair of pairs) {
    if (texts.has(pair.text) && !found.get(pair.text)?.translation) found.set(pair.text, pair)
  }
  const left = pairs.filter(({ text, translation }) => translation !== '' && !texts.has(text))
  if (left.length === 0) return found
  const candidates = [...texts]
    .filter((text) => !found.has(text))
    .flatMap((text) => left.map((pair) => ({ text, pair, likeness: likenessOf(text, pair.text) })))
    .filter(({ likeness }) => likeness >= ALIKE)
  const used = new Set<Pair>()
  for (const { text, pair } of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    if (found.has(text) || used.has(pair)) continue
    used.add(pair)
    found.set(text, { ...pair, isToCheck: true })
  }
  return found
}

/** From this likeness on, one text counts as a correction of the other. */
const ALIKE = 0.7

/** How much of two texts is the same, from 0 to 1: twice the runs of three characters that both have, of all (Sørensen and Dice). */
function likenessOf(one: string, other: string): number {
  const [first, second] = [runsIn(one), runsIn(other)]
  let common = 0
  for (const [run, count] of first) common += Math.min(count, second.get(run) ?? 0)
  const all = one.length + other.length - 4 // two fewer runs than characters in each
  return all <= 0 ? 0 : (2 * common) / all
}

function runsIn(text: string): Map<string, number> {
  const runs = new Map<string, number>()
  for (let at = 0; at + 3 <= text.length; at++) {
    const run = text.slice(at, at + 3).toLowerCase()
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  return runs
}

/** The start of a period with words after it, such as "2023 - Present". */
const START = new RegExp(String.raw`^${ISO_DATE}\s*[-–—]\s*`)

/** The content, with the texts of the interface if the project lacks them in the language. */
export function withInterface(source: Source, language: string): Source {
  const [base = ''] = language.split('-')
  if (BASE_LANGUAGES.includes(base)) return source
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

const NAMES =
  /^(?:name|history\.entries\.employer|.*\.technologies|companies\.organisations\.(?:name|legalName)|footer\.profiles\.label)$/

/** The texts that are names of people, firms and products, wherever they are. Most of them are the same in every language. */
export function namesIn(source: Source): Set<string> {
  const isName = new Map<string, boolean>()
  for (const { path, text } of translatableTexts(source)) {
    const field = fieldOf(path)
    // A skill is a product if it is a technology or has a logo. Others, such as "Teaching", have translations.
    const isSkill = field === 'expertise.skills.name'
    const hasLogo = isSkill && String(valueAt(source, [...path.slice(0, -1), 'icon'])).startsWith('devicon:')
    if (NAMES.test(field) || hasLogo) isName.set(text, isName.get(text) ?? true)
    else if (!isSkill) isName.set(text, false)
  }
  return new Set([...isName].flatMap(([text, is]) => (is ? text : [])))
}

/** Each text of the content with its place and the pair that translates it, also of the interface if the project lacks the language. */
export function translatedTexts(
  main: Source,
  catalogue: Catalogue,
): { path: Path; text: string; pair: Pair | undefined }[] {
  const texts = translatableTexts(withInterface(main, catalogue.language))
  const pairs = pairsFor(new Set(texts.map(({ text }) => text)), pairsIn(catalogue, main.language))
  return texts.map((each) => ({ ...each, pair: pairs.get(each.text) }))
}

/** The pairs whose texts the content does not have any more. */
export function unusedPairs(main: Source, catalogue: Catalogue): Pair[] {
  const texts = translatedTexts(main, catalogue)
  const written = new Set(texts.map(({ text }) => text))
  const used = new Set(texts.map(({ pair }) => pair?.index))
  return pairsIn(catalogue, main.language).filter(({ text, index }) => !written.has(text) && !used.has(index))
}

/** The content in the language of a catalogue. A text without a translation stays as it is. */
export function translate(main: Source, catalogue: Catalogue): Source {
  const { language } = catalogue
  const source = withInterface(main, language)
  const translated = { ...structuredClone(source), language }
  for (const { path, text, pair } of translatedTexts(main, catalogue)) {
    const parent = Object(valueAt(translated, path.slice(0, -1)))
    const value = String(valueAt(source, path)).replace(text, () => pair?.translation || text)
    Reflect.set(parent, path.at(-1) ?? '', value)
  }
  return translated
}
