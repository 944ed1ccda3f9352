import type { z } from 'zod'
import type { ImageSlot } from './primitives.ts'
import type { siteSchema } from './site.ts'

/** What the owner writes in `content/site.yaml`. */
export type Source = z.infer<typeof siteSchema>

/**
 * A picture as a page needs it: its address, base path included, its own size in pixels, and the widths it was made in for
 * each place, as AVIF and as `fallback`, or else JPEG. A drawing (SVG) has one form for all of them.
 */
export type Picture = {
  src: string
  width: number
  height: number
  alt: string
  fallback?: 'png'
  widths?: { readonly [place in ImageSlot]?: readonly number[] }
}

/** A one-colour sign: the elements of its drawing on a square grid of `size` units. */
export type Icon = { size: number; shapes: readonly IconShape[] }
export type IconShape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly IconShape[] }

/** The content with every name of a file replaced by what a page needs to show it, and `{name}` by the owner's name. */
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

export type WholeContent = Resolved<Source>
type WholeOrganisation = WholeContent['companies']['organisations'][number]

/** What the page of an organisation says beyond the card: it travels with that page's code. */
export type OrganisationProfile = Pick<WholeOrganisation, 'about' | 'offers'>
export type Organisation = Omit<WholeOrganisation, keyof OrganisationProfile>

/** The sections of the main page that an owner puts in order. */
export type SectionName = 'expertise' | 'companies' | 'gallery' | 'history'

/** What the main page is made of. */
export type Content = Omit<WholeContent, 'companies' | 'url' | 'language' | 'description'> & {
  /** Those that have something to show, in the order of the owner's file. */
  sections: readonly SectionName[]
  companies: Omit<WholeContent['companies'], 'organisations'> & { organisations: readonly Organisation[] }
}

export type Hero = Content['hero']
export type Profile = Content['profile']
export type Skill = Content['expertise']['skills'][number]
export type Project = Content['gallery']['projects'][number]
export type WorkHistoryEntry = Content['history']['entries'][number]
export type Footer = Content['footer']
export type UiStrings = Content['ui']
