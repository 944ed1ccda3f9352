import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'
import { checkTexts } from './texts.ts'

async function saidOf(content: object) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), JSON.stringify(content, null, 1))
  const { site } = await readSite(root, 'content')
  return site ? checkTexts(site).findings.map(({ level, message }) => `${level} ${message}`) : null
}

const academy = {
  path: '/academy',
  legalName: 'Academy',
  tagline: 'Learn',
  blurb: 'Teaches them all. '.repeat(4),
}
const withAcademy = (changes: object) => ({ name: 'Ada', companies: { organisations: [{ ...academy, ...changes }] } })

test('texts that fit their places are quiet', async () => {
  expect(await saidOf({ title: 'a'.repeat(60), hero: { picture: { alt: 'b'.repeat(150) } } })).toEqual([])
  expect(await saidOf(withAcademy({ legalName: 'a'.repeat(54) }))).toEqual([])
})

test('a title that search results cut off is named', async () => {
  expect(await saidOf({ title: 'a'.repeat(61) })).toEqual([
    'advice title: has 61 characters; search results show about 60',
  ])
})

test('texts are measured with the name in them', async () => {
  expect(await saidOf({ name: 'Ada Lovelace', title: `{name}${'a'.repeat(50)}` })).toHaveLength(1)
})

test('an alternative text that is a story is named', async () => {
  const said = await saidOf({ hero: { picture: { alt: 'b'.repeat(151) } } })
  expect(said).toEqual([
    expect.stringContaining('advice hero.picture.alt: has 151 characters; say what matters in 150'),
  ])
})

test.each([
  [{ legalName: 'a'.repeat(55) }, 'organisations[0].legalName: makes a title of 61 characters'],
  [{ blurb: 'Teaches.' }, 'organisations[0].blurb: leaves search results 24 characters ("Academy: Learn. Teaches.")'],
  [{ blurb: 'Teaches '.repeat(30) }, 'organisations[0].blurb: is cut off in search results ("Academy: Teaches'],
])('what the page of an organisation gets from %j is told where it is made of', async (changes, message) => {
  expect(await saidOf(withAcademy(changes))).toEqual([expect.stringContaining(message)])
})
