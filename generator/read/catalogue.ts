import { ISO_DATE } from '../../model/fields/date.ts'
import type { Source } from '../../model/site-schema.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { textsIn } from './fields.ts'
import { INTERFACE_LANGUAGES, interfaceTexts } from './interface-texts.ts'
import type { ParsedContent } from './parse-yaml.ts'
import { offsetOf, type Path, valueAt } from './position.ts'

/** The file of a further language: a list of pairs such as `{ en: Projects, de: Projekte }`. */
export type Catalogue = ParsedContent & { language: string }

/** A translation that is the text itself. */
export const SAME = '='

/** A text of the main file, and its translation or an empty text. */
export type Pair = { text: string; translation: string; offset: number }

/**
 * The pairs of a catalogue that have the form of one, in their order.
 * @param main the language of site.yaml
 */
export function pairsIn({ document, value, language }: Catalogue, main: string): Pair[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item, index): Pair[] => {
    const [text, translation] = [valueAt(item, [main]), valueAt(item, [language]) ?? '']
    if (typeof text !== 'string' || typeof translation !== 'string') return []
    const offset = offsetOf(document, [index, language]) ?? 0
    const [own, other] = [text.trim(), translation.trim()]
    return [{ text: own, translation: other === SAME ? own : other, offset }]
  })
}

/** The pairs by their texts: of those with the same one, the first that is translated. */
export function pairsByText(pairs: readonly Pair[]): Map<string, Pair> {
  const byText = new Map<string, Pair>()
  for (const pair of pairs) if (!byText.get(pair.text)?.translation) byText.set(pair.text, pair)
  return byText
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

const NAMES =
  /^(?:name|history\.entries\.employer|.*\.technologies|companies\.organisations\.(?:name|legalName)|footer\.profiles\.label)$/

/** The texts that are names of people, firms and products, wherever they are. Most of them are the same in every language. */
export function namesIn(source: Source): Set<string> {
  const isName = new Map<string, boolean>()
  for (const { path, text } of translatableTexts(source)) {
    const field = path.filter((step) => typeof step !== 'number').join('.')
    // A skill is a product if it is a technology or has a logo. Others, such as "Teaching", have translations.
    const isSkill = field === 'expertise.skills.name'
    const hasLogo = isSkill && String(valueAt(source, [...path.slice(0, -1), 'icon'])).startsWith('devicon:')
    if (NAMES.test(field) || hasLogo) isName.set(text, isName.get(text) ?? true)
    else if (!isSkill) isName.set(text, false)
  }
  return new Set([...isName].flatMap(([text, is]) => (is ? text : [])))
}

/** The content in the language of a catalogue. A text without a translation stays as it is. */
export function translate(main: Source, catalogue: Catalogue): Source {
  const { language } = catalogue
  const source = withInterface(main, language)
  const pairs = pairsByText(pairsIn(catalogue, main.language))
  const translated = { ...structuredClone(source), language }
  for (const { path, text } of translatableTexts(source)) {
    const parent = Object(valueAt(translated, path.slice(0, -1)))
    const value = String(valueAt(source, path)).replace(text, () => pairs.get(text)?.translation || text)
    Reflect.set(parent, path.at(-1) ?? '', value)
  }
  return translated
}
