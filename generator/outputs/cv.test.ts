import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { siteSchema } from '../../schema/site.ts'
import { textsIn } from '../content/fields.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent } from '../content/resolve-content.ts'
import { cv } from './cv.ts'
import { contentOf } from './fixtures.ts'

const site = { address: 'https://me.example', language: 'en-GB' }

const pagesOf = async (pdf: Buffer) => (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text

test('it is the same, byte for byte, for the same content on another day', async () => {
  const made = await cv(contentOf({}), site)
  vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] })
  const again = await cv(contentOf({}), site)
  vi.useRealTimers()
  expect(again.equals(made)).toBe(true)
})

test.each([
  'Zoë Αθηνά Łukasz Иван',
  'O’Neil “the fine” ffi ﬁ',
  '#panic("x") $ _ * \\ ` ] } <label> @you //',
  '</script><b>Ada</b>',
  'Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst III',
])('the name %s stands in it as it is written', async (name) => {
  const [first = ''] = await pagesOf(await cv(contentOf({ name }), site))
  expect(first.replace(/\s/g, '')).toContain(name.replace(/\s/g, '').replace('ﬁ', 'fi'))
})

test('the shortest content fills one page', async () => {
  expect(await pagesOf(await cv(contentOf({ profiles: 0 }), site))).toHaveLength(1)
})

test('without projects there is no heading for them, and without a phone no number', async () => {
  const [full = ''] = await pagesOf(await cv(contentOf({}), site))
  expect(full).toMatch(/Projects[^]*\+1 202 555 0143/)
  expect(full).toContain('Employer 1')
  const [bare = ''] = await pagesOf(await cv(contentOf({ projects: 0, phone: undefined }), site))
  expect(bare).not.toMatch(/Projects|555|·\s*·/)
  expect(bare).toContain('firm-1@example.com')
})

test('every text that the schema marks as printed stands in it', async () => {
  const source = await readContent(process.cwd(), 'sample')
  const { content } = await resolveContent(source, join(process.cwd(), 'sample'), '/')
  const all = (await pagesOf(await cv(content, site))).join(' ').replace(/\s+/g, ' ')
  const printed = textsIn(siteSchema, source).filter(({ meta, path }) => meta.printedInCv && path[0] !== 'url')
  expect(printed.length).toBeGreaterThan(50)
  const missing = printed
    .filter(({ path }) => path.join('.') !== 'ui.cv') // That one is a part of the title.
    .map(({ text }) => text.replaceAll('{name}', source.name).replace(/\s+/g, ' ').trim())
    .filter((text) => !all.includes(text))
  expect(missing).toEqual([])
})

test('a long one goes on over pages, with all of it', async () => {
  const content = contentOf({ jobs: 20, projects: 60, skills: 60, organisations: 4 })
  const pages = await pagesOf(await cv(content, site))
  expect(pages.length).toBeGreaterThan(3)
  const all = pages.join(' ')
  expect(['Role 20', 'Project 60', 'Skill 60', 'Firm 4 Limited'].filter((words) => !all.includes(words))).toEqual([])
})

test('no heading stands last on a page, however much stands before it', async () => {
  const headings = /^(?:Experience|Skills|Projects|Companies|Role \d+|Project \d+|Firm \d+ Limited)$/
  let ends = 0
  for (let jobs = 1; jobs <= 40; jobs += 1) {
    const pages = await pagesOf(await cv(contentOf({ jobs, projects: 30, organisations: 2 }), site))
    const lastLines = pages.slice(0, -1).map((page) => page.trim().split('\n').at(-1) ?? '')
    expect(lastLines.filter((line) => headings.test(line))).toEqual([])
    ends += lastLines.length
  }
  expect(ends).toBeGreaterThan(60)
}, 30_000)

test('an address stays on one line', async () => {
  const [first = ''] = await pagesOf(await cv(contentOf({ profiles: 20 }), site))
  expect(first.match(/network-\d+\.example\.com\/ada/g)).toHaveLength(20)
})

test('an entry longer than a page goes on over pages, whole', async () => {
  const description = Array.from({ length: 400 }, (_, index) => `Sentence ${index} of a long job.`).join(' ')
  const content = contentOf({})
  const history = { ...content.history, entries: content.history.entries.map((entry) => ({ ...entry, description })) }
  const pages = await pagesOf(await cv({ ...content, history }, site))
  const all = pages.join(' ').replace(/\s+/g, ' ')
  expect(all.match(/Sentence \d+ of a long job\./g)).toHaveLength(400)
  expect(pages[0]).toContain('Sentence 0 ')
})

test.each([6, 9, 12, 15])('skills read in their order wherever a page ends: after %i jobs', async (jobs) => {
  const all = (await pagesOf(await cv(contentOf({ jobs, skills: 60 }), site))).join(' ')
  const places = Array.from({ length: 60 }, (_, index) => all.search(new RegExp(`Skill ${index + 1}\\b`)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
