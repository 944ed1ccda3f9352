import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fullContent, siteOf } from '../../testing/contents.ts'
import { cvDocument } from './document.ts'
import { documentAsMarkdown } from './markdown.ts'
import { typesetCv } from './pdf.ts'

test('has the words of the PDF', async () => {
  const { content } = await fullContent('cv')
  const unlimited = { ...content, cv: { ...content.cv, pages: undefined } }
  const pdf = await getDocumentProxy(new Uint8Array((await typesetCv(unlimited, siteOf(unlimited))).pdf))
  const { text } = await extractText(pdf, { mergePages: true })
  const markdown = documentAsMarkdown(cvDocument(content, siteOf(content)))
  // The PDF has dates after what is beside a title, and full stops after results.
  const wordsOf = (all: string) => all.match(/[\p{L}\p{N}]+/gu)?.toSorted()
  expect(wordsOf(markdown.replaceAll(/\[|\]\(.*?\)|\*\*/g, ''))).toEqual(
    wordsOf(text.replace(/Mira Okafor 2 \/ 2/u, '')),
  ) // the head of the second page
})
