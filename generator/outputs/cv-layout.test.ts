import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Content } from '../../model/content.ts'
import { contentOf, fullContent } from '../testing/contents.ts'
import { cv } from './cv.ts'

/** Of the CV, in points. */
const MARGIN = { side: 56.7, bottom: 45 }

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

const WORD = 'Infrastrukturautomatisierungswerkzeugkastenwart'
const SHORT_TEXTS = new Set(
  'availability category degree employer experience fluency issuer label location publisher role text title'.split(' '),
).add('name')
const content = contentOf({ projects: 0, skills: 5 })

const full = await fullContent()

/** The full content, in which every short text is a long word, and every long text stays. */
const longWords: Content = {
  ...JSON.parse(JSON.stringify(full.content), (key, value: unknown) => {
    if (key === 'address') return `https://www.example.com/${WORD.repeat(3)}`
    return SHORT_TEXTS.has(key) ? WORD.repeat(key === 'name' ? 1 : 2) : value
  }),
  name: 'Wolfeschlegel'.repeat(5).slice(0, 60),
}

test.each([
  ['long words', 'en', longWords],
  ['long words in a list of skills', 'en', { ...content, expertise: withSkills(WORD) }],
  ['every field on A4 paper', 'en', { ...full.content, cv: { paper: 'a4' as const } }],
  ['every field on Letter paper', 'en', full.content],
  ['wide letters', 'en', { ...content, name: 'W'.repeat(31), expertise: withSkills('M'.repeat(31)) }],
  ['a right-to-left language', 'ar', content],
])('no text leaves the page or overlaps with %s', async (_, language, extreme) => {
  const file = await cv(extreme, { address: 'https://me.example', language })
  const pdf = await getDocumentProxy(new Uint8Array(file))
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const code = await qrCodeOn(page)
    expect(code !== undefined).toBe(number === 1)
    expect(await misplacedTextOn(page, code)).toEqual([])
  }
})

function withSkills(name: string) {
  const { expertise } = content
  return { ...expertise, skills: expertise.skills.map((skill) => ({ ...skill, name })) }
}

/** The box of the QR code, the only link that is higher than a line. */
async function qrCodeOn(page: Page) {
  const annotations = (await page.getAnnotations()) as { rect: [number, number, number, number] }[] // untyped in pdf.js
  const rect = annotations.map((annotation) => annotation.rect).find(([, bottom, , top]) => top - bottom > 40)
  return rect && { left: rect[0], bottom: rect[1], right: rect[2] }
}

async function misplacedTextOn(page: Page, code: Awaited<ReturnType<typeof qrCodeOn>>) {
  const [, , width = 0] = page.view
  const boxes = (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [left, line] = [Number(item.transform[4]), Number(item.transform[5])]
    return [{ str: item.str, left, right: left + item.width, line }]
  })
  const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }) =>
    a.left < b.right - 1 && a.right > b.left + 1
  return boxes.filter(
    (box) =>
      box.line < MARGIN.bottom ||
      box.left < MARGIN.side - 1 ||
      box.right > width - MARGIN.side + 1 ||
      (code && box.line > code.bottom && overlaps(box, code)) ||
      boxes.some((other) => other !== box && Math.abs(other.line - box.line) < 4 && overlaps(other, box)),
  )
}
