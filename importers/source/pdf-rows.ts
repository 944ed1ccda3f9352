import type { LinkArea, PdfPage, Run } from './extract.mjs'
import type { Cell } from './line.ts'
import { readable } from './pdf-characters.ts'
import { joinSpacedLetters } from './pdf-spaced.ts'
import type { Tag } from './pdf-tags.mjs'

/** A cell, and what the file says of it. */
export type Piece = Cell & {
  tag?: Tag | undefined
  isArtifact?: boolean
  isItem?: boolean
  /** The size of its small capitals. */
  small?: number
}

/** In heights of the larger text. Icons and superscripts are not exactly on the baseline. */
const SAME_LINE = 0.3
/** In widths of a character: what is further apart is another cell. */
const SAME_CELL = 0.9
const SPACE = 0.15
/** In sizes of its text: a wider character is stretched. */
const STRETCHED = 2
/** In heights of a text: a bold text that is written twice is moved by less. */
const TWICE = 0.15
/** In heights of capitals. */
const SMALL_CAPITALS = { min: 0.6, max: 0.95 }

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/

/** The texts of a page over its whole width, row by row from top to bottom. */
export function rowsOf({ runs, links }: PdfPage): Piece[][] {
  const angles = new Map<number, Run[]>()
  for (const run of runs) {
    const isNameless =
      run.text === '\0' && runs.some((other) => isDirectlyBefore(other, run) || isDirectlyBehind(other, run))
    // Within a text, a character without a name is not a bullet.
    const text = isNameless ? '\uFFFD' : readable(run.text, run.font)
    if (text !== '') push(angles, run.angle ?? 0, { ...run, text })
  }
  const rows = [...angles].flatMap(([angle, texts]) =>
    angle === 0
      ? levelRows(texts, links)
      : levelRows(texts.map(turnedBy(-angle)), []).map((row) => row.map(pieceTurnedBy(angle))),
  )
  return angles.size > 1 ? rows.toSorted((a, b) => heightOf(a) - heightOf(b)) : rows
}

function isOnLineOf(run: Run, other: Run): boolean {
  return other.font === run.font && Math.abs(other.y - run.y) < run.size * SAME_LINE
}

/** A bullet has a space behind it. */
function isDirectlyBehind(other: Run, run: Run): boolean {
  const gap = other.x - (run.x + run.width)
  return isOnLineOf(run, other) && Math.abs(gap) < run.size * SPACE && /^[\p{L}\p{N}]/u.test(other.text)
}

function isDirectlyBefore(other: Run, run: Run): boolean {
  return (
    isOnLineOf(run, other) && Math.abs(other.x + other.width - run.x) < run.size && /[\p{L}\p{N}]/u.test(other.text)
  )
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

function heightOf([first]: readonly Piece[]): number {
  return first?.y ?? 0
}

function turned(x: number, y: number, angle: number): { x: number; y: number } {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return { x: x * cosine - y * sine, y: x * sine + y * cosine }
}

function turnedBy(angle: number): (run: Run) => Run {
  return (run) => ({ ...run, ...turned(run.x, run.y, angle) })
}

function pieceTurnedBy(angle: number): (piece: Piece) => Piece {
  return (piece) => {
    const start = turned(piece.x, piece.y, angle)
    const end = turned(piece.end, piece.y, angle)
    return { ...piece, x: Math.min(start.x, end.x), end: Math.max(start.x, end.x), y: start.y }
  }
}

/** Rows of texts that are horizontal. */
function levelRows(runs: readonly Run[], links: readonly LinkArea[]): Piece[][] {
  const rows: Run[][] = []
  for (const run of runs.map((each) => onBaseline(each, runs)).toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && run.y - first.y <= SAME_LINE * Math.max(first.size, run.size)) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => piecesOf(row, links))
}

/** Characters of a raised text, such as "th". */
const MAX_RAISED = 4
/** In sizes of the text that it stands at. */
const RAISED_SIZE = 0.85
const RAISED_BY = 0.75
const BESIDE = 0.35

