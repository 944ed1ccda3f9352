import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolveContent } from '../../generator/content/resolve-content.ts'
import { resume } from '../../generator/outputs/resume.ts'
import everything from './complete-resume.json' with { type: 'json' }
import { run } from './fixtures.ts'

// The résumé has everything that the site can hold.
test('a résumé comes back as it was and in the order of the standard, with the URL of the site and the location as one text', async () => {
  const { root, content: imported } = await run(everything)
  const source = await imported()
  const { content } = await resolveContent(source, join(root, 'content'), '/')
  const { $schema, ...written } = JSON.parse(resume(content, { address: 'https://me.example' }))
  expect($schema).toMatch(/schema\.json$/)
  const { url, profiles } = everything.basics
  const basics = {
    ...everything.basics,
    url: 'https://me.example/',
    location: { city: 'Tübingen, Baden-Württemberg, Germany' },
    profiles: [...profiles, { network: 'weiss.dev', url }],
  }
  const meta = { canonical: 'https://me.example/resume.json' }
  expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify({ ...everything, basics, meta }, null, 2))
})
