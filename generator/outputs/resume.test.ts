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

// cli/import/import-resume.test.ts and tests/outputs.spec.ts compare the other values with those of the content.
test('has the URL of the photo', () => {
  const { basics } = JSON.parse(resume(contentOf({}), site))
  expect(basics.image).toBe('https://me.example/portfolio/images/photo.jpg')
})
