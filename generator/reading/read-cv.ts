import mammoth from 'mammoth'
import { getDocumentProxy } from 'unpdf'

/** The text of a CV, as a kind of program reads it. */
export type Reading = { how: string; text: string }

export async function readWord(file: Buffer): Promise<Reading[]> {
  const { value } = await mammoth.extractRawText({ buffer: file })
  return [{ how: 'in its order', text: value }]
}

/** A text of a PDF and its place, in points from the left and from the bottom. */
type Item = { text: string; left: number; right: number; bottom: number; size: number; endsLine: boolean }

/** Programs read a PDF in the order in which its texts are written, or by their places on the page. */
export async function readPdf(file: Buffer, direction: 'ltr' | 'rtl'): Promise<Reading[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages: Item[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
    let marks: boolean[] = [] // of the marked contents around a text, whether they are artifacts, as heads of pages are
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item)) {
          marks =
            item.type === 'endMarkedContent' ? marks.slice(0, -1) : [...marks, 'tag' in item && item.tag === 'Artifact']
          return []
        }
        if (marks.includes(true)) return []
        const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])]
        return { text: item.str, left, right: left + item.width, bottom, size: item.height, endsLine: item.hasEOL }
      }),
    )
  }
  await pdf.destroy()
  return [
    { how: 'in its order', text: pages.map((page) => joined(page, direction)).join('\n') },
    {
      how: 'by place',
      text: pages
        .flatMap((page) => linesOf(page, direction))
        .map((line) => joined(line, direction))
        .join('\n'),
    },
  ]
}

/** Texts whose bottoms differ by less are in one line, in points. */
const ONE_LINE = 3

/** From the top down, and each line in reading direction. */
function linesOf(items: readonly Item[], direction: 'ltr' | 'rtl'): Item[][] {
  const lines: Item[][] = []
  const texts = items.filter(({ text }) => text !== '').map((item) => ({ ...item, endsLine: false }))
  for (const item of texts.toSorted((a, b) => b.bottom - a.bottom)) {
    const line = lines.at(-1)
    if (line?.[0] && line[0].bottom - item.bottom < ONE_LINE) line.push(item)
    else lines.push([item])
  }
  const along = (a: Item, b: Item) => (direction === 'rtl' ? b.right - a.right : a.left - b.left)
  return lines.map((line) => line.toSorted(along))
}

/** A gap is a space from this part of the size of the text on. */
const SPACE = 0.15

function joined(items: readonly Item[], direction: 'ltr' | 'rtl'): string {
  const texts = items.map((item, index) => {
    const before = items[index - 1]
    const gap = before && (direction === 'rtl' ? before.left - item.right : item.left - before.right)
    const isApart = gap !== undefined && Math.abs(gap) > SPACE * Math.max(item.size, before?.size ?? 0)
    return `${isApart ? ' ' : ''}${item.text}${item.endsLine ? '\n' : ''}`
  })
  return texts.join('')
}
