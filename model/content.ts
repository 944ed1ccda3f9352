import type { z } from 'zod'
import type { ImageSlot, SECTION_NAMES } from './fields/text.ts'
import type { siteSchema } from './site-schema.ts'
import type { Story } from './story.ts'

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
  /** What the names of the thumbnails end with, if they show a part of it. */
  crop?: string
  /** Made for white pages: hard to see on a dark one. Known of the icons of skills. */
  isDark?: true
}

/** An icon of one colour: its SVG elements, on a square grid of `size` units. */
export type Icon = { size: number; shapes: readonly IconShape[] }
export type IconShape = { tag: string; attributes: Readonly<Record<string, string>>; shapes?: readonly IconShape[] }

/** A span of time: as the pages write it, and its dates as in ISO 8601, if known. An open span has no end. */
export type Period = { text: string; start?: string; end?: string }

/** What the pages get of fields with these brands in the schema. */
type Branded = {
  skillIcon: Picture
  icon: Icon
  /** As the pages write it, and as in ISO 8601, with a year at least. */
  date: { text: string; iso: string }
  period: Period
  /** With its host as people write it: `münchen.example`. */
  website: { address: string; host: string }
  highlight: string
}

/** The content with file names and icon names resolved to what a page needs, and `{name}` to the owner's name. */
type Resolved<T> =
  T extends z.$brand<infer Name extends keyof Branded>
    ? Branded[Name]
    : T extends { file: string; alt: string }
      ? Picture
      : T extends string | number | boolean | undefined
        ? T
        : T extends readonly (infer Item)[]
          ? readonly Resolved<Item>[]
          : { readonly [Key in keyof T]: Resolved<T[Key]> }

export type ResolvedSource = Resolved<Source>

/** The sections of the main page. */
export type SectionName = (typeof SECTION_NAMES)[number]

/** The language of the pages, the path that they are below, and the same for the other languages of the site. */
export type Locale = {
  language: string
  base: string
  others: readonly { language: string; name: string; base: string }[]
}

/** A fragment of the page, and how to call it. */
export type Reference = { id: string; label: string; note?: string }

/** Where a skill was used: "6 yrs, 3 projects", and these jobs and projects. */
export type Evidence = { text: string; references: readonly Reference[] }

export type Skill = NonNullable<ResolvedSource['expertise']>['skills'][number] & { evidence?: Evidence }

/** A project's first picture is on its tile. The story is on a page of its own. */
export type Project = Omit<NonNullable<ResolvedSource['gallery']>['projects'][number], 'id' | 'story'> & {
  id: string
  hasStory?: true
}

/** Only without a picture, whose place they take. */
type Initials = { initials?: string }

export type Organisation = NonNullable<ResolvedSource['companies']>['organisations'][number] & Initials

/** A section with other entries than the owner writes. */
type With<Name extends SectionName | 'footer', Entries> = Omit<NonNullable<ResolvedSource[Name]>, keyof Entries> &
  Entries

/** What every page is rendered from. */
export type Content = Omit<
  ResolvedSource,
  'url' | 'language' | 'description' | 'look' | 'ui' | 'profile' | 'expertise' | 'companies' | 'gallery' | 'footer'
> & {
  profile: ResolvedSource['profile'] & Initials
  companies?: With<'companies', { organisations: readonly Organisation[] }> | undefined
  /** With the first sentence of the text, if it is short. */
  footer?: With<'footer', { aboutLead?: string }> | undefined
  expertise?: With<'expertise', { skills: readonly Skill[] }> | undefined
  gallery?: With<'gallery', { projects: readonly Project[] }> | undefined
  ui: UiStrings
  /** The colours of the page in both themes, only where they are not the default ones. */
  pageColours?: { light: string; dark: string }
  /** The theme in which a visit starts, unless dark. */
  theme?: 'light'
  /** At the end of the page: what it was built from. */
  built?: string
  /** Only where the site has several languages. */
  locale?: Locale
  /** The names or ids of the sections that have something to show, in the order of the owner's file. */
  sections: readonly string[]
  /** Only on the page of that story. */
  story?: Story
}

/** What the pages in one language are rendered from. The address is that of their home page, without a trailing slash. */
export type LocalisedPages = { content: Content; description: string; address: string; source: { language: string } }

/** A page to prerender. */
export type Page = {
  path: string
  content: Content
  description: string
  /** The address of the home page in this language, without a trailing slash. */
  address: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The content security policy for a `<meta>`. */
  policy: string
  /** The stylesheet, so that a page is painted without a second request, and the URL of the script. */
  style: string
  script: string
}

type Section<Name extends SectionName> = NonNullable<Content[Name]>

export type Hero = Content['hero']
export type Profile = Content['profile']
/** An organisation with a page of its own. */
export type RoutedOrganisation = Organisation & { path: string }
export type WorkHistoryEntry = Section<'history'>['entries'][number]
export type EducationEntry = Section<'education'>['entries'][number]
export type Language = Section<'languages'>['entries'][number]
export type VolunteeringEntry = Section<'volunteering'>['entries'][number]
/** A section of the owner's own. */
export type CustomSection = NonNullable<Content['custom']>[number]
export type Footer = NonNullable<Content['footer']>
export type UiStrings = {
  readonly [Name in Exclude<keyof NonNullable<Source['ui']>, 'countedProjects' | 'builtFrom' | 'noRequests'>]-?: string
}

/** The width in which an image exists for browsers without AVIF; the whole image has its own name. */
export function fallbackWidthOf(widths: readonly number[]): number | undefined {
  return widths[Math.floor((widths.length - 1) / 2)]
}

/** The name of a section in the navigation. */
export function labelOf({ custom = [], ...content }: Content, id: string): string {
  const own = custom.find((section) => section.id === id)
  return (own ?? content[id as Exclude<SectionName, 'custom'>])?.label ?? '' // the other ids are names of sections
}
