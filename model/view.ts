import type { InterfaceTexts, MapText, OptionalText, StatusText, StoryText, TraceText } from './interface-texts.ts'
import type { Diagram, Icon, Picture, SkillIcon } from './media.ts'

export type { Diagram, Icon, IconShape, ImageSlot, Picture, SkillIcon, Widths } from './media.ts'

/** As the pages write it, and as in ISO 8601, with a year at least. */
export type DateText = { text: string; iso: string }

/** A span of time: as the pages write it, and its dates as in ISO 8601, if known. An open span has no end. */
export type Period = { text: string; start?: string; end?: string; isCurrent?: true }

/** A telephone number as people write it, and its `tel:` URL. */
export type Phone = { text: string; href: string }

/** A URL, and its host as people write it: `münchen.example`. */
export type Website = { address: string; host: string }

/** A text that may have links: itself if it has none, else its parts. */
export type RichText = string | readonly (string | TextLink)[]
export type TextLink = { text: string; address: string }

/** An entry with a period: a job, a school, a voluntary role. */
export type TimelineEntry = {
  /** Where the evidence of a skill leads. */
  id?: string
  heading: string
  period?: Period | undefined
  /** The employer, school or organisation. Neighbours with the same one are grouped. */
  place?: string | undefined
  /** Of the place, only for layouts that draw it. */
  initials?: string
  /** The website of the place, or of the heading if there is no place. */
  address?: string | undefined
  /** After the place: where it was, or a grade. */
  detail?: string | undefined
  description?: RichText | undefined
  highlights?: readonly RichText[] | undefined
  result?: Result | undefined
  tags?: readonly string[] | undefined
}

/** An entry with a date: a certificate, a publication, an award. */
export type RecordEntry = {
  title: string
  /** Who issued, published or gave it. */
  by?: string | undefined
  date?: DateText | undefined
  address?: string | undefined
  summary?: RichText | undefined
}

/** What somebody says about the owner. */
export type QuoteEntry = { text: RichText; by: string; role?: string | undefined; address?: string | undefined }

export type LanguageEntry = { name: string; fluency?: string | undefined }

/** A fragment of the page, how to call it, and what it changed: "52 → 9 minutes". */
export type Reference = { id: string; label: string; note?: string; figures?: string }

/** Where a skill was used: "2023–Present", "2 projects", and these jobs and projects. */
export type Evidence = {
  years?: string
  /** Whether the years reach that of today. Only for layouts that draw it. */
  isCurrent?: true
  projects?: string
  strip?: YearStrip
  /** When it was used, on the scale of the career. Only for layouts that draw it. */
  spans?: readonly TraceSpan[]
  references: readonly Reference[]
}

/** The years of the career from the first one, and in which of them, counted from 0, something was so. `isCurrent`: in the job of today. */
export type YearStrip = {
  first: number
  length: number
  runs: readonly { from: number; length: number; isCurrent?: true }[]
}

/** A span of time on the scale of the career, from the left in percent. An end that is a year without a month is soft. */
export type TraceSpan = { x: number; width: number; isCurrent?: true; softLeft?: true; softRight?: true }

/** With the fragment that it leads to, and its label: within it, or after or before it, from `labelX` on; or only while the pointer is on it. */
export type LabelledSpan = TraceSpan & {
  id: string
  label: string
  /** What a project changed: "52 → 9 minutes". Of a job, only for layouts that draw it. */
  figures?: string
  /** The projects of a job that have no name on phones: "+10 projects". Only for layouts that say it. */
  rest?: string
  labelX: number
  labelIs: 'within' | 'after' | 'before' | 'none'
}

/** The career as a trace: a row a job, and rows of its projects below it. In a long career, jobs share rows. */
export type Trace = {
  years: readonly { label: string; labelX: number }[]
  rows: readonly { kind: 'job' | 'project'; spans: readonly LabelledSpan[] }[]
}

/**
 * A skill on the map: the row of its last use, that of its first one, and those where it was used. `hue`: a shade of that of its group;
 * where these are used up, lines are double. A line of today begins above the first row. `isOnPhones`: one of the few that phones draw.
 */
export type MapLine = {
  id: string
  hue: number
  isDouble?: true
  first: number
  last: number
  isCurrent?: true
  isOnPhones?: true
  stations: readonly number[]
  /** The rows of jobs between, which do not name it, nor do their projects. */
  unnamed?: readonly number[]
}

/**
 * A job, a project, or the projects of a job that are folded; the years that begin between it and the next one; and how long a job was,
 * if that is known. `isLead`: the first project of its job with something to tell.
 */
