import { DomUtils, parseDocument } from 'htmlparser2'
import { characterWithoutGlyph } from '../generator/fonts/document-fonts.ts'
import { installCommand } from '../generator/fonts/writing-systems.ts'
import { text as contentText } from '../model/fields/text.ts'
import type { Note } from './report.ts'

const BLOCK = 'br|div|h[1-6]|img|ol|p|script|style|t(?:able|body|head|[dhr])|ul'
const INLINE = 'b|code|em|i|small|span|strong|u'
/** An opening tag alone is no HTML, because of texts such as "std::vector<span>". */
const IS_HTML = new RegExp(String.raw`</(?:${BLOCK}|${INLINE}|a|li)\s*>|<br\s*/?>`, 'i')
const BLOCK_TAG = new RegExp(String.raw`</?(?:${BLOCK})\b[^>]*>|</li\s*>`, 'gi')
const ITEM_TAG = /<li\b[^>]*>(?:\s*<p\b[^>]*>)?/gi
const INLINE_TAG = new RegExp(String.raw`</?(?:${INLINE})\b[^>]*>`, 'gi')
const LINK = /<a\b[^>]*?href=["'](https?:[^"']*)["'][^>]*>(.*?)<\/a>/gis
const LINK_TAG = /<\/?a\b[^>]*>/gi
/** Marks the start and the end of a block. No text has it. */
const BREAK = '\v'
const MARKDOWN_LINK = /!?\[([^[\]\n]+)\]\((https?:[^()\s]+)\)/g
/** Bold, italic and code. */
const MARKDOWN_MARKS = /(?<=^|[\s([{"'«“‘—–-])(\*\*?|_|`)([^\s*_`](?:[^*`\n]*?[^\s*_`])?)\1(?![\w*`])/gm
const MARKDOWN_HEADING = /^#{1,6} +(?=\S)/gm

/** Format characters, surrogates and variation selectors, but for those between the letters of a word and Arabic number signs. */
const INVISIBLE =
  /(?<!\p{L}\p{M}*)(?:\u200C|\u200D|\u180E)|(?!\u200C|\u200D|\u180E|[\u0600-\u0605\u06DD\u070F\u08E2])\p{Cf}|[\p{Cs}\p{Variation_Selector}]/gu

/**
 * The text without HTML, Markdown and characters that cannot be shown. Other characters and lines stay as they are.
 * @param keepsLinks whether links in Markdown stay, which the site shows in some texts
 */
export function plainText(
  raw: string,
  note: (kind: Note['kind'], why: string) => void = () => {},
  keepsLinks = false,
): string {
  const written = raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const text = withoutMarkup(written, keepsLinks)
  if (text !== written) note('changed', 'HTML or Markdown became plain text; check it')
  const safe = withoutPlaceholders(text)
  if (safe !== text) note('changed', 'with spaces in {…}, which would be a placeholder')
  const visible = safe
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
  const missing = new Set(visible.match(/[^\p{L}\p{N}\p{M}\s]/gu)?.filter((symbol) => !isSupported(symbol)))
  if (missing.size > 0) note('changed', `without ${[...missing].join(' ')}, which the fonts of the site lack`)
  const lines = visible.split('\n').map((line) => withoutSymbols(line, missing))
  return lines.join('\n').trim()
}

/** The sentences of the first paragraph. */
export function sentencesOf(text: string): string[] {
  const [paragraph = ''] = text.split('\n')
  return Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph), ({ segment }) => segment)
}

export function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** "startdate" for startDate, "Start Date" and start_date */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The text without unmistakable HTML and Markdown. The URLs of links stay. */
function withoutMarkup(text: string, keepsLinks: boolean): string {
  return (IS_HTML.test(text) ? textOfHtml(text) : text)
    .replaceAll(/&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi, (entity) => DomUtils.textContent(parseDocument(entity)))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(MARKDOWN_LINK, (_, label: string, url: string) =>
      keepsLinks && label !== url ? `[${label}](${url.replace(/^http:/i, 'https:')})` : linkText(label, url),
    )
    .replaceAll(MARKDOWN_MARKS, '$2')
    .replaceAll(MARKDOWN_HEADING, '')
}

/** Unknown tags stay, because of texts such as "List<String>". */
function textOfHtml(html: string): string {
  const text = html
    .replaceAll(INLINE_TAG, '')
    .replaceAll(LINK, (_, url: string, label: string) => markdownLink(label, url))
    .replaceAll(LINK_TAG, '')
    .replaceAll(ITEM_TAG, `${BREAK}• `)
    .replaceAll(BLOCK_TAG, BREAK)
  const parts = text.split(BREAK).map((part) => part.trim())
  return parts.filter((part) => part !== '' && part !== '•').join('\n')
}

/** In the form that MARKDOWN_LINK finds. */
function markdownLink(label: string, url: string): string {
  const address = url.replaceAll(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return `[${label.replaceAll(/[[\]\s]+/g, ' ').trim() || url}](${address})`
}

function linkText(label: string, url: string): string {
  return label === url ? url : `${label} (${url})`
}

/** The site would replace {name}, and reject placeholders that it does not know. */
function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, word: string) =>
    braces === '{name}' || !contentText.safeParse(braces).success ? `{ ${word} }` : braces,
  )
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
