import { expect, test } from 'vitest'
import { bareContent, fullContent } from './fixtures.ts'
import { outputs } from './outputs.ts'

const site = {
  address: 'https://me.example',
  language: 'en',
  lastModified: undefined,
  photo: undefined,
  logos: new Map(),
}

test('only organisations with a page have a social card and an entry in the sitemap', async () => {
  const { content } = await fullContent()
  const files = outputs(content, site)
  expect([...files.keys()].filter((path) => path.startsWith('cards/'))).toEqual(['cards/index.jpg', 'cards/coast.jpg'])
  const pages = [...String(await files.get('sitemap.xml')?.()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)
  expect(pages).toEqual(['https://me.example/', 'https://me.example/coast/'])
})

test('creates every file of a site with the required content only', async () => {
  const files = outputs(bareContent(), site)
  for (const [path, create] of files) expect([path, (await create()).length > 0]).toEqual([path, true])
  expect(files.size).toBe(9)
})