export type MapRow = {
  id: string
  isJob?: true
  isLead?: true
  duration?: string
  years: readonly number[]
  rest?: { label: string; ids: readonly string[] }
}

/** The career as a map: jobs, newest first, each with its projects below it, and the skills that lead through them. */
export type CareerMap = { lines: readonly MapLine[]; rows: readonly MapRow[] }

export type Skill = {
  /** Where a link to its evidence leads. */
  id: string
  name: string
  icon?: SkillIcon | undefined
  level?: string | undefined
  evidence?: Evidence | undefined
}

/** Skills below a heading. The last group may have none. */
export type SkillGroup = { name?: string | undefined; skills: readonly Skill[] }

export type Offer = { icon: Icon; title: string; description: RichText }

export type Organisation = {
  /** Of its own page, if it has one. */
  path?: string | undefined
  name: string
  legalName?: string | undefined
  logo?: Picture | undefined
  /** Only without a logo, whose place they take. */
  initials?: string
  tagline?: string | undefined
  blurb?: RichText | undefined
  features?: readonly string[] | undefined
  phone?: Phone | undefined
  email?: string | undefined
  location?: string | undefined
  website?: Website | undefined
  websiteLabel?: string | undefined
  about?: { title: string; paragraphs: readonly RichText[] } | undefined
  offers?: { title: string; items: readonly Offer[] } | undefined
}

/** The figure before and after. `ratio` is the latter as a multiple of the former, if they have the same unit. */
export type Result = { before?: string | undefined; after: string; what?: string | undefined; ratio?: number }

/** A project's first picture is on its tile. */
export type Project = {
  id: string
  title: string
  category?: string | undefined
  description?: RichText | undefined
  result?: Result | undefined
  picture?: Picture | undefined
  /** All of them, if there are several. */
  pictures?: readonly Picture[] | undefined
  /** On the tile if there is no picture. */
  diagram?: Diagram | undefined
  period?: Period | undefined
  /** Its period on the scale of the career. */
  span?: TraceSpan
  /** How long it took, if its months are known: "8 months". Only for layouts that say it. */
  duration?: string
  role?: string | undefined
  highlights?: readonly RichText[] | undefined
  technologies?: readonly string[] | undefined
  links?: readonly { label: string; address: string }[] | undefined
  /** The path of its story, which is a page of its own. */
  story?: string
}

export type Animation = { src: string }

type SectionHead = {
  /** In addresses: `/#history`. */
  id: string
  title: string
  /** In the navigation and in the CV. */
  label: string
  lead?: RichText | undefined
  animation?: Animation | undefined
}

/** What the section of each kind shows below its heading. */
export type SectionBodies = {
  /** Neighbours at the same place are a group. `isMain`: on a line, with room; the others are short lists. */
  timeline: { groups: readonly (readonly TimelineEntry[])[]; isMain?: true; trace?: Trace | undefined }
  records: { entries: readonly RecordEntry[] }
  quotes: { entries: readonly QuoteEntry[] }
  paragraphs: { entries: readonly RichText[] }
  languages: { entries: readonly LanguageEntry[] }
  /** `tools`: what jobs and projects name and no skill does. The first ones have evidence. Only for layouts that draw it. */
  expertise: { groups: readonly SkillGroup[]; tools?: readonly Skill[] }
  companies: { organisations: readonly Organisation[]; mission?: RichText | undefined }
  /** `categories` are the filters, none if they would hide nothing. */
  gallery: { projects: readonly Project[]; categories: readonly string[] }
}
export type SectionKind = keyof SectionBodies

/** A section of the main page. The page knows kinds, never the owner's sections. */
export type SectionView<Kind extends SectionKind = SectionKind> = {
  [Each in Kind]: SectionHead & { kind: Each } & SectionBodies[Each]
}[Kind]

export type Hero = { headline: string; subtitle?: string | undefined; picture?: Picture | undefined }

export type Profile = {
  photo?: Picture | undefined
  /** Only without a photo, whose place they take. */
  initials?: string
  title: string
  experience?: string | undefined
  location?: string | undefined
  availability?: string | undefined
  /** False if the availability says that the owner has no time. */
  available?: boolean | undefined
  email?: string | undefined
  phone?: Phone | undefined
}

