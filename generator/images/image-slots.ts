import type { ImageSlot, Widths } from '../../model/view.ts'

type Size = { width: number; height: number }
type Layout = {
  /** Width divided by height of the box that the image covers; null where the whole image is shown. */
  box: number | null
  /** The widths in pixels that screens from 320 to 1920 CSS pixels need, at 1x to 3x. */
  widths: readonly number[]
}

/** What each slot of the layout needs. tests/pictures.spec.ts tests it against what browsers pick. */
const LAYOUT: Record<ImageSlot, Layout> = {
  hero: { box: null, widths: [1280, 1920, 2560, 3840] },
  heroNarrow: { box: null, widths: [640, 1120, 1280, 1680, 1920] },
  round: { box: 1, widths: [144, 222, 296] },
  photoDialog: { box: null, widths: [576, 840, 1200, 1600] },
  thumbnail: { box: 16 / 9, widths: [384, 768, 1200] },
  projectDialog: { box: 2, widths: [768, 1200, 1600, 2400] },
  figure: { box: null, widths: [768, 1200, 1600] },
  logo: { box: null, widths: [64, 128, 216, 312] },
  tile: { box: null, widths: [48, 96, 144] },
}

/** The crop of the hero for phones: width divided by height, and its horizontal position. */
const NARROW = { ratio: 16 / 15, from: 0.7 }

/** How much larger a thumbnail shows the part in focus. */
const ZOOM = 1.5

/** The widths of a slot that the image has the pixels for. If it lacks some, its own width is the last. */
export function widthsAt(slot: ImageSlot, image: Size): number[] {
  const widest = Math.floor(Math.min(image.width, widestOf(image)) / coverFactor(slot, image))
  const { widths } = LAYOUT[slot]
  const smaller = widths.filter((width) => width < widest)
  return smaller.length < widths.length ? [...smaller, widest] : smaller
}

/** The widths of a slot, and the one in the middle for browsers without AVIF. The whole image has its own name. */
export function widthsOf(slot: ImageSlot, image: Size): Widths {
  const widths = widthsAt(slot, image)
  return { widths, fallback: widths[Math.floor((widths.length - 1) / 2)] ?? image.width }
}

/** The width in pixels at which an image covers a slot of that width. A flatter image than the slot must be wider. */
export function pixelWidthAt(slot: ImageSlot, width: number, image: Size): number {
  return Math.min(image.width, widestOf(image), Math.ceil(width * coverFactor(slot, image)))
}

/** The longest side of an AVIF file that browsers and encoders take, in pixels. */
const LONGEST = 16_384

/** The width at which no side is too long, as of a picture of a whole page. */
function widestOf({ width, height }: Size): number {
  return Math.floor(LONGEST * Math.min(1, width / height))
}

/** The size at which the image has enough pixels for the largest screen. */
export function fullSizeAt(slot: ImageSlot, image: Size): Size {
  const shown = slot === 'heroNarrow' ? narrowCrop(image).width : image.width
  const ideal = (Math.max(...LAYOUT[slot].widths) * coverFactor(slot, image)) / shown
  const scale = Math.min(ideal, widestOf(image) / image.width)
  return { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) }
}

/** How much wider than its slot an image must be to cover it (CSS `object-fit: cover`). */
function coverFactor(slot: ImageSlot, { width, height }: Size): number {
  const { box } = LAYOUT[slot]
  return box === null ? 1 : Math.max(1, width / height / box)
}

/** The part of an image around a place, which is written as in CSS `object-position`. */
export function focusCrop({ width, height }: Size, focus: string) {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat)
  const part = { width: Math.round(width / ZOOM), height: Math.min(height, Math.round((width / ZOOM) * (9 / 16))) }
  const left = Math.round(((width - part.width) * x) / 100)
  return { left, top: Math.round(((height - part.height) * y) / 100), ...part }
}

/** The crop of the hero for phones, in pixels. */
export function narrowCrop({ width, height }: Size) {
  const part = Math.min(width, Math.round(height * NARROW.ratio))
  return { left: Math.round((width - part) * NARROW.from), top: 0, width: part, height }
}
