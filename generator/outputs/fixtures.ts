import type { Content } from '../../schema/content.ts'

type Options = {
  name?: string
  projects?: number
  jobs?: number
  skills?: number
  profiles?: number
  organisations?: number
  phone?: string | undefined
}

/** Content for tests with the given number of entries. */
export function contentOf({ name = 'Ada', ...options }: Options): Content {
  const { projects = 1, jobs = 1, skills = 1, profiles = 1, organisations = 1 } = options
  const { phone } = { phone: '+1 202 555 0143', ...options }
  const image = (file: string) => ({ src: `/portfolio/images/${file}`, width: 2, height: 1, alt: file })
  const icon = { size: 24, shapes: [] }
  return {
    name,
    sections: ['expertise', 'companies', 'gallery', 'history'],
    title: `${name}, engineer`,
    hero: { headline: 'Headline', subtitle: 'Subtitle', picture: image('hero.jpg') },
    profile: {
      photo: image('photo.jpg'),
      title: 'Engineer',
      experience: 'Long',
      location: 'Remote / Here',
      availability: 'Yes',
      email: 'own@example.com',
    },
    expertise: {
      title: 'Technical Expertise',
      label: 'Skills',
      lead: 'Lead',
      skills: list(skills, (n) => ({ name: `Skill ${n}`, icon: image('i.svg') })),
    },
    companies: {
      title: 'Current Company',
      label: 'Companies',
      mission: 'Mission',
      organisations: list(organisations, (n) => ({
        path: `/firm-${n}`,
        name: `Firm ${n}`,
        legalName: `Firm ${n} Limited`,
        logo: image('logo.svg'),
        tagline: 'Tagline',
        blurb: 'Does a thing.',
        features: ['Feature'],
        ...(phone !== undefined && { phone }),
        email: `firm-${n}@example.com`,
        location: 'Lisbon, Portugal',
        website: 'https://www.example.com/',
        websiteLabel: 'Visit',
        about: { title: 'About', paragraphs: [] },
        offers: { title: 'Offers', items: [] },
      })),
    },
    gallery: {
      title: 'Gallery',
      label: 'Projects',
      lead: 'Lead',
      projects: list(projects, (n) => ({
        title: `Project ${n}`,
        category: 'Data',
        description: `Made thing ${n}.`,
        picture: image('p.jpg'),
      })),
    },
    history: {
      title: 'Work History',
      label: 'History',
      lead: 'Lead',
      entries: list(jobs, (n) => ({
        period: `${2020 + n} - Present`,
        role: `Role ${n}`,
        employer: `Employer ${n}`,
        description: `Did thing ${n}.`,
      })),
    },
    footer: {
      aboutTitle: 'About',
      about: 'About me.',
      linksTitle: 'Links',
      links: [],
      connectTitle: 'Connect',
      profiles: list(profiles, (n) => ({
        label: `Network ${n}`,
        icon,
        address: `https://network-${n}.example.com/ada`,
      })),
      rights: 'Rights',
    },
    ui: { cv: 'CV', experience: 'Experience' } as Content['ui'], // the strings that outputs read
  }
}

function list<Item>(count: number, make: (n: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
