import { addressIn } from '../values/hosts.ts'
import type { PdfPage, Run } from './extract.mjs'
import type { Cell, Line, PageLines } from './line.ts'
import { drawnBulletsOf, withBullets } from './pdf-bullets.ts'
import { isIconFont, readable, withAccents } from './pdf-characters.ts'
import { isOver, type Piece, rowsOf } from './pdf-rows.ts'

/** Of the characters of a page: a paragraph that holds more is none. */
const MOST = 0.5
/** A page with fewer lines may be one paragraph. */
const MIN_LINES = 10

/** The lines of a PDF. */
export function pdfLines(pages: readonly PdfPage[]): PageLines[] {
  const rows = withIconBullets(pages).map((page) => rowsOf(page).map(withBullets))
  const drawn = drawnBulletsOf(pages.map(({ shapes }, index) => ({ shapes, rows: rows[index] ?? [] })))
  const isTagged = rows.every((page) => !isOneParagraph(page))
  const hasArtifacts = !areMostArtifacts(rows.flat(2))
  const items = new Set<number>()
  return pages.map(({ width, height, ...page }, index) => ({
    width,
    height,
    links: linksWithoutText(page, `page ${index + 1}`),
    lines: (rows[index] ?? []).flatMap((row) => {
      const pieces = row.map((piece) => withItem(withDrawnBullet(piece, drawn), items))
      return lineOf(pieces, `page ${index + 1}`, { isTagged, hasArtifacts })
    }),
  }))
}

/** Points. A link has no size of a text. */
const SIZE = 10

function linksWithoutText({ links, runs }: Pick<PdfPage, 'links' | 'runs'>, place: string): Line[] {
  const texts = runs.filter(({ text, font }) => readable(text, font).trim() !== '')
  const alone = new Map(links.map((link) => [link.url, link]))
  for (const link of links) if (texts.some((run) => isOver(link, run))) alone.delete(link.url)
  return Array.from(alone.values(), ({ url, left, right, bottom }) => {
    const text = url.startsWith('mailto:') ? addressIn(url) : url
    return { place, cells: [{ text, url, x: left, end: right, y: bottom, size: SIZE, font: '' }] }
  })
}

/** How often the same picture of a font stands in one place on the left if it is a bullet. */
const OFTEN = 4

/** Pictures of a font for icons that are repeated below each other are bullets. */
function withIconBullets(pages: readonly PdfPage[]): PdfPage[] {
  const keyOf = ({ text, font, x }: Run) => `${font} ${text.trim()} ${Math.round(x)}`
  const counts = new Map<string, number>()
  for (const run of pages.flatMap(({ runs }) => runs).filter(isIcon))
    counts.set(keyOf(run), (counts.get(keyOf(run)) ?? 0) + 1)
  const isBullet = (run: Run) => isIcon(run) && (counts.get(keyOf(run)) ?? 0) >= OFTEN
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => (isBullet(run) ? { ...run, text: '•', font: '' } : run)),
  }))
}

function isIcon({ text, font }: Run): boolean {
  return text.trim().length === 1 && isIconFont(font)
}

/** Icons of a level in a row, filled and empty alike: only their colours tell them apart. */
const OF_LEVEL = 4
/** One row may be an ornament. */
const ROWS_OF_LEVELS = 2

/** Whether levels are rows of the same icon. */
export function hasLevelsOfIcons(pages: readonly PdfPage[]): boolean {
  const rows = new Map<string, number>()
  for (const [index, { runs }] of pages.entries()) {
    for (const { text, font, y } of runs) {
      for (const icon of isIconFont(font) ? text.replaceAll(/\s/g, '') : (text.match(/\p{Co}/gu) ?? [])) {
        const row = `${index} ${Math.round(y)} ${font} ${icon}`
        rows.set(row, (rows.get(row) ?? 0) + 1)
      }
    }
  }
  return [...rows.values()].filter((count) => count >= OF_LEVEL).length >= ROWS_OF_LEVELS
}

function withDrawnBullet(piece: Piece, drawn: ReturnType<typeof drawnBulletsOf>): Piece {
  const shape = drawn.get(piece)
  return shape ? { ...piece, x: shape.left, isItem: true } : piece
}

/** Marks the first text of each item of a tagged list. */
function withItem(piece: Piece, items: Set<number>): Piece {
  const { item, isLabel } = piece.tag ?? {}
  if (item === undefined || items.has(item)) return piece
  items.add(item)
  return isLabel ? piece : { ...piece, isItem: true }
}

/** Whether the tags of a page say nothing: one of its paragraphs has most of it. */
function isOneParagraph(rows: readonly (readonly Piece[])[]): boolean {
  const counts = new Map<number | undefined, number>()
  let total = 0
  for (const { text, tag } of rows.flat()) {
    total += text.length
    counts.set(tag?.block, (counts.get(tag?.block) ?? 0) + text.length)
  }
  counts.delete(undefined)
  return rows.length > MIN_LINES && Math.max(...counts.values()) > MOST * total
}

/** Whether the marks of artifacts say nothing: programs for designers mark whole pages. */
function areMostArtifacts(pieces: readonly Piece[]): boolean {
  const sizeOf = (all: readonly Piece[]) => all.reduce((sum, { text }) => sum + text.length, 0)
  return sizeOf(pieces.filter(({ isArtifact }) => isArtifact)) > MOST * sizeOf(pieces)
}

type Marks = { isTagged: boolean; hasArtifacts: boolean }

function lineOf(pieces: readonly Piece[], place: string, { isTagged, hasArtifacts }: Marks): Line[] {
  const tags = isTagged ? pieces.map(({ tag }) => tag) : []
  const isOne = new Set(tags.map((tag) => tag?.block)).size === 1
  const [first, ...others] = pieces.map((piece) => cellOf(piece, isTagged && !isOne))
  if (first === undefined) return []
  const { block, heading } = (isOne ? tags[0] : undefined) ?? {}
  return [
    {
      place,
      cells: [first, ...others],
      ...(heading !== undefined && { heading }),
      ...(block !== undefined && { block }),
      ...(hasArtifacts && pieces.every(({ isArtifact }) => isArtifact) && { artifact: true }),
    },
  ]
}

function cellOf({ text, x, end, y, size, font, url, tag, isItem }: Piece, hasOwnTag: boolean): Cell {
  return {
    text: withAccents(isItem ? `• ${text}` : text),
    x,
    end,
    y,
    size,
    font,
    ...(url !== undefined && { url }),
    ...(hasOwnTag && tag?.block !== undefined && { block: tag.block }),
    ...(hasOwnTag && tag?.heading !== undefined && { heading: tag.heading }),
  }
}
