import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { siteSchema } from '../../schema/site.ts'
import { textsIn } from '../content/fields.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent } from '../content/resolve-content.ts'
import { cv } from './cv.ts'
import { contentOf } from './fixtures.ts'

const site = { address: 'https://me.example', language: 'en-GB' }

test('prints an entry that is longer than a page completely, and each URL on one line', async () => {
  const content = contentOf({ profiles: 20 })
  const description = 'A sentence of a long job. '.repeat(400).trim()
  const history = { ...content.history, entries: [{ period: '', role: '', description }] }
  const pages = await pagesOf(await cv({ ...content, history }, site))
  expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(description)
  expect(pages[0]?.match(/network-\d+\.example\.com\/ada/g)).toHaveLength(20)
})

test('fills one page with the shortest content, without empty headings', async () => {
  const pages = await pagesOf(await cv(contentOf({ projects: 0, phone: null, profiles: 0 }), site))
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
  for (const jobs of [12, 28]) {
    const pages = await pagesOf(await cv(contentOf({ jobs, projects: 30, organisations: 2 }), site))
    const lastLines = pages.slice(0, -1).map((page) => page.trim().split('\n').at(-1) ?? '')
    expect(lastLines.length).toBeGreaterThan(0)
    expect(lastLines.filter((line) => headings.test(line))).toEqual([])
  }
})

async function pagesOf(pdf: Buffer): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text
}
