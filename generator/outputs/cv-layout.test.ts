import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { cv } from './cv.ts'
import { contentOf } from './fixtures.ts'

const site = { address: 'https://me.example', language: 'en-GB' }

/** Of the CV, in points. */
const PAGE_WIDTH = 595
const MARGIN = { side: 56.7, bottom: 45 }

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

const word = 'Infrastrukturautomatisierungswerkzeugkastenwart'
const texts = 'A text of some length that goes on and on. '.repeat(5).trim()
const content = contentOf({ jobs: 2, projects: 2, skills: 5, profiles: 2 })
test.each([
  ['a name of wide letters', { ...content, name: 'W'.repeat(31) }],
  ['a name of one long word', { ...content, name: 'Wolfeschlegel'.repeat(5).slice(0, 60) }],
  ['a title of one long word', { ...content, profile: { ...content.profile, title: word.repeat(2), location: word } }],
  [
    'skills that fill a column',
    {
      ...content,
      expertise: {
        ...content.expertise,
        skills: content.expertise.skills.map((skill) => ({ ...skill, name: 'M'.repeat(31) })),
      },
    },
  ],
  [
    'long skills',
    {
      ...content,
      expertise: {
        ...content.expertise,
        skills: content.expertise.skills.map((skill, n) => ({ ...skill, name: `${word} ${n}` })),
      },
    },
  ],
  [
    'a long address',
    {
      ...content,
      footer: {
        ...content.footer,
        profiles: content.footer.profiles.map((profile, n) => ({
          ...profile,
          address: `https://network-${n}.example.com/${word.repeat(4)}`,
        })),
      },
    },
  ],
  [
    'long periods',
    {
      ...content,
      history: {
        ...content.history,
        entries: content.history.entries.map((_, n) => ({ period: `${n} ${texts}`, role: word, description: texts })),
      },
    },
  ],
  [
    'long projects',
    {
      ...content,
      gallery: {
        ...content.gallery,
        projects: content.gallery.projects.map((project, n) => ({
          ...project,
          title: word.repeat(n + 1),
          category: texts,
          description: word.repeat(9),
        })),
      },
    },
  ],
  ['another direction', content],
])('nothing leaves the paper or stands over something else with %s', async (what, made) => {
  const language = what === 'another direction' ? 'ar' : 'en'
  const pdf = await getDocumentProxy(new Uint8Array(await cv(made, { ...site, language })))
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const code = await codeOn(page)
    expect(code !== undefined).toBe(number === 1)
    expect(await misplacedOn(page, code)).toEqual([])
  }
})

/** Where the QR code stands: of all that is linked, it alone is higher than a line. */
async function codeOn(page: Page) {
  const annotations = (await page.getAnnotations()) as { rect: [number, number, number, number] }[] // as PDF has it
  const rect = annotations.map((annotation) => annotation.rect).find(([, bottom, , top]) => top - bottom > 40)
  return rect && { left: rect[0], bottom: rect[1], right: rect[2] }
}

async function misplacedOn(page: Page, code: Awaited<ReturnType<typeof codeOn>>) {
  const boxes = (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [left, line] = [Number(item.transform[4]), Number(item.transform[5])]
    return [{ str: item.str, left, right: left + item.width, line }]
  })
  return boxes.filter(
    (box) =>
      box.line < MARGIN.bottom ||
      box.left < MARGIN.side - 1 ||
      box.right > PAGE_WIDTH - MARGIN.side + 1 ||
      (code && box.line > code.bottom && box.left < code.right && box.right > code.left) ||
      boxes.some(
        (other) =>
          other !== box &&
          Math.abs(other.line - box.line) < 4 &&
          other.left < box.right - 1 &&
          other.right > box.left + 1,
      ),
  )
}
