import { expect, test } from 'vitest'
import { bareContent, fullContent } from '../testing/contents.ts'
import { outputs, sharedOutputs } from './outputs.ts'

const site = { address: 'https://me.example', language: 'en', photo: undefined, logos: new Map() }
const shared = { address: site.address, lastModified: undefined }

test('only organisations with a page have a social card and an entry in the sitemap', async () => {
  const { content } = await fullContent()
  const cards = [...outputs(content, site).keys()].filter((path) => path.startsWith('cards/'))
  expect(cards).toEqual(['cards/index.jpg', 'cards/coast.jpg'])
  const files = sharedOutputs([{ content, source: site, address: site.address }], shared)
  const pages = [...String(await files.get('sitemap.xml')?.()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)
  expect(pages).toEqual(['https://me.example/', 'https://me.example/coast/'])
})

test('creates every file of a site with the required content only', async () => {
  const content = bareContent()
  const own = outputs(content, site)
  const files = [...own, ...sharedOutputs([{ content, source: site, address: site.address }], shared)]
  for (const [path, create] of files) expect([path, (await create()).length > 0]).toEqual([path, true])
  expect(files).toHaveLength(9)
})

test('a site without a CV has every other file, and cards without the characters that the fonts lack', async () => {
  const files = outputs({ ...bareContent(), name: 'አዳ', cv: false }, site)
  expect(files.has('cv.pdf')).toBe(false)
  expect(files.size).toBe(3)
  await expect(files.get('cards/index.jpg')?.()).resolves.toBeInstanceOf(Buffer)
  expect(String(await files.get('resume.json')?.())).toContain('አዳ')
})
