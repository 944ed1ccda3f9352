import { characterWithoutGlyph } from '../../generator/fonts/document-fonts.ts'
import { hanWithoutFont, installCommand } from '../../generator/fonts/writing-systems.ts'
import { countryOf } from '../../model/fields/place.ts'
import { CV_SECTIONS, SECTIONS } from '../../model/sections/index.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { type Path, textsIn, valueAt } from '../fields.ts'
import { interfaceTexts } from '../languages.ts'
import type { ContentFile } from '../read-content.ts'

/** Texts of the CV with a character that its fonts have no glyph for. Each font to install is named once. */
export function glyphs({ value, diagnose }: Pick<ContentFile, 'value' | 'diagnose'>): Diagnostic[] {
  const { language: given, cv } = Object(value) as { language?: unknown; cv?: unknown } // any value can be read like this
  if (cv === false) return []
  const language = String(given)
  const texts = textsIn(siteSchema, value).filter(
    ({ meta, path }) => (meta.printedInCv ?? meta.format === 'country') && isPrinted(value, path),
  )
  const named = new Set<string>()
  const isLanguage = siteSchema.shape.language.safeParse(language).success
  const printed = texts.map(({ path, text, meta }) => {
    const country = meta.format === 'country' && isLanguage ? countryOf(text, language) : undefined
    return { path, text: country?.name ?? text }
  })
  return [...printed, ...interfaceTextsOf(value, language)].flatMap(({ path, text }) => {
    const character = characterWithoutGlyph(text) ?? hanWithoutFont(text, language)
    if (character === undefined) return []
    const command = installCommand(character, language)
    if (command === undefined) {
      const message = `The CV fonts do not support "${character}". Use letters, digits and common symbols.`
      return [diagnose(path, message)]
    }
    if (named.has(command)) return []
    named.add(command)
    const message = `The CV has no font for "${character}". Install one with \`${command}\`, or leave the CV out with \`cv: false\`.`
    return [diagnose(path, message, { install: command })]
  })
}

/** The texts of the interface that the CV prints: its name, and the headings of its sections. */
function interfaceTextsOf(value: unknown, language: string) {
  const { ui } = Object(value) as { ui?: unknown }
  const headings = SECTIONS.flatMap(({ name, cvHeading }) =>
    cvHeading && Object.hasOwn(Object(value), name) && isInACv(value, [name]) ? cvHeading : [],
  )
  const names = (['cv', ...headings] as const).filter((name) => !Object.hasOwn(Object(ui), name))
  return names.map((name) => ({ path: ['language'], text: interfaceTexts(language)[name] ?? '' }))
}

/** Whether a CV may have the text: neither its entry nor its section is left out of all. */
function isPrinted(value: unknown, path: Path): boolean {
  const entries = path.map((_, depth) => Object(valueAt(value, path.slice(0, depth + 1))) as { cv?: unknown })
  return !entries.some(({ cv }) => cv === 'never') && isInACv(value, path)
}

function isInACv(value: unknown, path: Path): boolean {
  const [field, index = 0] = path
  const isCustom = field === 'custom'
  if (!isCustom && !SECTIONS.some(({ name }) => name === field)) return true
  const { cv } = Object(value) as { cv?: unknown }
  const { sections, variants } = Object(cv) as { sections?: unknown; variants?: unknown }
  const ofVariants = listOf(variants).map((variant) => (Object(variant) as { sections?: unknown }).sections)
  const printed = [sections, ...ofVariants].filter(Array.isArray).flat()
  if (!Array.isArray(sections) && (isCustom || CV_SECTIONS.some((name) => name === field))) return true
  return printed.includes(isCustom ? valueAt(value, ['custom', index, 'id']) : field)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
