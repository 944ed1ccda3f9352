import schema from '@jsonresume/schema'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Content } from '../../model/content.ts'
import { DEFAULT_DOCUMENT_LOOK } from '../look/document-look.ts'
import { bareContent, contentOf, fullContent } from '../testing/contents.ts'
import { favicon, touchIcon } from './icons.ts'
import { outputs, sharedOutputs } from './outputs.ts'
import { resume } from './resume/resume.ts'
import { sitemap } from './sitemap.ts'

const site = { address: 'https://me.example', language: 'en', photo: undefined, logos: new Map(), variants: ['data'] }
const filesOf = (content: Content) => outputs(content, { ...site, contentFor: async () => content })

test('only organisations with a page have a social card and an entry in the sitemap', async () => {
  const { content } = await fullContent()
  const cards = [...filesOf(content).keys()].filter((path) => path.startsWith('cards/'))
  expect(cards).toEqual(['cards/index.jpg', 'cards/coast.jpg'])
  const { address } = site
  const shared = sharedOutputs([{ content, source: site, address }], { address, lastModified: undefined })
  expect(String(await shared.get('sitemap.xml')?.()).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://me.example/</loc>',
    '<loc>https://me.example/coast/</loc>',
  ])
})

test('a site without a CV has every other file, and cards without the characters that the fonts lack', async () => {
  const files = filesOf({ ...bareContent(), name: 'አዳ', cv: false })
  expect([...files.keys()].filter((path) => path.startsWith('cv'))).toEqual([])
  expect(files.size).toBe(3)
  await expect(files.get('cards/index.jpg')?.()).resolves.toBeInstanceOf(Buffer)
  expect(String(await files.get('resume.json')?.())).toContain('አዳ')
})

test('the sitemap has the date of the last change if it is known, and escaped addresses', () => {
  const pages = [[{ address: 'https://a.example/?a&b/', language: 'en' }]]
  const location = '<loc>https://a.example/?a&amp;b/</loc>'
  expect(sitemap(pages, '2026-11-21')).toContain(`<url>${location}<lastmod>2026-11-21</lastmod></url>`)
  expect(sitemap(pages, undefined)).toContain(`<url>${location}</url>`)
})

test('the touch icon has 180 opaque pixels in each direction, and favicon.ico one image of 32', async () => {
  const { icon: colours } = DEFAULT_DOCUMENT_LOOK.colours
  const touch = sharp(await touchIcon(colours))
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await touch.stats()).isOpaque).toBe(true)
  const file = await favicon(colours)
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect((await sharp(file.subarray(offset)).metadata()).width).toBe(32)
})

const portfolio = { address: 'https://me.example/portfolio', language: 'en' }

test.each([
  ['content without projects and phone', contentOf({ projects: 0, phone: null })],
  ['hostile content', contentOf({ name: '"; DROP</script>\u202eevil 🙂', profiles: 0 })],
  ['content with the required fields only', bareContent()],
  ['content with every field', (await fullContent('cv')).content],
])('is a valid JSON Resume without empty values for %s', async (_, content) => {
  const json: unknown = JSON.parse(resume(content, portfolio))
  const errors = await new Promise((resolve) => schema.validate(json, (found) => resolve(found)))
  expect(errors).toBeNull()
  expect(JSON.stringify(json)).not.toMatch(/:(?:""|\[\]|\{\}|null)/)
})

// importers/import-resume.test.ts and tests/outputs.spec.ts compare the other values with those of the content.
test('the JSON Resume has the URL of the photo', () => {
  const { basics } = JSON.parse(resume(contentOf({}), portfolio))
  expect(basics.image).toBe('https://me.example/portfolio/images/photo.jpg')
})
