import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { bareContent, contentOf, fullContent } from '../testing/contents.ts'
import { resume } from './resume.ts'

const site = { address: 'https://me.example/portfolio' }

test.each([
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
      location: { city: 'Remote / Berlin, Germany' },
      profiles: [{ network: 'Network 1', url: 'https://network-1.example.com/ada' }],
    },
    work: [{ name: 'Employer 1', position: 'Role 1', startDate: '2021', summary: 'Did thing 1.' }],
    projects: [{ name: 'Project 1', description: 'Made thing 1.', type: 'Data' }],
    skills: [{ name: 'Skill 1' }],
    meta: { canonical: 'https://me.example/portfolio/resume.json' },
  })
})
