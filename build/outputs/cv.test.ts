import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { cv } from './cv.ts'
import { contentOf } from './made-up.ts'

const site = { address: 'https://me.example', language: 'en-GB' }

const pagesOf = async (pdf: Buffer) => (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text

test('the CV is a PDF/A with its title and its language', () => {
  const pdf = cv(contentOf({}), site).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toMatch(/pdfaid:part/)
  expect(pdf).toMatch(/\/Lang ?\(en/)
})

test('it is the same, byte for byte, for the same content', () => {
  expect(cv(contentOf({}), site).equals(cv(contentOf({}), site))).toBe(true)
})

test.each([
  'Zoë Αθηνά Łukasz Иван',
  'O’Neil “the fine” ffi ﬁ',
  '#panic("x") $ _ * \\ ` ] } <label> @you //',
  '</script><b>Ada</b>',
  'Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst III',
])('the name %s stands in it as it is written', async (name) => {
  const [first = ''] = await pagesOf(cv(contentOf({ name }), site))
  expect(first.replace(/\s/g, '')).toContain(name.replace(/\s/g, '').replace('ﬁ', 'fi'))
})

test('the shortest content fills one page, without headings over nothing', async () => {
  const pages = await pagesOf(cv(contentOf({ profiles: 0 }), site))
  expect(pages).toHaveLength(1)
})

test('a long one goes on over pages, and no heading stands last on one', async () => {
  const content = contentOf({ jobs: 20, projects: 60, skills: 60, organisations: 4 })
  const pages = await pagesOf(cv(content, site))
  expect(pages.length).toBeGreaterThan(3)
  const lastLines = pages.slice(0, -1).map((page) => page.trim().split('\n').at(-1) ?? '')
  expect(
    lastLines.filter((line) => /^(?:Experience|Skills|Projects|Companies|Role \d+|Project \d+|Data)$/.test(line)),
  ).toEqual([])
  const all = pages.join(' ')
  expect(['Role 20', 'Project 60', 'Skill 60', 'Firm 4 Limited'].filter((words) => !all.includes(words))).toEqual([])
})
