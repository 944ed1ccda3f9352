import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLeftovers } from './leftovers.ts'
import { readSite } from './site.ts'

async function findingsIn(yaml: string, siteUrl?: string) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), yaml)
  const { site } = await readSite(root, 'content', siteUrl)
  return site ? checkLeftovers(site).findings : []
}

const sample = (url: string) => `url: ${url}\nname: Alex Example\nhero: { picture: { file: gone.jpg } }`

test('a name of the sample is a note as long as the site is for nobody else, and takes one line', async () => {
  expect(await findingsIn(sample('https://example.com/'))).toEqual([
    {
      level: 'advice',
      place: { file: 'content/site.yaml', line: 2, column: 7 },
      message: expect.stringContaining('Sample content found in 1 value: names in name (line 2)'),
    },
  ])
})

test.each([
  ['url', 'https://ada.dev/', undefined],
  ['SITE_URL', 'https://example.com/', 'https://ada.dev/'],
])('and a problem, with its line, where others can reach it by %s', async (_, url, siteUrl) => {
  expect(await findingsIn(sample(url), siteUrl)).toEqual([
    expect.objectContaining({ level: 'problem', place: { file: 'content/site.yaml', line: 2, column: 7 } }),
  ])
})

test('sentences that are the sample’s, word for word, are counted with their lines', async () => {
  const lead = 'Explore my recent projects and implementations across various domains'
  const yaml = `url: https://ada.dev/\nname: Ada\ngallery:\n  title: Short\n  lead: ${lead}\n  label: ${lead}\n`
  const [same, ...others] = await findingsIn(yaml)
  expect(same).toEqual({
    level: 'advice',
    place: { file: 'content/site.yaml', line: 5, column: 9 },
    message: 'gallery.lead: 2 texts are the sample’s, word for word; write your own in line 5, 6',
  })
  expect(others).toEqual([])
})
