import { canonicalOf } from '../../model/addresses.ts'
import type { Content, LocalisedPages } from '../../model/content.ts'
import { textOfResult } from '../../model/entries.ts'
import { fullNameOf, routedOrganisations } from '../../model/organisations.ts'
import { projectsWithStory, routedPathsOf, storyPathOf } from '../../model/story.ts'
import type { Audience } from '../content/audience.ts'
import type { Create, Files } from '../content/resolve-content.ts'
import { textDirection } from '../lib/text-direction.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentLook } from '../look/document-look.ts'
import { contactCard } from './contact-card.ts'
import { readable } from './cv-entries.ts'
import { cvMarkdown } from './cv-markdown.ts'
import { cv } from './cv.ts'
import { favicon, icon, touchIcon } from './icons.ts'
import { resume } from './resume.ts'
import { robots, sitemap } from './sitemap.ts'
import { socialCard } from './social-card.ts'

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
  const { name, profile } = content
  const { language, look = DEFAULT_DOCUMENT_LOOK } = site
  const host = readable(site.address)
  let resolving: Promise<Content> | undefined
  const contentOfCv = () => {
    resolving ??= site.contentFor('cv')
    return resolving
  }
  const cvs: [string, Create][] = [
    ['cv.pdf', async () => cv(await contentOfCv(), site)],
    ['cv.md', async () => cvMarkdown(await contentOfCv(), site)],
    ...site.variants.map((variant): [string, Create] => {
      const file = `cv-${variant}.pdf`
      return [file, async () => cv(await site.contentFor({ variant }), site, file)]
    }),
  ]
  return new Map<string, Create>([
    ...(content.cv === false ? [] : cvs),
    ['resume.json', async () => resume(await contentOfCv(), site)],
    ['contact.vcf', () => contactCard(content, site)],
    [
      'cards/index.jpg',
      () => {
        const { title: line, availability: status } = profile
        return socialCard({ name, line, status, host, language, look, image: site.photo, kind: 'photo' })
      },
    ],
    ...routedOrganisations(content).map((organisation): [string, Create] => {
      const { path, tagline = '' } = organisation
      const card = { name: fullNameOf(organisation), line: tagline, host, language, look, kind: 'logo' as const }
      return [`cards${path}.jpg`, () => socialCard({ ...card, image: site.logos.get(path) })]
    }),
    ...projectsWithStory(content).map(({ id, title, result }): [string, Create] => {
      const line = result ? textOfResult(result, textDirection(language)) : ''
      const card = { name: title, line, host, language, look, image: site.pictures?.get(id), kind: 'photo' as const }
      return [`cards${storyPathOf(id)}.jpg`, () => socialCard(card)]
    }),
  ])
}

type Home = Omit<LocalisedPages, 'description'>

/**
 * The files for all languages: path -> contents.
 * @param site.lastModified the date of the last change, such as 2026-11-21, if known
 */
export function sharedOutputs(
  languages: readonly [Home, ...Home[]],
  {
    address,
    lastModified,
    look = DEFAULT_DOCUMENT_LOOK,
  }: { address: string; lastModified: string | undefined; look?: DocumentLook },
): Files {
  const paths = ['/', ...routedPathsOf(languages[0].content)]
  const pages = paths.map((path) =>
    languages.map((each) => ({ language: each.source.language, address: canonicalOf(each.address, path) })),
  )
  return new Map<string, Create>([
    ['sitemap.xml', () => sitemap(pages, lastModified)],
    ['robots.txt', () => robots(address)],
    ['icon.svg', () => icon(look.colours.icon)],
    ['favicon.ico', () => favicon(look.colours.icon)],
    ['apple-touch-icon.png', () => touchIcon(look.colours.icon)],
  ])
}
