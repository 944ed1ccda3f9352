import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test, vi } from 'vitest'
import { siteSchema } from '../../schema/site.ts'
import { textsIn } from '../content/fields.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent } from '../content/resolve-content.ts'
import { cv, stringsOf } from './cv.ts'
import { contentOf } from './fixtures.ts'
import { createPdf } from './typeset.ts'

const site = { address: 'https://me.example', language: 'en-GB' }
const SENTENCES = Array.from({ length: 400 }, (_, index) => `Sentence ${index} of a long job.`)
const HOSTILE = ['O’Neil “the fine” ffi', '#panic("x") $ _ * \\ ` ] } <label> @you //', '</script><b>Ada</b>']

/** Many pages: a hostile name, an entry longer than a page, and so many skills that their columns cross pages. */
let long: string[]
beforeAll(async () => {
  const content = contentOf({ name: HOSTILE.join(' '), jobs: 20, projects: 60, skills: 60, profiles: 20 })
  const { entries } = content.history
  const history = {
    ...content.history,
    entries: [...entries, { period: '', role: '', description: SENTENCES.join(' ') }],
  }
  long = await pagesOf(await cv({ ...content, history }, site))
})

test('is the same file for the same content on another day', async () => {
  const strings = stringsOf(contentOf({}), site)
  const file = await createPdf('cv.typ', strings, 'en')
  vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] })
  const again = await createPdf('cv.typ', strings, 'en')
  vi.useRealTimers()
  expect(again.equals(file)).toBe(true)
})

test('prints every character of a name literally', () => {
  const printed = long[0]?.replace(/\s/g, '')
  for (const text of HOSTILE) expect(printed).toContain(text.replace(/\s/g, ''))
})

test('prints a long content completely', () => {
  expect(long.length).toBeGreaterThan(5)
  const text = long.join(' ').replace(/\s+/g, ' ')
  for (const last of ['Role 20', 'Project 60', 'Skill 60']) expect(text).toContain(last)
  expect(text.match(/Sentence \d+ of a long job\./g)).toHaveLength(SENTENCES.length)
})

test('keeps URLs on one line', () => {
  expect(long[0]?.match(/network-\d+\.example\.com\/ada/g)).toHaveLength(20)
})

test('prints the skills in their order, across pages', () => {
  const text = long.join(' ')
  const positions = Array.from({ length: 60 }, (_, index) => text.search(new RegExp(`Skill ${index + 1}\\b`)))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('fills one page with the shortest content, without empty headings', async () => {
  const pages = await pagesOf(await cv(contentOf({ projects: 0, phone: undefined, profiles: 0 }), site))
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toMatch(/Projects|555|·\s*·/)
  expect(pages[0]).toContain('firm-1@example.com')
})

test('prints every text that the schema marks as printed', async () => {
  const source = await readContent(process.cwd(), 'sample')
  const { content } = await resolveContent(source, join(process.cwd(), 'sample'), '/')
  const text = (await pagesOf(await cv(content, site))).join(' ').replace(/\s+/g, ' ')
  const printed = textsIn(siteSchema, source).filter(({ meta, path }) => meta.printedInCv && path[0] !== 'url')
  expect(printed.length).toBeGreaterThan(50)
  const missing = printed
    .filter(({ path }) => path.join('.') !== 'ui.cv') // only in the title of the document
    .map((each) => each.text.replaceAll('{name}', source.name).replace(/\s+/g, ' ').trim())
    .filter((each) => !text.includes(each))
  expect(missing).toEqual([])
})

test('no page ends with a heading', async () => {
  const headings = /^(?:Experience|Skills|Projects|Companies|Role \d+|Project \d+|Firm \d+ Limited)$/
  // These numbers fail if headings are not sticky.
  for (const jobs of [12, 23, 28, 39]) {
    const pages = await pagesOf(await cv(contentOf({ jobs, projects: 30, organisations: 2 }), site))
    const lastLines = pages.slice(0, -1).map((page) => page.trim().split('\n').at(-1) ?? '')
    expect(lastLines.length).toBeGreaterThan(0)
    expect(lastLines.filter((line) => headings.test(line))).toEqual([])
  }
})

async function pagesOf(pdf: Buffer): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text
}
