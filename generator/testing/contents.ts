import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, Source } from '../../model/content.ts'
import { datesOf } from '../../model/fields/date.ts'
import { parseSite } from '../read/read-content.ts'
import type { Audience } from '../resolve/audience.ts'
import { resolveContent } from '../resolve/resolve-content.ts'
import { checked } from './checked-source.ts'

type Counts = Record<'projects' | 'jobs' | 'skills' | 'profiles' | 'organisations', number>
type Options = Partial<Counts & { name: string; phone: string | null }>

type SectionsOfFixture = 'expertise' | 'companies' | 'gallery' | 'history' | 'footer'
type FixtureContent = Content & { [Name in SectionsOfFixture]: NonNullable<Content[Name]> }

/** Content for tests with the given number of entries. It has the fields that the outputs read. */
export function contentOf({ name = 'Ada', phone = '+1 202 555 0143', ...counts }: Options): FixtureContent {
  const { projects = 1, jobs = 1, skills = 1, profiles = 1, organisations = 1 } = counts
  const photo = { src: '/portfolio/images/photo.jpg', width: 2, height: 1, alt: 'Ada' }
  const sections: Content['sections'] = ['expertise', 'companies', 'gallery', 'history']
  const content = {
    name,
    sections,
    profile: {
      photo,
      title: 'Engineer',
      experience: 'Long',
      location: 'Remote / Berlin, Germany',
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
        ...(phone !== null && { phone }),
        email: `firm-${n}@example.com`,
        location: 'Lisbon, Portugal',
        website: { address: 'https://www.example.com/', host: 'www.example.com' },
      })),
    },
    gallery: {
      label: 'Projects',
      projects: list(projects, (n) => ({ title: `Project ${n}`, category: 'Data', description: `Made thing ${n}.` })),
    },
    history: {
      label: 'History',
      entries: list(jobs, (n) => ({
        period: periodOf(`${2020 + n} - Present`),
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
    sections: [],
    ui: { cv: 'CV' },
  }
  return content as unknown as Content // the outputs read no other fields
}

/** Content with every section, as the owner writes it and as an audience gets it. */
export async function fullContent(audience: Audience = 'page'): Promise<{ source: Source; content: Content }> {
  const folder = join(process.cwd(), 'sample')
  const yaml = readFileSync('tests/contents/full/site.yaml', 'utf8')
  const source = await checked(parseSite(yaml, { folder, name: 'sample' }))
  return { source, content: (await resolveContent(source, folder, '/', { audience })).content }
}

export function periodOf(text: string) {
  return { text, ...datesOf(text) }
}

function list<Item>(count: number, make: (n: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
