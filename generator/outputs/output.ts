import type { BuildFile } from '../../content/content.ts'
import type { Content, Source } from '../../model/site-schema.ts'
import type { Diagram as ShownDiagram, SiteView, Story } from '../../model/view.ts'
import type { Diagram } from '../diagrams/diagram.ts'
import type { DocumentLook } from '../look/document-look.ts'
import type { Audience } from '../resolve/audience.ts'
import type { Create } from '../resolve/site-files.ts'

/** The site in one language. */
export type LocalisedSite = {
  language: string
  direction: 'ltr' | 'rtl'
  /** The end of periods that have not ended: the last change, if known. */
  now: Date
  /** The address of the home page, without a trailing slash. */
  address: string
  /** The path of the home page, such as /portfolio/de/. */
  base: string
  /** Its folder below the site's base: `de/`, or nothing. */
  folder: string
  source: Source
  /** What the page gets, as values and as it shows them. */
  content: Content
  view: SiteView
  /** The stories of the projects, by their ids. */
  stories: ReadonlyMap<string, Story>
  /** What another audience gets. */
  contentFor: (audience: Audience) => Promise<Content>
  look: DocumentLook
  /** The path of a picture of the owner. */
  imageFile: (name: string) => string
  /** What a diagram of the pages is made of. */
  diagramOf: (shown: ShownDiagram) => Diagram | undefined
}

/** The site in all its languages, the main one first. */
export type WholeSite = {
  languages: readonly [LocalisedSite, ...LocalisedSite[]]
  /** Without a trailing slash. */
  address: string
  /** The date of the last change, such as 2026-11-21, if known. */
  lastModified: string | undefined
  look: DocumentLook
}

/** A link of every page to a file. */
export type HeadLink = { rel: 'alternate' | 'icon' | 'apple-touch-icon'; type?: string; sizes?: string }

/** A kind of file that the site has beside its pages: once for each language, or once for the whole site. */
export type Output<Site> = BuildFile & {
  /** Its media type (https://www.iana.org/assignments/media-types), which hosts send. */
  mediaType: string
  /** For the reference. */
  help: string
  /** Path below the language's or the site's folder -> contents. */
  files: (site: Site) => readonly (readonly [path: string, create: Create])[]
  /** How the pages link to the first of the files. */
  link?: HeadLink
}
