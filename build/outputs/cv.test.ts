import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { cv } from './cv.ts'
import { contentOf } from './made-up.ts'

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

test('the shortest content fills one page, without headings over nothing', async () => {
  const pages = await pagesOf(await cv(contentOf({ profiles: 0 }), site))
  expect(pages).toHaveLength(1)
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

test('a name of one long word stays on the paper', async () => {
  const pdf = await getDocumentProxy(
    new Uint8Array(await cv(contentOf({ name: 'Wolfeschlegel'.repeat(5).slice(0, 60) }), site)),
  )
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const name = items.find((item) => 'str' in item && item.str.startsWith('Wolfe'))
  const right = name && 'width' in name ? Number(name.transform[4]) + name.width : Infinity
  expect(right).toBeLessThan(480) // points: the code stands right of it
})
