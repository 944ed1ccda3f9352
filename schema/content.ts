import type { z } from 'zod'
import type { ImageSlot } from './primitives.ts'
import type { siteSchema } from './site.ts'

/** What the owner writes in `content/site.yaml`. */
export type Source = z.infer<typeof siteSchema>

/**
 * An image as a page needs it: its URL with the base path, its size in pixels, and the widths it is available in for each slot
 * of the layout, as AVIF and as `fallback` (JPEG unless it says otherwise). An SVG has no widths.
 */
export type Picture = {
  src: string
  width: number
  height: number
  alt: string
  fallback?: 'png'
  widths?: { readonly [slot in ImageSlot]?: readonly number[] }
}

/** An icon of one colour: its SVG elements, on a square grid of `size` units. */
export type Icon = { size: number; shapes: readonly IconShape[] }
export type IconShape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly IconShape[] }

/** The content with file names and icon names resolved to what a page needs, and `{name}` to the owner's name. */
type Resolved<T> =
  T extends z.$brand<'skillIcon'>
    ? Picture
    : T extends z.$brand<'icon'>
      ? Icon
      : T extends { file: string; alt: string }
        ? Picture
        : T extends string | undefined
          ? T
          : T extends readonly (infer Item)[]
            ? readonly Resolved<Item>[]
            : { readonly [Key in keyof T]: Resolved<T[Key]> }

export type ResolvedSource = Resolved<Source>

/** The sections of the main page that an owner puts in order. */
export type SectionName = 'expertise' | 'companies' | 'gallery' | 'history'

/** What every page is rendered from. */
export type Content = Omit<ResolvedSource, 'url' | 'language' | 'description'> & {
  /** The sections that have something to show, in the order of the owner's file. */
  sections: readonly SectionName[]
}

export type Hero = Content['hero']
export type Profile = Content['profile']
export type Skill = Content['expertise']['skills'][number]
export type Organisation = Content['companies']['organisations'][number]
export type Project = Content['gallery']['projects'][number]
export type WorkHistoryEntry = Content['history']['entries'][number]
export type Footer = Content['footer']
export type UiStrings = Content['ui']
