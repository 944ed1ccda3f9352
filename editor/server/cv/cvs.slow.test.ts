import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { siteYaml, temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import type { EditorState } from '../../protocol.ts'
import type { CvPages, CvTexts } from '../../protocol/cv.ts'
import { contentEditor } from '../content-editor.ts'
import { cvs } from './cvs.ts'

const content = {
  profile: { title: 'Engineer', email: 'ada@ada.dev' },
  cv: { pages: 1, variants: [{ name: 'platform', title: 'Platform Engineer' }, { name: 'data' }] },
  history: {
    title: 'History',
    label: 'History',
    entries: [
      { role: 'Operator', employer: 'Elbe Bank', for: ['data'] },
      { role: 'Developer', employer: 'Tide Bank', technologies: ['Go'], for: ['platform', 'data'] },
    ],
  },
  expertise: { title: 'Skills', label: 'Skills', skills: [{ name: 'Go', group: 'Languages' }] },
  awards: { title: 'Awards', label: 'Awards', entries: [{ title: 'Cup', cv: 'never' }] },
}

function cvsOf(fields: object = content) {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml(fields) })
  const file = join(root, 'content/site.yaml')
  const editor = contentEditor(root, 'content')
  const answers = cvs(root, 'content', editor)
  const ask = (address: string, query: Record<string, string> = {}): unknown =>
    answers[address]?.({ query: new URLSearchParams(query), body: () => Promise.resolve(Buffer.from('')) })
  const pages = (query?: Record<string, string>) => ask('/cv', query) as Promise<CvPages>
  return { ...editor, file, ask, pages, read: () => parse(readFileSync(file, 'utf8')) as typeof content }
}

type MadeCv = Extract<CvPages, { file: string }>

test('says what a CV has, what programs read of it, and which field each text is from', async () => {
  const { ask, pages } = cvsOf()
  const cv = (await pages({ variant: 'platform' })) as MadeCv
  expect(cv).toMatchObject({ file: 'cv-platform', pages: 1, limit: 1, left: [], language: 'en' })
  const texts = (await ask('/cv/texts', { key: cv.key })) as CvTexts
  expect(texts.read).toEqual(['name', 'e-mail', '1 job', '1 skill'])
  expect(texts.unread).toEqual([])
  const again = await Promise.all([ask('/cv/texts', { key: cv.key }), ask('/cv/texts', { key: cv.key })])
  expect(again, 'asked twice at a time').toEqual([texts, texts])
  const found = texts.pages[0]?.texts.map(({ text, path }) => [text, path.join('.')])
  expect(found).toEqual(
    expect.arrayContaining([
      ['Platform Engineer', 'cv.variants.0.title'],
      ['Developer', 'history.entries.1.role'],
      ['Tide Bank', 'history.entries.1.employer'],
    ]),
  )
})

test('makes the files of a CV: PDF, Word and text', async () => {
  const { ask, pages } = cvsOf()
  const { key } = (await pages()) as MadeCv
  const [pdf, docx, md] = ['pdf', 'docx', 'md'].map((format) => ask('/cv/file', { key, format }) as Buffer)
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(docx?.subarray(0, 2).toString()).toBe('PK')
  expect(md?.toString()).toContain('### Operator')
})

test('leads from what the page limit leaves out to its field', async () => {
  const highlights = Array.from({ length: 60 }, (_, index) => `Result ${index} of a long job`)
  const [operator, developer] = content.history.entries
  const entries = [operator, { ...developer, for: ['data'] }, { role: 'Lead', employer: 'Tide Bank', highlights }]
  const { pages } = cvsOf({ ...content, history: { ...content.history, entries } })
  const { left, pages: count } = (await pages({ variant: 'platform' })) as MadeCv
  expect(count).toBe(1)
  expect(left[0]).toEqual({ kind: 'highlight', name: 'Lead', path: ['history', 'entries', 2, 'highlights', 59] })
})

test('knows equal pages, and pages of other content', async () => {
  const { pages, file } = cvsOf()
  const keyOf = async () => ((await pages()) as MadeCv).key
  const key = await keyOf()
  expect(await keyOf()).toBe(key)
  writeFileSync(file, readFileSync(file, 'utf8').replace('Developer', 'Maintainer'))
  expect(await keyOf()).not.toBe(key)
})

test('says so if the content has a mistake, or the site has no CV', async () => {
  expect(await cvsOf({ ...content, profile: {} }).pages()).toEqual({
    problem: 'The content has a mistake, so these pages are older than it. "To do" has the mistake.',
  })
  expect(await cvsOf({ profile: content.profile, cv: false }).pages()).toEqual({
    languages: [{ code: 'en', name: 'English' }],
  })
})

test('removes the CV for a kind of job from all entries, as one step of undo', async () => {
  const { ask, read, undo } = cvsOf()
  const before = read()
  expect((await ask('/cv/remove', { variant: 'platform' })) as { state: EditorState }).not.toHaveProperty('message')
  expect(read().cv.variants).toEqual([{ name: 'data' }])
  expect(read().history.entries.map((each) => each.for)).toEqual([['data'], ['data']])
  await ask('/cv/remove', { variant: 'data' })
  expect(read().cv).toEqual({ pages: 1 })
  expect(read().history.entries.map((each) => each.for)).toEqual([undefined, undefined])
  await undo()
  await undo()
  expect(stringify(read())).toBe(stringify(before))
})
