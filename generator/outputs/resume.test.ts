import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { contentOf } from './fixtures.ts'
import { resume, yearsOf } from './resume.ts'

const site = { address: 'https://me.example/portfolio', language: 'en' }

test.each([
  ['short content', contentOf({})],
  ['long content', contentOf({ projects: 60, jobs: 20, skills: 60 })],
  ['content without projects and phone', contentOf({ projects: 0, phone: null })],
  ['hostile content', contentOf({ name: '"; DROP</script>\u202eevil 🙂', profiles: 0 })],
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
      location: { city: 'Berlin' },
      profiles: [{ network: 'Network 1', url: 'https://network-1.example.com/ada' }],
    },
    work: [{ name: 'Employer 1', position: 'Role 1', startDate: '2021', summary: 'Did thing 1.' }],
    projects: [{ name: 'Project 1', description: 'Made thing 1.', type: 'Data' }],
    skills: [{ name: 'Skill 1' }],
    meta: { canonical: 'https://me.example/portfolio/resume.json' },
  })
})

test.each([
  ['2025 - Present', { startDate: '2025' }],
  ['2023 - 2024', { startDate: '2023', endDate: '2024' }],
  ['2023–2024', { startDate: '2023', endDate: '2024' }],
  ['2022', { startDate: '2022', endDate: '2022' }],
  ['since the flood', {}],
  ['now', {}],
  ['2020 - March 2021', {}],
  ['2022-03 - 2023-05', {}],
  ['2019 - 21', {}],
  ['2025 -', { startDate: '2025' }],
])('reads the years of "%s"', (period, years) => {
  expect(yearsOf(period)).toEqual(years)
})
