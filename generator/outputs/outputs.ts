import type { Content, LocalisedPages } from '../../model/content.ts'
import { textOfResult } from '../../model/entries.ts'
import { canonicalOf } from '../../model/fields/address.ts'
import { fullNameOf, routedOrganisations } from '../../model/initials.ts'
import { projectsWithStory, routedPathsOf, storyPathOf } from '../../model/story.ts'
import { textDirection } from '../lib/text-direction.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentLook } from '../look/document-look.ts'
import type { Audience } from '../resolve/audience.ts'
import type { Create, Files } from '../resolve/resolve-content.ts'
import { type Card, socialCard } from './cards/social-card.ts'
import { contactCard } from './contact-card.ts'
import { readable } from './cv/entries.ts'
import { cvMarkdown } from './cv/markdown.ts'
import { cv } from './cv/pdf.ts'
import { favicon, icon, touchIcon } from './icons.ts'
import { resume } from './resume/resume.ts'
import { robots, sitemap } from './sitemap.ts'

type OutputOptions = {
  /** The address of the home page in this language, without a trailing slash. */
  address: string
  language: string
  /** The file of the owner's photo, if there is one, and the files of the organisations' logos by the paths of their pages. */
  photo: string | undefined
  logos: ReadonlyMap<string, string>
  /** The files of the projects' pictures by their ids. */
  pictures?: ReadonlyMap<string, string>
  look?: DocumentLook
  /** The names of the CVs for kinds of jobs. */
  variants: readonly string[]
  contentFor: (audience: Audience) => Promise<Content>
}

/**
 * The files in one language, beside its pages: path -> contents.
 * @param content the content of the page
 */
export function outputs(content: Content, site: OutputOptions): Files {
  const { language, look = DEFAULT_DOCUMENT_LOOK } = site
  let resolving: Promise<Content> | undefined
  const contentOfCv = () => (resolving ??= site.contentFor('cv'))
  const cvs: [string, Create][] = [
    ['cv.pdf', async () => cv(await contentOfCv(), site)],
    ['cv.md', async () => cvMarkdown(await contentOfCv(), site)],
    ...site.variants.map((variant): [string, Create] => {
      const file = `cv-${variant}.pdf`
      return [file, async () => cv(await site.contentFor({ variant }), site, file)]
    }),
  ]
  const card = (path: string, texts: Pick<Card, 'name' | 'line' | 'status' | 'image' | 'kind'>): [string, Create] => [
    `cards${path}.jpg`,
    () => socialCard({ ...texts, host: readable(site.address), language, look }),
  ]
  const { title: line, availability: status } = content.profile
  return new Map<string, Create>([
    ...(content.cv === false ? [] : cvs),
    ['resume.json', async () => resume(await contentOfCv(), site)],
    ['contact.vcf', () => contactCard(content, site)],
    card('/index', { name: content.name, line, status, image: site.photo, kind: 'photo' }),
    ...routedOrganisations(content).map((organisation) => {
      const { path, tagline = '' } = organisation
      return card(path, { name: fullNameOf(organisation), line: tagline, image: site.logos.get(path), kind: 'logo' })
    }),
    ...projectsWithStory(content).map(({ id, title, result }) => {
      const claim = result ? textOfResult(result, textDirection(language)) : ''
      return card(storyPathOf(id), { name: title, line: claim, image: site.pictures?.get(id), kind: 'photo' })
    }),
  ])
}

type Home = Omit<LocalisedPages, 'description'>

/** The files for all languages: path -> contents. The date of the last change, if known, is such as 2026-11-21. */
export function sharedOutputs(
  languages: readonly [Home, ...Home[]],
  site: { address: string; lastModified: string | undefined; look?: DocumentLook },
): Files {
  const { icon: colours } = (site.look ?? DEFAULT_DOCUMENT_LOOK).colours
  const paths = ['/', ...routedPathsOf(languages[0].content)]
  const pages = paths.map((path) =>
    languages.map((each) => ({ language: each.source.language, address: canonicalOf(each.address, path) })),
  )
  return new Map<string, Create>([
    ['sitemap.xml', () => sitemap(pages, site.lastModified)],
    ['robots.txt', () => robots(site.address)],
    ['icon.svg', () => icon(colours)],
    ['favicon.ico', () => favicon(colours)],
    ['apple-touch-icon.png', () => touchIcon(colours)],
  ])
}
