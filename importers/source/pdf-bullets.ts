import type { Area } from './extract.mjs'
import type { Piece } from './pdf-rows.ts'

const BULLET = /^[•・●■▪◦○□▶►➢➣➤➔➜❖❑❒✓✔✗✦◆◇⬥⬤⚫∙⦁⁃‣▸▹▷☐☑]\s*/
/** Only before a gap. */
const ALONE = /^[»›→⇒◾◽★☆✱∗⋄·§]$/
/** Word's bullet of the second level is an "o" in another font. */
const SMALL_LETTER = /^o$/
/** In heights of the text: a bullet is not further away. */
const MAX_GAP = 4
/** A text further away than this is another text, and a bullet between is a separator. */
const MIN_BEFORE = 2
/** In heights of a text, from its baseline. */
const TOP = 0.85
const BOTTOM = 0.12
const MAX_SIZE = 0.7
const BUCKET = 20
/** Shapes of a row: how far apart they are, in widths. */
const ROW_GAP = 3

/** Joins the bullets of a line with their texts. */
export function withBullets(row: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of row) {
    const before = pieces.at(-1)
    const pending = before && isBulletAlone(before, piece) && isStart(pieces.at(-2), before, piece) ? before : undefined
    const text = pending ? piece : withoutOwnBullet(piece, before)
    if (pending)
      pieces.splice(-1, 1, {
        ...text,
        x: Math.min(pending.x, text.x),
        end: Math.max(pending.end, text.end),
        isItem: true,
      })
    else pieces.push(text)
  }
  return pieces
}

function withoutOwnBullet(piece: Piece, before: Piece | undefined): Piece {
  const rest = piece.text.replace(BULLET, '')
  const isOwn =
    rest !== piece.text && rest !== '' && (before === undefined || piece.x - before.end > MIN_BEFORE * piece.size)
  return isOwn ? { ...piece, text: rest, isItem: true } : piece
}

function isBulletAlone(bullet: Piece, text: Piece): boolean {
  const gap = Math.max(text.x - bullet.end, bullet.x - text.end)
  if (gap > MAX_GAP * text.size) return false
  if (bullet.tag?.isLabel && text.tag?.item === bullet.tag.item)
    return !/^\p{N}|^\p{L}\p{P}|\p{L}{2}/u.test(bullet.text)
  if (bullet.text.replace(BULLET, '') === '' || ALONE.test(bullet.text)) return true
  return SMALL_LETTER.test(bullet.text) && bullet.font !== text.font && gap > 0.3 * text.size
}

/** Whether a bullet begins a text, and is none between two. */
function isStart(before: Piece | undefined, bullet: Piece, text: Piece): boolean {
  if (before === undefined) return true
  const gap = bullet.x - before.end
  return gap > MIN_BEFORE * text.size && gap > 2 * (text.x - bullet.end)
}

type PageShapes = { shapes: readonly Area[]; rows: readonly (readonly Piece[])[] }

/** The texts that have a drawn bullet before them, with the bullets. */
export function drawnBulletsOf(pages: readonly PageShapes[]): Map<Piece, Area> {
  const found = pages.flatMap(bulletsOnPage)
  const sizes = new Map<string, number>()
  for (const { shape } of found) sizes.set(sizeOf(shape), (sizes.get(sizeOf(shape)) ?? 0) + 1)
  // A shape that is there once is no bullet.
  return new Map(found.flatMap(({ piece, shape }) => ((sizes.get(sizeOf(shape)) ?? 0) > 1 ? [[piece, shape]] : [])))
}

function sizeOf({ left, right, top, bottom }: Area): string {
  return `${Math.round((right - left) * 2)} ${Math.round((bottom - top) * 2)}`
}

function bulletsOnPage({ shapes, rows }: PageShapes): { piece: Piece; shape: Area }[] {
  const buckets = new Map<number, Piece[]>()
  for (const piece of rows.flat()) {
    const key = Math.floor(piece.y / BUCKET)
    buckets.set(key, [...(buckets.get(key) ?? []), piece])
  }
  return alone(shapes).flatMap((shape) => {
    const middle = (shape.top + shape.bottom) / 2
    const key = Math.floor(middle / BUCKET)
    const near = [-1, 0, 1, 2]
      .flatMap((step) => buckets.get(key + step) ?? [])
      .filter((piece) => isBeside(shape, piece))
    const [piece] = near.toSorted((a, b) => a.x - b.x)
    return piece ? [{ piece, shape }] : []
  })
}

function isBeside({ left, right, top, bottom }: Area, { x, y, size }: Piece): boolean {
  const middle = (top + bottom) / 2
  const isAtHeight = middle > y - TOP * size && middle < y + BOTTOM * size
  const gap = x - right
  return isAtHeight && gap >= 0 && gap < MAX_GAP * size && Math.max(bottom - top, right - left) < MAX_SIZE * size
}

/** Shapes without others beside them, such as the five dots of a skill. */
function alone(shapes: readonly Area[]): Area[] {
  const sorted = shapes.toSorted((a, b) => a.top - b.top || a.left - b.left)
  const areBeside = (a: Area | undefined, b: Area) =>
    a !== undefined &&
    a.left !== b.left &&
    Math.abs(a.top - b.top) < 1 &&
    Math.abs(a.left - b.left) < ROW_GAP * (b.right - b.left)
  return sorted.filter((shape, index) => {
    const after = sorted[index + 1]
    return !areBeside(sorted[index - 1], shape) && !(after && areBeside(after, shape))
  })
}
