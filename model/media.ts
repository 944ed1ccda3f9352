/** A position of an image on the pages. The build creates the widths that each slot needs. */
export type ImageSlot =
  | 'hero'
  | 'heroNarrow'
  | 'round'
  | 'photoDialog'
  | 'thumbnail'
  | 'projectDialog'
  | 'figure'
  | 'logo'
  | 'tile'

/**
 * An image as a page needs it: its URL with the base path, its size in pixels, and the widths it is available in for each slot
 * of the layout. An SVG has no slots.
 */
export type Picture = {
  src: string
  width: number
  height: number
  alt: string
  /** The format for browsers without AVIF, unless JPEG. */
  fallback?: 'png'
  slots?: { readonly [slot in ImageSlot]?: Widths }
  /** What the names of the thumbnails end with, if they show a part of it. */
  crop?: string
  /** What is behind a transparent picture that would be invisible on the pages in one of the themes. */
  ground?: 'light' | 'dark'
}

/** The icon of a skill: a picture of the owner's, or one of a set, which is a square of an image with all of them. */
export type SkillIcon = (Picture | Icon) & {
  /** Made for white pages: hard to see on a dark one. */
  isDark?: true
}

/** The widths in pixels as AVIF, and the one of them for browsers without AVIF. */
export type Widths = { widths: readonly number[]; fallback: number }

/** An icon: its SVG elements, on a square grid of `size` units. */
export type Icon = { size: number; shapes: readonly IconShape[] }
export type IconShape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly IconShape[] }

/** The URL of an SVG file, and its size. */
type Drawing = { src: string; width: number; height: number }

/** A diagram. Prerendered pages have it inside, and what is shown later is loaded from its file. */
export type Diagram = Drawing & {
  /** For those who do not see it; the drawing has a description. */
  label: string
  /** In another direction, if its texts are much larger so on a phone. */
  narrow?: Drawing
  /** In another direction, if its texts are larger so on a tile; or a part of it, if all of it would be too small to read. */
  onTile?: DrawingOnTile
  /** The same for the first tile of a layout that has a large one. */
  onLargeTile?: DrawingOnTile
  /** The link to its file, if it is larger than its place: on all pages, or on phones alone. */
  enlarge?: { text: string; isForPhones: boolean }
}

type DrawingOnTile = Drawing & { part?: DrawingPart }

/** A part of a drawing, and the sides at which there is more of it. */
export type DrawingPart = { viewBox: string; cut: string }

/** The texts of the interface that diagrams have. */
export type DiagramTexts = { readonly [name in 'diagram' | 'leadsTo' | 'inGroup' | 'enlarge']?: string | undefined }
