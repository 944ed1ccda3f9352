import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSite } from '../../content/content.ts'
import { telOf } from '../../model/fields/address.ts'
import { periodOf } from '../../model/fields/date.ts'
import type { Content, Source } from '../../model/site-schema.ts'
import type { Story } from '../../model/view.ts'
import { DEFAULT_DOCUMENT_LOOK } from '../look/document-look.ts'
import type { LocalisedSite } from '../outputs/output.ts'
import { type Audience, select } from '../resolve/audience.ts'
import { resolveContent } from '../resolve/resolve-content.ts'
import { showSite } from '../resolve/show.ts'
import { siteFiles, skillIconsIn } from '../resolve/site-files.ts'
import { checked } from './checked-source.ts'

type Counts = Record<'projects' | 'jobs' | 'skills' | 'profiles' | 'organisations', number>
type Options = Partial<Counts & { name: string; phone: string | null }>

type SectionsOfFixture = 'expertise' | 'companies' | 'gallery' | 'history' | 'footer'
type FixtureContent = Content & { [Name in SectionsOfFixture]: NonNullable<Content[Name]> }

/** Content for tests with the given number of entries. It has the fields that the outputs read. */
export function contentOf({ name = 'Ada', phone = '+1 202 555 0143', ...counts }: Options): FixtureContent {
  const { projects = 1, jobs = 1, skills = 1, profiles = 1, organisations = 1 } = counts
  const photo = { src: '/portfolio/images/photo.jpg', width: 2, height: 1, alt: 'Ada' }
  const content = {
    name,
    profile: {
      photo,
      title: 'Engineer',
      experience: 'Long',
      location: { text: 'Remote / Berlin, Germany' },
      availability: 'Yes',
      email: 'own@example.com',
    },
    expertise: { label: 'Skills', skills: list(skills, (n) => ({ name: `Skill ${n}` })) },
    companies: {
      label: 'Companies',
      organisations: list(organisations, (n) => ({
        path: `/firm-${n}`,
        name: `Firm ${n}`,
        legalName: `Firm ${n} Limited`,
        tagline: 'Tagline',
        ...(phone !== null && { phone: { text: phone, href: telOf(phone) } }),
        email: `firm-${n}@example.com`,
        location: { text: 'Lisbon, Portugal' },
        website: { address: 'https://www.example.com/', host: 'www.example.com' },
      })),
    },
    gallery: {
      label: 'Projects',
      projects: list(projects, (n) => ({
        id: `project-${n}`,
        title: `Project ${n}`,
        category: 'Data',
        description: `Made thing ${n}.`,
      })),
    },
    history: {
      label: 'History',
      entries: list(jobs, (n) => ({
        period: periodOf(`${2020 + n} - Present`, 'en', new Date('2026-12-24')),
        role: `Role ${n}`,
        employer: `Employer ${n}`,
        description: `Did thing ${n}.`,
      })),
    },
    footer: {
      about: 'About me.',
      profiles: list(profiles, (n) => ({ label: `Network ${n}`, address: `https://network-${n}.example.com/ada` })),
    },
    ui: { cv: 'CV', experience: 'Experience' },
  }
  return content as unknown as FixtureContent // the outputs read no other fields
}

/** Content with the required fields only. */
export function bareContent(): Content {
  const content = {
    name: 'Ada',
    title: 'Ada, engineer',
    profile: { title: 'Engineer' },
    ui: { cv: 'CV' },
  }
  return content as unknown as Content // the outputs read no other fields
}

/** Content with every section, as the owner writes it and as an audience gets it. */
export async function fullContent(audience: Audience = 'page'): Promise<{ source: Source; content: Content }> {
  const folder = join(process.cwd(), 'sample')
  const yaml = readFileSync('tests/contents/full/site.yaml', 'utf8')
  const source = await checked(parseSite(yaml, { folder, name: 'sample' }))
  return { source, content: await contentFor(source, audience) }
}

/** What an audience gets of content whose pictures are those of the sample. */
export function contentFor(source: Source, audience: Audience = 'page'): Promise<Content> {
  const selected = select(source, audience)
  const icons = { names: skillIconsIn(selected), colour: '#000000' }
  const { resolvers } = siteFiles(join(process.cwd(), 'sample'), '/', icons)
  return resolveContent(selected, { ...resolvers, language: source.language, name: source.name, now: new Date() })
}

/** A site with this content, in English at the root of https://me.example. */
export function siteOf(content: Content, own: Partial<LocalisedSite> = {}): LocalisedSite {
  const { stories = new Map<string, Story>() } = own
  const countOf = (_name: string, count: number) => `${count} projects`
  const now = new Date('2026-11-24')
  return {
    language: 'en',
    direction: 'ltr',
    now,
    address: 'https://me.example',
    base: '/',
    folder: '',
    source: { profile: {} } as Source, // It names no pictures.
    content,
    view: showSite(content, { language: 'en', direction: 'ltr', now, countOf, stories }),
    stories,
    contentFor: async () => content,
    look: DEFAULT_DOCUMENT_LOOK,
    imageFile: (name) => join('sample/images', name),
    diagramOf: () => undefined,
    ...own,
  }
}

function list<Item>(count: number, make: (n: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
