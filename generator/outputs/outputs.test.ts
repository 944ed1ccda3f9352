import { extname } from 'node:path'
import schema from '@jsonresume/schema'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Content, Source } from '../../model/site-schema.ts'
import { DEFAULT_DOCUMENT_LOOK } from '../look/document-look.ts'
import { bareContent, contentOf, fullContent, siteOf } from '../testing/contents.ts'
import { faviconIco, touchIconPng } from './icons.ts'
import type { LocalisedSite, WholeSite } from './output.ts'
import { LANGUAGE_OUTPUTS, outputFiles, SITE_OUTPUTS } from './outputs.ts'
import { resumeJson } from './resume/resume.ts'
import { sitemapXml } from './sitemap.ts'

const wholeOf = (site: LocalisedSite): WholeSite => ({
  languages: [site],
  address: site.address,
  lastModified: undefined,
  look: site.look,
})
const filesOf = (content: Content) => outputFiles(wholeOf(siteOf(content)))

test('files with the same ending have one type, because hosts go by the ending', () => {
  const types = new Map<string, Set<string>>()
  for (const { path, mediaType } of [...LANGUAGE_OUTPUTS, ...SITE_OUTPUTS]) {
    types.set(extname(path), (types.get(extname(path)) ?? new Set()).add(mediaType))
  }
  expect([...types].filter(([, each]) => each.size > 1)).toEqual([])
})

test('only organisations with a page have a social card and an entry in the sitemap', async () => {
  const files = filesOf((await fullContent()).content)
  const cards = [...files.keys()].filter((path) => path.startsWith('cards/'))
  expect(cards).toEqual(['cards/index.jpg', 'cards/coast.jpg'])
  expect(String(await files.get('sitemap.xml')?.()).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://me.example/</loc>',
    '<loc>https://me.example/coast/</loc>',
    '<loc>https://me.example/cv.md</loc>',
    '<loc>https://me.example/llms.txt</loc>',
  ])
})

test('a site without a CV has every other file, and cards without the characters that the fonts lack', async () => {
  const content: Content = { ...bareContent(), name: 'አዳ', cv: false }
  const files = outputFiles(wholeOf(siteOf(content, { source: { profile: {}, cv: false } as Source })))
  expect([...files.keys()].toSorted()).toEqual([
    'apple-touch-icon.png',
    'cards/index.jpg',
    'contact.vcf',
    'favicon.ico',
    'icon.svg',
    'llms.txt',
    'resume.json',
    'robots.txt',
    'sitemap.xml',
  ])
  await expect(files.get('cards/index.jpg')?.()).resolves.toBeInstanceOf(Buffer)
  expect(String(await files.get('resume.json')?.())).toContain('አዳ')
})

test('llms.txt names the CV in all formats, stories and pages of organisations', async () => {
  const { content } = await fullContent()
  const text = String(await filesOf(content).get('llms.txt')?.())
  expect(text).toMatch(new RegExp(`^# ${content.name}\n\n> `))
  for (const file of ['cv.md', 'resume.json', 'cv.pdf']) expect(text).toContain(`(https://me.example/${file})`)
  expect(text).toContain('(https://me.example/coast/): ')
  expect(String(await filesOf({ ...content, cv: false }).get('llms.txt')?.())).not.toContain('cv.md')
})

test('the sitemap has the date of the last change if it is known, and escaped addresses', () => {
  const pages = [[{ address: 'https://a.example/?a&b/', language: 'en' }]]
  const location = '<loc>https://a.example/?a&amp;b/</loc>'
  expect(sitemapXml(pages, '2026-11-21')).toContain(`<url>${location}<lastmod>2026-11-21</lastmod></url>`)
  expect(sitemapXml(pages, undefined)).toContain(`<url>${location}</url>`)
})

test('the touch icon has 180 opaque pixels in each direction, and favicon.ico one image of 32', async () => {
  const { icon: colours } = DEFAULT_DOCUMENT_LOOK.colours
  const touch = sharp(await touchIconPng(colours))
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await touch.stats()).isOpaque).toBe(true)
  const file = await faviconIco(colours)
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect((await sharp(file.subarray(offset)).metadata()).width).toBe(32)
})

