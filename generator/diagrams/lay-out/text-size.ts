import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import { installedFiles } from '../../fonts/writing-systems.ts'

/** The sizes of texts in a drawing, in pixels, and the heights of their lines. */
export const SIZES = { label: 14, note: 12.5 } as const
export const LINE_HEIGHTS = { label: 19, note: 16 } as const

export type TextKind = keyof typeof SIZES

/** A browser may have another font, and weights differ. */
const SLACK = 1.05

let geist: Font | undefined

/** The width of a line of text in the font of the pages. Characters of other fonts are estimated. */
export function widthOf(text: string, kind: TextKind): number {
  geist ??= fontIn(installedFiles('Geist')[0])
  const font = geist
  let width = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (font?.hasGlyphForCodePoint(point)) width += font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm
    else if (/\p{M}|\p{Cf}/u.test(character)) width += 0
    else
      width += /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}\u3000-\u303F\uFF00-\uFFEF]/u.test(
        character,
      )
        ? 1.05
        : 0.66
  }
  return width * SIZES[kind] * SLACK
}

function fontIn(file: string | undefined): Font | undefined {
  const font = file === undefined ? undefined : create(readFileSync(file))
  return font && 'glyphForCodePoint' in font ? font : undefined
}

/** The lines of a text that is at most so wide. Words that are longer are divided. */
export function wrapped(text: string, kind: TextKind, most: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, kind, most))
}

function wrapLine(line: string, kind: TextKind, most: number): string[] {
  if (widthOf(line, kind) <= most) return [line]
  const lines: string[] = []
  let current = ''
  // Languages without spaces break between any two characters, others behind spaces, slashes and hyphens.
  for (const part of line.match(
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}/-]*[/-]?\s*/gu,
  ) ?? []) {
    if (current !== '' && widthOf((current + part).trimEnd(), kind) > most) {
      lines.push(current.trim())
      current = ''
    }
    current += part
    while (widthOf(current.trimEnd(), kind) > most * 1.6) {
      const characters = Array.from(current)
      let count = characters.length
      while (count > 1 && widthOf(characters.slice(0, count).join(''), kind) > most) count--
      lines.push(characters.slice(0, count).join(''))
      current = characters.slice(count).join('')
    }
  }
  return [...lines, current.trim()].filter((each) => each !== '')
}

export function sizeOf(lines: readonly string[], kind: TextKind): { width: number; height: number } {
  return {
    width: Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, kind)))),
    height: lines.length * LINE_HEIGHTS[kind],
  }
}
