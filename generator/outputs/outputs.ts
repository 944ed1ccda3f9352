import type { Content } from '../../schema/content.ts'
import { canonicalOf } from '../../src/head/canonical-of.ts'
import { fullNameOf, routedOrganisations } from '../../src/head/organisations.ts'
import type { Create, Files } from '../content/resolve-content.ts'
import { contactCard } from './contact-card.ts'
import { cv } from './cv.ts'
import { favicon, icon, touchIcon } from './icons.ts'
import { resume } from './resume.ts'
import { robots, sitemap } from './sitemap.ts'
import { socialCard } from './social-card.ts'

type OutputOptions = {
  /** The site's address, without a trailing slash. */
  address: string
  language: string
  /** The file of the owner's photo, if there is one, and the files of the organisations' logos by the paths of their pages. */
  photo: string | undefined
  logos: ReadonlyMap<string, string>
  /** The date of the last change, such as 2026-11-21, if known. */
  lastModified: string | undefined
}

/** All files of the site beside its pages, its code and the images of the content: path -> contents. */
export function outputs(content: Content, site: OutputOptions): Files {
  const { name, profile } = content
  const organisations = routedOrganisations(content)
  const host = site.address.replace(/^https?:\/\//, '')
  const paths = ['/', ...organisations.map(({ path }) => path)]
  const addresses = paths.map((path) => canonicalOf(site.address, path))
  return new Map<string, Create>([
    ['cv.pdf', () => cv(content, site)],
    ['resume.json', () => resume(content, site)],
    ['contact.vcf', () => contactCard(content, site)],
    ['sitemap.xml', () => sitemap(addresses, site.lastModified)],
    ['robots.txt', () => robots(site.address)],
    ['icon.svg', icon],
    ['favicon.ico', favicon],
    ['apple-touch-icon.png', touchIcon],
    ['cards/index.jpg', () => socialCard({ name, line: profile.title, host, image: site.photo, kind: 'photo' })],
    ...organisations.map((organisation): [string, Create] => {
      const { path, tagline = '' } = organisation
      const card = { name: fullNameOf(organisation), line: tagline, host, kind: 'logo' as const }
      return [`cards${path}.jpg`, () => socialCard({ ...card, image: site.logos.get(path) })]
    }),
  ])
}
