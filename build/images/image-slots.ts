import type { ImageSlot } from '../../schema/primitives.ts'

type Size = { width: number; height: number }
type Layout = {
  /** Width by height of the box that the picture covers; null where the whole picture is shown. */
  box: number | null
  /** The widths in pixels that screens from 320 px to 1920 px at one to three pixels each ask for. */
  widths: readonly number[]
}

/**
 * What the layout asks for, place by place. The `sizes` beside each picture say the same to the browser, and
 * e2e/pictures.spec.ts holds both together: what a browser picks is never under what it shows.
 */
const LAYOUT: Record<ImageSlot, Layout> = {
  hero: { box: null, widths: [1280, 1920, 2560, 3840] },
  heroNarrow: { box: null, widths: [640, 1120, 1280, 1680, 1920] },
  round: { box: 1, widths: [128, 192, 256] },
  photoDialog: { box: null, widths: [576, 840, 1200, 1600] },
  thumbnail: { box: 16 / 9, widths: [384, 768, 1068] },
  projectDialog: { box: 2, widths: [720, 1200, 1600, 2400] },
  logo: { box: null, widths: [64, 128, 216, 312] },
  tile: { box: null, widths: [48, 96, 144] },
}

/** The part of the photograph that a phone shows: width by height, and how far from its left edge (as in hero.module.css). */
const NARROW = { ratio: 16 / 15, from: 0.7 }

/** The widths of a picture at a place: those of the layout, wider where it hangs over its box, and none above its own. */
export function widthsAt(place: ImageSlot, picture: Size): number[] {
  const own = ownAt(place, picture)
  const wanted = wantedAt(place, picture)
  const smaller = wanted.filter((one) => one < own)
  return smaller.length < wanted.length ? [...smaller, own] : smaller
}

/** The size a picture would have with as many pixels as the largest screen asks for at a place. */
export function fullSizeAt(place: ImageSlot, picture: Size): Size {
  const scale = Math.max(...wantedAt(place, picture)) / ownAt(place, picture)
  return { width: Math.ceil(picture.width * scale), height: Math.ceil(picture.height * scale) }
}

function ownAt(place: ImageSlot, picture: Size): number {
  return place === 'heroNarrow' ? narrowOf(picture).width : picture.width
}

function wantedAt(place: ImageSlot, { width, height }: Size): number[] {
  const { box, widths } = LAYOUT[place]
  const stretch = box === null ? 1 : Math.max(1, width / height / box)
  return widths.map((one) => Math.ceil(one * stretch))
}

/** The part of a picture that stands behind the headline on phones. */
export function narrowOf({ width, height }: Size) {
  const part = Math.min(width, Math.round(height * NARROW.ratio))
  return { left: Math.round((width - part) * NARROW.from), top: 0, width: part, height }
}
