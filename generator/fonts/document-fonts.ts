import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { HEADING_FONTS } from '../../model/heading-fonts.ts'
import { installedFiles, SCRIPT_FAMILIES } from './writing-systems.ts'

const FAMILIES = ['Geist', 'Geist Mono', 'Noto Sans', ...SCRIPT_FAMILIES]

/** The fonts of documents and social cards: those of the site, Noto Sans, and the installed fonts for further writing systems. */
export const FONTS = FAMILIES.flatMap(installedFiles)

/** Further fonts for headings, for owners who choose them. Texts do not rely on their characters. */
export const FONTS_OF_HEADINGS = Object.values(HEADING_FONTS)
  .flatMap((font) => font?.family ?? [])
  .filter((family) => !FAMILIES.includes(family))
  .flatMap(installedFiles)

const WITHOUT_GLYPH = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

let covered: Set<number> | undefined

/** Returns the first character that no font has a glyph for. Invisible characters and lone surrogates need no glyph. */
export function characterWithoutGlyph(text: string): string | undefined {
  const missing = codePointWithoutGlyph(text)
  // Splitting all of a long text into characters takes minutes.
  return missing === undefined
    ? undefined
    : new Intl.Segmenter().segment(text).containing(text.indexOf(missing))?.segment
}

/** Returns the text without the characters that no font has a glyph for. */
export function withoutMissingGlyphs(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  const shown = characters.filter((character) => codePointWithoutGlyph(character) === undefined)
  return shown.join('').replaceAll(/\s+/g, ' ').trim()
}

function codePointWithoutGlyph(text: string): string | undefined {
  covered ??= new Set(FONTS.flatMap(codePointsOf))
  const codePoints = covered
  return Array.from(text.replace(WITHOUT_GLYPH, '')).find((part) => !codePoints.has(part.codePointAt(0) ?? 0))
}

function codePointsOf(file: string): number[] {
  const font = create(readFileSync(file))
  return 'characterSet' in font ? font.characterSet : []
}