test('the icon is three staggered spans, the last one of today, whose edges are sharp at 16 pixels', async () => {
  const { background, accent, signal } = DEFAULT_DOCUMENT_LOOK.colours.icon
  const svg = await filesOf(bareContent()).get('icon.svg')?.()
  const inside = { left: 3, top: 3, width: 10, height: 10 }
  const pixels = await sharp(Buffer.from(svg ?? ''), { density: 36 })
    .extract(inside)
    .removeAlpha()
    .raw()
    .toBuffer()
  const colourAt = (index: number) => `#${pixels.subarray(3 * index, 3 * index + 3).toString('hex')}`
  const rows = Array.from({ length: 10 }, (_, row) =>
    Array.from(
      { length: 10 },
      (__, column) => ({ [background]: '.', [accent]: 'a', [signal]: 's' })[colourAt(10 * row + column)] ?? '?',
    ).join(''),
  )
  expect(rows).toEqual([
    '..........',
    'aaaaaa....',
    'aaaaaa....',
    '..........',
    '..aaaaaaa.',
    '..aaaaaaa.',
    '..........',
    '.....sssss',
    '.....sssss',
    '..........',
  ])
})

const portfolio = { address: 'https://me.example/portfolio', direction: 'ltr' } as const

test.each([
  ['content without projects and phone', contentOf({ projects: 0, phone: null })],
  ['hostile content', contentOf({ name: '"; DROP</script>\u202eevil 🙂', profiles: 0 })],
  ['content with the required fields only', bareContent()],
  ['content with every field', (await fullContent('cv')).content],
])('is a valid JSON Resume without empty values for %s', async (_, content) => {
  const json: unknown = JSON.parse(resumeJson(content, portfolio))
  const errors = await new Promise((resolve) => schema.validate(json, (found) => resolve(found)))
  expect(errors).toBeNull()
  expect(JSON.stringify(json)).not.toMatch(/:(?:""|\[\]|\{\}|null)/)
})

// importers/import-resume.test.ts and tests/outputs.spec.ts compare the other values with those of the content.
test('the JSON Resume has the URL of the photo', () => {
  const { basics } = JSON.parse(resumeJson(contentOf({}), portfolio))
  expect(basics.image).toBe('https://me.example/portfolio/images/photo.jpg')
})

test('lists of the standard have plain texts, with the addresses of links', async () => {
  const { meta, ...standard } = JSON.parse(resumeJson((await fullContent('cv')).content, portfolio))
  expect(JSON.stringify(standard)).not.toMatch(/\]\(/)
  expect(standard.work[0].highlights[2]).toMatch(/ what services use \(https:\/\/metrics\.example\/usage\)$/)
  expect(meta.links).toContainEqual({ text: 'what services use', url: 'https://metrics.example/usage' })
})

test('own records and timelines are also projects, of the type that their section is called', async () => {
  const { content } = await fullContent('cv')
  const gallery = content.gallery && { ...content.gallery, projects: content.gallery.projects.slice(0, 1) }
  const job = { role: 'Treasurer', period: { text: '2020', start: '2020', end: '2020' } }
  const [talks, source, ...others] = content.custom ?? []
  const extended = source?.kind === 'timeline' ? { ...source, entries: [...source.entries, job] } : undefined
  const custom = [talks, extended, ...others].filter((each) => each !== undefined)
  const { projects, meta } = JSON.parse(resumeJson({ ...content, gallery, custom }, portfolio))
  expect(projects.slice(1)).toEqual([
    {
      name: 'Two Backups, Both Empty',
      description: 'What a weekly restore finds that a green dashboard does not.',
      startDate: '2024-10',
      endDate: '2024-10',
      url: 'https://talks.example/restore',
      entity: 'Porto Operations Evening',
      type: 'Talks',
      section: 'talks',
    },
    {
      name: 'Clocks That Disagree',
      startDate: '2022',
      endDate: '2022',
      entity: 'Data Meetup Lisbon',
      type: 'Talks',
      section: 'talks',
    },
    {
      name: 'Tide Tables',
      description: 'Releases, reviews and the calendar (https://tides.example/calendar) of 60 harbours.',
      keywords: ['Go', 'Redpanda'],
      startDate: '2021',
      roles: ['Maintainer'],
      type: 'Open Source',
      section: 'open-source',
    },
    { name: 'Treasurer', startDate: '2020', endDate: '2020', type: 'Open Source', section: 'open-source' },
  ])
  expect(meta.sections[0].entries).toHaveLength(2)
})

test('an entry of an own section is no project if there is one of its name', async () => {
  const { content } = await fullContent('cv')
  const [project] = content.gallery?.projects ?? []
  const gallery = content.gallery && project && { ...content.gallery, projects: [{ ...project, title: 'tide tables' }] }
  const { projects } = JSON.parse(resumeJson({ ...content, gallery }, portfolio))
  expect(projects.map(({ name }: { name: string }) => name)).not.toContain('Tide Tables')
})
