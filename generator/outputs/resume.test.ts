import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { bareContent, contentOf, fullContent } from './fixtures.ts'
import { resume } from './resume.ts'

const site = { address: 'https://me.example/portfolio', language: 'en' }

test.each([
  ['short content', contentOf({})],
  ['long content', contentOf({ projects: 60, jobs: 20, skills: 60 })],
  ['content without projects and phone', contentOf({ projects: 0, phone: null })],
  ['hostile content', contentOf({ name: '"; DROP</script>\u202eevil 🙂', profiles: 0 })],
  ['content with the required fields only', bareContent()],
  ['content with every field', (await fullContent()).content],
])('is a valid JSON Resume without empty values for %s', async (_, content) => {
  const json: unknown = JSON.parse(resume(content, site))
  const errors = await new Promise((resolve) => schema.validate(json, (found) => resolve(found)))
  expect(errors).toBeNull()
  expect(JSON.stringify(json)).not.toMatch(/:(?:""|\[\]|\{\}|null)/)
})

test('contains all of the content', () => {
  expect(JSON.parse(resume(contentOf({ name: 'Ada' }), site))).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Ada',
      label: 'Engineer',
      image: 'https://me.example/portfolio/images/photo.jpg',
      email: 'own@example.com',
      phone: '+1 202 555 0143',
      url: 'https://me.example/portfolio/',
      summary: 'About me.',
      location: { city: 'Berlin', countryCode: 'DE' },
      profiles: [{ network: 'Network 1', url: 'https://network-1.example.com/ada' }],
    },
    work: [{ name: 'Employer 1', position: 'Role 1', startDate: '2021', summary: 'Did thing 1.' }],
    projects: [{ name: 'Project 1', description: 'Made thing 1.', type: 'Data' }],
    skills: [{ name: 'Skill 1' }],
    meta: { canonical: 'https://me.example/portfolio/resume.json' },
  })
})

test('has the fields of the standard for every section, with the dates that the owner wrote', async () => {
  const { content } = await fullContent()
  const { basics, work, volunteer, education, awards, certificates, publications, skills, languages, projects } =
    JSON.parse(resume(content, site))
  expect(basics).toMatchObject({
    email: 'mira@mira.example',
    phone: '+351 912 555 014',
    location: { city: 'Porto', countryCode: 'PT' },
  })
  expect(work).toHaveLength(4)
  expect(work[1]).toEqual({
    name: 'Harbour Health',
    location: 'Remote',
    position: 'Senior Platform Engineer',
    url: 'https://harbour.example/',
    startDate: '2020-03',
    endDate: '2022-08',
    summary: 'The first cluster, the first pipelines, the first on-call rota.',
    highlights: ['A new service is live an hour after its first commit; it used to take three weeks'],
  })
  expect(volunteer[0]).toEqual({
    organization: 'Code & Coast',
    position: 'Mentor',
    url: 'https://coast.example/',
    startDate: '2019',
    summary: 'Saturdays with young people who take computers apart.',
    highlights: ['23 first jobs so far'],
  })
  expect(education[0]).toEqual({
    institution: 'University of Porto',
    url: 'https://www.up.example/',
    area: 'Computer Science',
    studyType: 'Master of Science',
    startDate: '2013-09',
    endDate: '2015-07',
    score: '18 of 20',
    courses: ['Distributed Systems', 'Databases', 'Queueing Theory'],
    summary: 'Thesis on clocks that disagree, and how databases find out.',
  })
  expect(awards).toEqual([
    {
      title: 'Public Service Technology Prize',
      date: '2023-10',
      awarder: 'City of Porto',
      summary: 'For the restore drills of the hospitals.',
    },
  ])
  expect(certificates[0]).toEqual({
    name: 'Certified Kubernetes Security Specialist',
    date: '2024-05-17',
    url: 'https://verify.example/cks/1234',
    issuer: 'Cloud Native Computing Foundation',
  })
  expect(publications[1]).toEqual({
    name: 'Clocks that disagree',
    publisher: 'Journal of Small Systems',
    releaseDate: '2016',
  })
  expect(skills[1]).toEqual({ name: 'Data', keywords: ['Python', 'PostgreSQL', 'Airflow', 'dbt', 'Redpanda'] })
  expect(languages.slice(-2)).toEqual([{ language: 'German', fluency: 'B1' }, { language: 'Esperanto' }])
  expect(projects[0]).toMatchObject({
    name: 'Restore Drill',
    highlights: ['1,900 stars and 40 contributors', 'Used by three public hospitals'],
    keywords: ['Go', 'Kubernetes', 'S3'],
    startDate: '2023',
    url: 'https://code.example/mira/restore-drill',
    roles: ['Author and maintainer'],
    type: 'Platform',
  })
})

test('follows the order of the standard', async () => {
  const { properties } = schema.schema
  const written = JSON.parse(resume((await fullContent()).content, site))
  const orderIn = (object: object, standard: object) =>
    Object.keys(standard).filter((key) => Object.keys(object).includes(key))
  expect(Object.keys(written)).toEqual(orderIn(written, properties))
  for (const name of ['work', 'volunteer', 'education', 'awards', 'certificates', 'publications', 'languages']) {
    const [entry] = written[name]
    const standard = properties[name]?.items?.properties ?? {}
    const known = Object.keys(entry).filter((key) => Object.hasOwn(standard, key))
    expect([name, ...known]).toEqual([name, ...orderIn(entry, standard)])
  }
})

test.each([
  ['Lisbon, Portugal', { city: 'Lisbon', countryCode: 'PT' }],
  ['Remote / Austin, Texas, USA', { city: 'Austin', countryCode: 'US', region: 'Texas' }],
  ['Austin, TX', { city: 'Austin', region: 'TX' }],
  ['Lisbon', { city: 'Lisbon' }],
  ['Portugal', { countryCode: 'PT' }],
  ['Remote', undefined],
  ['Lisbon / Porto', undefined],
])('reads the city, region and country in "%s"', (location, expected) => {
  const content = bareContent()
  const written = JSON.parse(resume({ ...content, profile: { ...content.profile, location } }, site))
  expect(written.basics.location).toEqual(expected)
})
