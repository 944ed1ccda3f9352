import { strFromU8, unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { CMapReaderFactory } from './cmaps.mjs'
import { readDocument } from './read-document.ts'

/** How often each letter and digit is in some texts. */
export function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const character of texts
    .join('')
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]/gu) ?? []) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return counts
}

/** The letters and digits that only the file or only its lines have, with how many more the file has. */
export async function lostCharacters(bytes: Uint8Array): Promise<Record<string, number>> {
  const document = await readDocument(bytes, 'cv')
  const cells = (document?.pages ?? []).flatMap(({ lines }) =>
    lines.flatMap((line) => line.cells.map(({ text }) => text)),
  )
  const read = countOf([...cells, ...(document?.hidden ?? [])])
  const written = countOf(document?.kind === 'pdf' ? await pdfTexts(bytes) : wordTexts(bytes))
  const all = new Set([...read.keys(), ...written.keys()])
  const difference = [...all].map((key) => [key, (written.get(key) ?? 0) - (read.get(key) ?? 0)] as const)
  return Object.fromEntries(difference.filter(([, count]) => count !== 0))
}

/** All texts of a PDF, without looking where they are. */
async function pdfTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, CMapReaderFactory })
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const annotations: { fieldValue?: unknown }[] = await page.getAnnotations()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
    texts.push(...annotations.map(({ fieldValue }) => (typeof fieldValue === 'string' ? fieldValue : '')))
  }
  return texts
}

/** All texts in the XML of a Word file that are not there twice. */
function wordTexts(bytes: Uint8Array): string[] {
  const files = Object.entries(unzipSync(bytes)).filter(([path]) =>
    /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/.test(path),
  )
  const texts = files.map(([, xml]) =>
    strFromU8(xml)
      .replaceAll(
        /<mc:Choice(?:(?!<mc:Choice)[\s\S])*?<w:t[ >][\s\S]*?<\/mc:Choice>\s*<mc:Fallback[\s\S]*?<\/mc:Fallback>/g,
        (both) => both.replace(/<mc:Fallback[\s\S]*$/, ''),
      )
      .replaceAll(/<w:(del|rt) [\s\S]*?<\/w:\1>|<w:rt>[\s\S]*?<\/w:rt>/g, '')
      .replaceAll(/[\s\S]*?<(?:w|m):t(?: [^>]*)?>([^<]*)<\/(?:w|m):t>|[\s\S]+$/g, '$1')
      .replaceAll(/&(amp|lt|gt|quot|apos);/g, ' '),
  )
  return [...new Set(texts)]
}