/** A raised or lowered text on the baseline of the text that it stands at: the "th" of "4th". */
function onBaseline(run: Run, runs: readonly Run[]): Run {
  if (run.text.length > MAX_RAISED) return run
  const base = runs.find(({ x, y, width, size }) => {
    const distance = Math.abs(y - run.y) / size
    const gap = Math.min(Math.abs(run.x - (x + width)), Math.abs(x - (run.x + run.width))) / size
    return run.size < size * RAISED_SIZE && distance > SAME_LINE / 2 && distance < RAISED_BY && gap < BESIDE
  })
  return base ? { ...run, y: base.y } : run
}

function piecesOf(row: readonly Run[], links: readonly LinkArea[]): Piece[] {
  const isReversed = row.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length * 2 > row.length
  const sorted = row.toSorted((a, b) => (isReversed ? b.x - a.x : a.x - b.x))
  const words = isReversed ? sorted : joinSpacedLetters(sorted)
  const pieces: Piece[] = []
  for (const [index, run] of words.entries()) {
    if (isTwice(words[index - 1], run)) continue
    const piece = pieceOf(run, links)
    const before = pieces.at(-1)
    const gap = before && (isReversed ? before.x - piece.end : piece.x - before.end) / piece.size
    const joined = before && gap !== undefined && gap < SAME_CELL ? join(before, piece, gap) : undefined
    if (joined === undefined) pieces.push(piece)
    else {
      const space = run.isSpaced || (gap ?? 0) > SPACE ? ' ' : ''
      pieces.splice(-1, 1, { ...joined, text: joined.text + space + piece.text })
    }
  }
  return pieces
}

function isTwice(before: Run | undefined, run: Run): boolean {
  const near = TWICE * run.size
  return before?.text === run.text && Math.abs(before.x - run.x) < near && Math.abs(before.y - run.y) < near
}

function pieceOf({ text, x, y, width, size, font, tag, isArtifact }: Run, links: readonly LinkArea[]): Piece {
  const link = links.find((each) => isOver(each, { x, y, width, size }))
  return {
    text,
    x,
    end: x + width,
    y,
    size,
    font,
    ...(link && { url: link.url }),
    tag,
    ...(isArtifact && { isArtifact }),
  }
}

/** Whether a link is over a text. */
export function isOver(
  { left, right, top, bottom }: LinkArea,
  { x, y, width, size }: Pick<Run, 'x' | 'y' | 'width' | 'size'>,
): boolean {
  const middle = x + width / 2
  return left <= middle && middle <= right && top <= y && y - size / 2 <= bottom
}

/** Both as one, without the text of the second, if they are in the same style or in one word. */
function join(a: Piece, b: Piece, gap: number): Piece | undefined {
  if (a.url !== b.url || a.tag?.block !== b.tag?.block || a.tag?.isLabel !== b.tag?.isLabel) return undefined
  const extent = { x: Math.min(a.x, b.x), end: Math.max(a.end, b.end) }
  const isSameSize = Math.abs(a.size - b.size) < 0.5
  // A separator that fills a gap would move the other letters of its cell.
  if (isStretched(a) || isStretched(b)) return undefined
  if (a.font !== b.font) {
    const { font } = b.text.length > a.text.length ? b : a
    return isSameSize && isInWord(a, b, gap) ? { ...a, ...extent, font } : undefined
  }
  if (isSameSize) return { ...a, ...extent }
  return isSmallCapitals(a, b, gap) ? { ...a, ...extent, small: b.size } : undefined
}

function isStretched({ text, x, end, size }: Piece): boolean {
  return text.length === 1 && end - x > STRETCHED * size
}

/** Whether both are parts of a word. Browsers take a letter that a font lacks from another. */
function isInWord(a: Piece, b: Piece, gap: number): boolean {
  return Math.abs(gap) < SPACE && /[\p{L}\p{M}’']$/u.test(a.text) && /^[\p{L}\p{M}’']/u.test(b.text)
}

/** Whether the second text continues the capitals of the first with smaller ones. */
function isSmallCapitals(a: Piece, b: Piece, gap: number): boolean {
  const ratio = b.size / a.size
  if (/\p{Ll}/u.test(b.text) || ratio < SMALL_CAPITALS.min || ratio > SMALL_CAPITALS.max) return false
  return a.small === undefined ? gap < SPACE && /\p{Lu}$/u.test(a.text) : Math.abs(a.small - b.size) < 0.5
}