export type Footer = {
  aboutTitle?: string | undefined
  /** The first sentence of the text, if it is short. */
  aboutLead?: string
  /** The text after its lead. */
  about?: RichText | undefined
  linksTitle?: string | undefined
  links?: readonly { label: string; address: string }[] | undefined
  connectTitle?: string | undefined
  profiles?: readonly { label: string; icon: Icon; address: string }[] | undefined
  rights?: string | undefined
}

/** The texts of the user interface that pages show. */
export type UiStrings = {
  readonly [
    Name in Exclude<keyof InterfaceTexts, 'countedProjects' | 'builtFrom' | 'noRequests' | OptionalText>
  ]: string
} & {
  readonly [Name in Exclude<TraceText, 'careerYears' | 'countedJobs'> | MapText | StatusText | StoryText]?: string
}

/** The language of the pages, the path that they are below, and the same for the other languages of the site. */
export type Locale = {
  language: string
  base: string
  others: readonly { language: string; name: string; base: string }[]
}

/** A part of a project's story: a text, an element, a link, a figure or a diagram. */
export type StoryNode<Image = Picture, Drawing = Diagram> =
  | string
  | {
      tag: StoryTag
      attributes?: Readonly<Record<string, string | number>>
      children?: readonly StoryNode<Image, Drawing>[]
    }
  | { link: string; children: readonly StoryNode<Image, Drawing>[] }
  | { picture: Image; caption?: string }
  | { diagram: Drawing }

export type StoryTag =
  | 'p'
  | 'div'
  | 'span'
  | 'a'
  | 'nav'
  | 'details'
  | 'summary'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'time'
  | 'svg'
  | 'rect'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'pre'
  | 'code'
  | 'em'
  | 'strong'
  | 'br'

/** The story of a project. Its own page embeds it; all others load it when it is asked for. */
export type Story = {
  id: string
  nodes: readonly StoryNode[]
  /** What is beside the text: how long it takes to read, and its contents. */
  aside?: readonly StoryNode[]
}

/** A format in which the page offers the CV, where there are several. */
export type CvFormat = { label: string; extension: string }

/** What every page of a language is rendered from. */
export type SiteView = {
  name: string
  title: string
  hero: Hero
  profile: Profile
  /** Those that have something to show, in the order of the owner's file. */
  sections: readonly SectionView[]
  footer?: Footer | undefined
  /** The jobs on the scale of the career, if they have dates. */
  career?: readonly TraceSpan[]
  /**
   * What is said above the career: "5 years in one trace", "3 roles · 6 projects", and how many months or other equal parts it has as
   * cells, and in which of them nobody knows the month of a change. Only for layouts that say it.
   */
  careerHead?: { title: string; counts: string; cells?: number; unsure?: readonly TraceSpan[] }
  /** Only for layouts that draw it, and if jobs have dates. */
  careerMap?: CareerMap
  animations?: { loader?: Animation | undefined; hero?: Animation | undefined; profile?: Animation | undefined }
  /** The CV's files, or false for a site without a CV. */
  cv: false | { variants?: readonly { name: string; title: string }[]; formats?: readonly CvFormat[] }
  ui: UiStrings
  /** The colours of the page in both themes, only where they are not the default ones. */
  pageColours?: { light: string; dark: string }
  /** The theme in which a visit starts, unless dark. */
  theme?: 'light'
  /** At the end of the page: what it was built from. */
  built?: string
  /** Only where the site has several languages. */
  locale?: Locale
  /** Only on the page of that story. */
  story?: Story
}

/** A link of a page to a file, as in HTML. */
export type LinkElement = { rel: string; href: string; type?: string; sizes?: string }

/** What search engines, social networks and browsers read in the head of a page. */
export type PageHead = {
  description: string
  /** The same content in other formats. */
  alternates: readonly LinkElement[]
  icons: readonly LinkElement[]
  /** How networks show the page. Not of the page for unknown addresses. */
  card?: { type: 'profile' | 'article' | 'website'; url: string; image: string }
  /** Only where the site has several languages: this one, all with the address of the page, and that for everybody else. */
  languages?: { own: string; alternates: readonly { language: string; href: string }[]; fallback: string } | undefined
  /** Structured data (https://schema.org). */
  graph?: object
}

/** A page to prerender. */
export type Page = {
  path: string
  view: SiteView
  head: PageHead
  language: string
  direction: 'ltr' | 'rtl'
  /** The content security policy for a `<meta>`. */
  policy: string
  /** The styles that it uses, so that it is painted without a second request. */
  style: string
  /** The URLs of all other styles, and of the script. */
  rest: string
  script: string
  /** What is in the diagrams, by the URLs of their files. */
  drawings: ReadonlyMap<string, string>
}
