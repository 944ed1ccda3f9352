import { characterWithoutGlyph } from '../../generator/fonts/document-fonts.ts'
import { installCommand } from '../../generator/fonts/writing-systems.ts'
import { decodeReferences, fromHtml } from './from-html.ts'
import { fromMarkdown } from './from-markdown.ts'

/** In characters. Longer texts, such as an embedded picture, are nobody's words, and would take seconds. */
const MAX_HTML = 100_000
const MAX_MARKDOWN = 10_000

/** Format characters, surrogates and variation selectors, but for those between the letters of a word and Arabic number signs. */
const INVISIBLE =
  /(?<!\p{L}\p{M}*)(?:\u200C|\u200D|\u180E)|(?!\u200C|\u200D|\u180E|[\u0600-\u0605\u06DD\u070F\u08E2])\p{Cf}|[\p{Cs}\p{Variation_Selector}]/gu

/**
 * The text without HTML, Markdown and characters that cannot be shown. Other characters and lines stay as they are.
 * @param keepsLinks whether links in Markdown stay, which the site shows in some texts
 */
export function plainText(
  raw: string,
  note: (kind: 'changed', why: string) => void = () => {},
  keepsLinks = false,
): string {
  const written = raw.replace('\uFEFF', '').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const text = withoutMarkup(written, keepsLinks)
  if (text !== written) note('changed', 'HTML or Markdown became plain text; check it')
  const safe = text.replaceAll('{name}', '{ name }')
  if (safe !== text) note('changed', 'with spaces in {name}, which the site would replace with your name')
  const visible = withPlainLetters(safe)
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
  const missing = new Set(visible.match(/[^\p{L}\p{N}\p{M}\s]/gu)?.filter((symbol) => !isSupported(symbol)))
  if (missing.size > 0) note('changed', `without ${[...missing].join(' ')}, which the fonts of the site lack`)
  const lines = visible.split('\n').map((line) => withoutSymbols(line, missing))
  return lines.join('\n').trim()
}

/** Characters in which the first sentences are. More would take seconds. */
const MAX_SENTENCES = 2000

/** The first sentences of the first paragraph. */
export function sentencesOf(text: string): string[] {
  const [paragraph = ''] = text.slice(0, MAX_SENTENCES).split('\n')
  return sentencesIn(paragraph)
}

/** In parts, since the segmenter takes seconds for a long text. */
export function sentencesIn(paragraph: string): string[] {
  const sentences: string[] = []
  for (const part of paragraph.match(PARTS) ?? []) {
    for (const { segment } of SEGMENTER.segment(part)) {
      const before = sentences.at(-1)
      if (before !== undefined && !isEnd(before.slice(-MAX_ABBREVIATION))) sentences.splice(-1, 1, before + segment)
      else sentences.push(segment)
    }
  }
  return sentences
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
const PARTS = /[^]{1,1000}(?:\s|$)|[^]{1,1000}/g

/** "Senior .NET engineer" and "Dr. Okafor" are not two sentences. */
function isEnd(text: string): boolean {
  return /(?:[.!?…:;]["'”’»)\]]*\s+|[。！？]\s*)$/.test(text) && !ABBREVIATION.test(text)
}

/** Characters. */
const MAX_ABBREVIATION = 12
const ABBREVIATION = /(?:^|[\s(.])(?:\p{L}|dr|prof|mr|mrs|ms|st|inc|ltd|e\.g|i\.e|ca|approx|nr|bzw)\.\s*$/iu

export function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** "startdate" for startDate, "Start Date" and start_date */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** With plain characters for the bold and italic ones of mathematics and for keycaps, which people write as decoration. */
function withPlainLetters(text: string): string {
  return text
    .replaceAll(/[\u{1D400}-\u{1D7FF}]+/gu, (letters) => letters.normalize('NFKC'))
    .replaceAll(/\uFE0F?\u20E3/g, '')
}

/** The text without unmistakable HTML and Markdown. The URLs of links stay. */
function withoutMarkup(text: string, keepsLinks: boolean): string {
  if (text.length > MAX_HTML) return text
  const plain = (fromHtml(text) ?? decodeReferences(text)).replaceAll(/\r\n?/g, '\n')
  return plain.length > MAX_MARKDOWN ? plain : fromMarkdown(plain, keepsLinks)
}

/** Spaces before the symbols go too. */
function withoutSymbols(line: string, symbols: ReadonlySet<string>): string {
  const result = line.replaceAll(/ ?[^\p{L}\p{N}\p{M}\s]/gu, (found) => (symbols.has(found.trim()) ? '' : found))
  return result === line ? line : result.trim()
}

/** Whether the fonts have the symbol, or the owner can install one that has it. */
function isSupported(symbol: string): boolean {
  return characterWithoutGlyph(symbol) === undefined || installCommand(symbol, 'en') !== undefined
}
