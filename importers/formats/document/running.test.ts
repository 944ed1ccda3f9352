import { expect, test } from 'vitest'
import type { AddNote } from '../../report.ts'
import type { Line } from '../../source/line.ts'
import { readCv } from './cv.ts'
import { line } from './fixtures.ts'

/** A page with these texts below each other, and the last at its bottom. */
function page(number: number, texts: readonly string[]): Line[] {
  return texts.map((text, index) => {
    const y = index === texts.length - 1 ? 780 : 40 + index * 14
    const size =
      text === 'Ada Quill' && index === 0 && number === 1 ? 24 : /^(?:Experience|Skills)$/.test(text) ? 14 : 10
    return line(text, { place: `page ${number}`, y, size })
  })
}

function readPages(...pages: string[][]) {
  const reported: string[] = []
  const note: AddNote = (_, what) => void reported.push(what)
  const { file } = readCv([pages.flatMap((texts, index) => page(index + 1, texts))], { wraps: true }, note)
  return { file: JSON.stringify(file), basics: file['basics'], reported }
}

const FIRST = ['Ada Quill', 'Site Engineer', 'ada@quill.dev | +49 30 1234567 | Leipzig', 'Experience']
const JOB = ['Engineer, Mill GmbH', '2019 - 2021', '• Built the mill', '• Ran it for two years']
const NEXT = ['• Wrote the tests of the mill', '• Sold the mill', '• Left', '• Came back', '• Left again']

test.each([
  'Ada Quill · Page 2',
  'Ada Quill — CV',
  'Ada Quill | ada@quill.dev | 2/3',
  'Lebenslauf Ada Quill',
  'CV – ADA QUILL – 3 March 2024',
  'Last updated on 3 March 2024',
  'Stand: 05/2024',
  '28/11/2026, 08:22 Ada Quill',
  'https://quill.dev/cv 2/2',
  'Created with resume.io',
])('takes "%s" on a later page for no content', (text) => {
  const above = readPages([...FIRST, ...JOB], [text, ...NEXT])
  const below = readPages([...FIRST, ...JOB], [...NEXT, text])
  for (const { file, reported } of [above, below]) {
    expect(file).not.toContain(text)
    expect(reported).toEqual([`page 2, "${text}"`])
  }
})

test('keeps texts at the edges of pages that say more', () => {
  const { file } = readPages([...FIRST, ...JOB], ['• Ada Quill in the Mill News 2024', ...NEXT, '• Built CV 2'])
  expect(file).toContain('Mill News')
  expect(file).toContain('Built CV 2')
})

test('takes the contact from the footers of pages', () => {
  const [name = '', title = '', contact = '', ...rest] = FIRST
  const footer = contact.replaceAll('|', '·')
  const { basics, reported } = readPages([name, title, ...rest, ...JOB, footer], [...NEXT, footer])
  expect(basics).toMatchObject({ name: 'Ada Quill', email: 'ada@quill.dev', phone: '+49 30 1234567' })
  expect(reported).toEqual([])
})
