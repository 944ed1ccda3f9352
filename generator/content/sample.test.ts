import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const sample = await readContent(process.cwd(), 'content')
const delivered = sample.name === 'Alex Example'

/** The specification's counts and texts, for as long as the content is the one the project comes with. */
test.runIf(delivered)('the sample is the content of the specification', () => {
  const { hero, profile, expertise, companies, gallery, history, footer, animations = {} } = sample
  expect(hero).toMatchObject({
    headline: 'DevOps & Infrastructure Expert',
    subtitle: 'Specializing in cloud infrastructure, containerization, and automation',
  })
  expect(profile).toMatchObject({
    title: 'DevOps Engineer & Cloud Architect & Data Engineer',
    experience: '3+ Years Experience',
    location: expect.stringMatching(/^Remote \/ ./),
    availability: 'Available for projects',
  })
  expect(expertise.skills.map(({ name }) => name).join(', ')).toBe(
    'Docker, Golang, Java, Kubernetes, PostgreSQL, MySQL, Ubuntu, Python, Grafana, k6, GitHub, SonarQube, Airflow',
  )
  expect(companies.organisations.map(({ path, tagline }) => `${path} ${tagline}`)).toEqual([
    '/foundation Empowering Businesses Through Technology Innovation',
    "/academy Building Tomorrow's Entrepreneurs Today",
  ])
  for (const { features, about, offers } of companies.organisations) {
    expect([features.length, about.paragraphs.length, offers.items.length]).toEqual([3, 2, 4])
  }
  expect(gallery.projects.map(({ title, category }) => `${title}: ${category}`)).toEqual([
    'Cloud Infrastructure: Infrastructure',
    'Kubernetes Cluster: Infrastructure',
    'CI/CD Pipeline: DevOps',
    'Monitoring Setup: Monitoring',
    'Tech Event: Tech Event',
    'Data Pipeline: Data',
  ])
  expect(history.entries.map(({ period, role }) => `${period}: ${role}`)).toEqual([
    '2025 - Present: {name} Engineer',
    '2023 - 2024: Cloud Infrastructure Engineer',
    '2022 - 2023: Software Developer',
  ])
  expect(footer.links.map(({ label, address }) => `${label} ${address}`)).toEqual([
    'Projects #',
    'Services #',
    'Contact #',
  ])
  expect(footer.profiles).toHaveLength(3)
  expect(footer.rights).toBe('{name}. All rights reserved.')
  // The fifth, the loader, is built in unless the content names another.
  expect(Object.keys(animations)).toEqual(['hero', 'profile', 'expertise', 'history'])
})

test.runIf(delivered)('the sample’s animations are smaller than 20 kB each', () => {
  const files = readdirSync('content/animations')
  expect(files).toHaveLength(4)
  expect(files.filter((file) => statSync(`content/animations/${file}`).size >= 20_000)).toEqual([])
})
