import type { Source } from '../../model/content.ts'
import { ISO_DATE } from '../../model/schema/primitives.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { textsIn } from './fields.ts'
import { INTERFACE_LANGUAGES, interfaceTexts } from './interface-texts.ts'
import { valueAt, type Path } from './position.ts'

/** A text that a catalogue translates, and the path of its field. */
export type TranslatableText = { path: Path; text: string }

/** The start of a period with words after it, such as "2023 - Present". */
const START = new RegExp(String.raw`^${ISO_DATE}\s*[-–—]\s*`)

/** The content, with the texts of the interface if the project lacks them in the language. */
export function withInterface(source: Source, language: string): Source {
  const [base = ''] = language.split('-')
  if (INTERFACE_LANGUAGES.includes(base)) return source
  return { ...source, ui: { ...interfaceTexts(source.language), ...source.ui } }
}

/** The texts of the content. Of a period, only its words: "Present" of "2023 - Present". */
export function translatableTexts(source: Source): TranslatableText[] {
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
