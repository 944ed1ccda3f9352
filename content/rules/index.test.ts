import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { checkContent } from '../../generator/check-content.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { check } from '../check.ts'
import { ContentError, formatInOneLine, isError } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'

/** The messages for a site with these fields, and these files in its folder. */
async function warningsFor(fields: object, files: Record<string, string | Buffer> = {}) {
  return (await warningsIn(temporaryFolder({ 'site.yaml': siteYaml(fields), ...files }))).map(({ message }) => message)
}

async function warningsIn(folder: string) {
  return (await check(readContent(folder, '.'))).filter((each) => !isError(each))
}

test('names images that are too small, and files that no field uses', async () => {
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const fields = {
    hero: { headline: 'Ada', picture: { file: 'hero.jpg', alt: 'A lake' } },
    gallery: { title: 'a', label: 'a', projects: [{ title: 'Cluster' }] },
  }
  const files = {
    'images/hero.jpg': image,
    'images/old.jpg': image,
    'animations/.hidden': '',
    'notes.txt': '',
    'files/CNAME': '',
    'letters/firm.md': '',
    'images/zones.png': image,
    'projects/cluster.md': '![Zones](zones.png)',
    'images/paper.png': image,
    'style.css': 'h1 { background: url(images/paper.png) }',
  }
  expect(await warningsFor(fields, files)).toEqual([
    'The content does not use images/old.jpg, notes.txt. Name the files in it, or remove them.',
    'hero.picture.file: hero.jpg has 300 x 200 pixels. Use 3840 x 2560 for large screens.',
  ])
})

test('asks for no larger strip', async () => {
  const image = await sharp({ create: { width: 30, height: 4000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const hero = { headline: 'Ada', picture: { file: 'strip.jpg', alt: 'A lake' } }
  expect(await warningsFor({ hero }, { 'images/strip.jpg': image })).toEqual([])
})

test('lists the mistakes of all files at once, with the warnings', async () => {
  const folder = temporaryFolder({
    'content/site.yaml':
      'headline: x\nhero: { picture: { file: no.png, alt: no } }\ngallery: { projects: [{ title: Cluster }] }\nlanguage: en',
    'content/site.de.yaml': '- { en: Projects, de: 1 }',
    'content/projects/cluster.md': '# Title',
    'content/style.css': 'h1 {',
    'content/files/sitemap.xml': '',
    'content/files/de/cv.pdf': '',
    'content/files/talk.pdf': '',
  })
  const { diagnostics } = new ContentError(await checkContent(readContent(folder, 'content'), { isBuild: true }))
  const lines = diagnostics.map(formatInOneLine).filter((line) => !line.includes('Required field'))
  expect(lines).toEqual([
    'content/site.yaml:1:1 headline: Unknown field. Check its spelling and indentation, or remove it.',
    'content/site.yaml:2:26 hero.picture.file: There is no file "no.png" in content/images/. Add the file, or correct the name.',
    'content/site.yaml:2:39 hero.picture.alt: The text is a file name. Describe what the image shows.',
    'content/files/de/cv.pdf: The build writes a file of this name itself. Remove yours.',
    'content/files/sitemap.xml: The build writes a file of this name itself. Remove yours.',
    'content/projects/cluster.md:1:1 The title of the project is the first heading. Start the headings of the story with ##.',
    'content/site.de.yaml:1:23 Expected text, but found a number. Put the value in quotes.',
    'content/style.css:1:1 The rule has no end. Add a closing brace, "}".',
  ])
})

test('names a colour that the build changes, so that it can be read', async () => {
  expect(await warningsFor({ look: { accent: '#ffcc00' } })).toEqual([
    expect.stringMatching(
      /^look\.accent: #ffcc00 has too little contrast in the light theme, which shows #[\da-f]{6} instead\.$/,
    ),
  ])
})

const WRITE_URL = 'Write the URL of the published site, such as https://your-name.github.io/.'

test.each([
  ['https://example.com/', '', [`url: ${WRITE_URL}`]],
  ['https://me.example.com/', '', [`url: me.example.com is reserved for examples. ${WRITE_URL}`]],
  ['https://me.example/', '', [`url: me.example is reserved for examples. ${WRITE_URL}`]],
  ['https://github.com/ada/cv', '', [`url: github.com shows the repository. ${WRITE_URL}`]],
  ['https://example.com/', 'https://ada.dev/', []],
])('checks the URL %s with SITE_URL=%s', async (url, siteUrl, expected) => {
  vi.stubEnv('SITE_URL', siteUrl)
  expect(await warningsFor({ url })).toEqual(expected)
})

test('says of the unchanged sample nothing else, and nothing in a preview', async () => {
  const folder = temporaryFolder({ 'site.yaml': readFileSync('sample/site.yaml') })
  expect(await warningsIn(folder)).toEqual([expect.objectContaining({ line: 0 })])
  vi.stubEnv('ALLOW_SAMPLE', 'yes')
  expect(await warningsIn(folder)).toEqual([])
})
