import { readdirSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { run } from '../fixtures.ts'
import { paragraph, pdfOf, wordOf } from '../formats/document/fixtures.ts'

const TEXT = { text: 'Ada Lovelace', x: 40, y: 60, size: 20 }

async function locked(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await pdfOf([[TEXT]]))
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

async function withPages(count: number): Promise<Buffer> {
  return pdfOf(Array.from({ length: count }, () => [TEXT]))
}

/** A page whose content draws itself again, and again. */
function endless(): Buffer {
  const stream = '/F Do '.repeat(10)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...Array.from({ length: 12 }, (_, index) => {
      const next =
        index === 11
          ? '/Resources << /Font << /T << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
          : `/Resources << /XObject << /F ${index + 6} 0 R >> >>`
      const content = index === 11 ? 'BT /T 9 Tf (again) Tj ET' : stream
      return `<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] ${next} /Length ${content.length} >>\nstream\n${content}\nendstream`
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`)
}

test.each([
  ['a scan', async () => pdfOf([[]]), /cv\.pdf has no text, perhaps it is a scan\. Pass the file that/],
  ['a locked PDF', locked, /cv\.pdf is protected with a password\. Save a copy without one/],
  [
    'half a PDF',
    async () => Buffer.from('%PDF-1.7\n1 0 obj'),
    /cv\.pdf cannot be read as a PDF \(.+\)\. Save it again/,
  ],
  ['a book', async () => withPages(41), /cv\.pdf has far too much text for a résumé/],
  ['a large PDF', async () => Buffer.concat([await pdfOf([[TEXT]]), Buffer.alloc(25_000_001)]), /larger than 25 MB/],
  ['an empty Word file', async () => wordOf(paragraph('')), /cv\.pdf has no text\. A picture is not read: write/],
  [
    'a broken Word file',
    async () => wordOf('<w:p>', { 'word/document.xml': '<w:document' }),
    /cannot be read as a Word file/,
  ],
  [
    'a Word file that unpacks to much',
    async () => wordOf(paragraph('a'.repeat(11_000_000))),
    /cv\.pdf has far too much text for a résumé/,
  ],
])('rejects %s in a sentence, and writes nothing', async (_, bytes, message) => {
  const { problem, root } = await run(await bytes(), { name: 'cv.pdf' })
  expect(problem).toMatch(message)
  expect(problem).not.toContain('\n')
  expect(readdirSync(root)).toEqual(['cv.pdf'])
})

test('ends a file that keeps its reader busy', async () => {
  const { problem, root } = await run(endless(), { name: 'cv.pdf' })
  expect(problem).toMatch(/cv\.pdf (?:takes more than 10 seconds to read\. Save it again|has far too much text)/)
  expect(readdirSync(root)).toEqual(['cv.pdf'])
})

test('refuses a paragraph that no CV has', async () => {
  const { problem } = await run(wordOf(paragraph('born '.repeat(3000))), { name: 'cv.docx' })
  expect(problem).toMatch(/cv\.docx has far too much text/)
})
