import { DomUtils, parseDocument } from 'htmlparser2'
import { characterWithoutGlyph } from '../../generator/outputs/cv-fonts.ts'
import { installCommand } from '../../generator/outputs/writing-system-fonts.ts'
import { text as contentText } from '../../model/schema/primitives.ts'

const BLOCK = 'br|div|h[1-6]|img|li|ol|p|script|style|ul'
const INLINE = 'b|code|em|i|small|span|strong|u'
/** An attribute has a value, because "if a <b and c> d" is no HTML. */
const ATTRIBUTES = String.raw`(?:\s+[\w:-]+=(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?`
const BLOCK_TAGS = new RegExp(String.raw`\s*(?:<\/?(?:${BLOCK})${ATTRIBUTES}>\s*)+`, 'gi')
const INLINE_TAG = new RegExp(String.raw`<\/?(?:${INLINE})${ATTRIBUTES}>`, 'gi')
/** An opening tag alone is no HTML, because of texts such as "std::vector<span>". */
const IS_HTML = new RegExp(String.raw`<\/(?:a|${BLOCK}|${INLINE})\s*>|<br\s*\/?>`, 'i')
const LINK_TAG = new RegExp(String.raw`<\/?a${ATTRIBUTES}>`, 'gi')
const HTML_LINK = /<a\s[^<>]*?href=["'](https?:[^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi
const MARKDOWN_LINK = /!?\[([^[\]\n]+)\]\((https?:[^()\s]+)\)/g
const MARKDOWN_BOLD = /(?<![\w*])\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*(?![\w*])/g

/** The text without HTML, Markdown and characters that cannot be shown. Other characters and lines stay as they are. */
export function plainText(raw: string): string {
  return withoutPlaceholders(withoutMarkup(raw))
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .split('\n')
    .map(withoutSymbols)
    .join('\n')
    .trim()
}

/** The text without unmistakable HTML and Markdown. The URLs of links stay. */
export function withoutMarkup(raw: string): string {
  const text = raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  return (IS_HTML.test(text) ? withoutTags(text) : text)
    .replaceAll(/&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi, (entity) => DomUtils.textContent(parseDocument(entity)))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(MARKDOWN_LINK, (_, label: string, url: string) => linkText(label, url))
    .replaceAll(MARKDOWN_BOLD, '$1')
}

/** The site would replace {name}, and reject placeholders that it does not know. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, word: string) =>
    braces === '{name}' || !contentText.safeParse(braces).success ? `{ ${word} }` : braces,
  )
}

/** The symbols of a text that the fonts of the site lack, such as emoji. Letters are not among them. */
export function unsupportedSymbols(raw: string): string[] {
  const symbols = raw.normalize('NFC').match(/[^\p{L}\p{N}\p{M}\p{C}\s]/gu) ?? []
  return [...new Set(symbols)].filter((symbol) => !isSupported(symbol))
}

/** The sentences of the first paragraph. */
export function sentencesOf(text: string): string[] {
  const [paragraph = ''] = text.split('\n')
  return Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph), ({ segment }) => segment)
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

function withoutSymbols(line: string): string {
  const result = line.replaceAll(/ ?[^\p{L}\p{N}\p{M}\s]/gu, (symbol) => (isSupported(symbol.trim()) ? symbol : ''))
  return result === line ? line : result.trim()
}

/** Whether the fonts have the symbol, or the owner can install one that has it. */
function isSupported(symbol: string): boolean {
  return characterWithoutGlyph(symbol) === undefined || installCommand(symbol, 'en') !== undefined
}

function withoutTags(html: string): string {
  return html
    .replaceAll(BLOCK_TAGS, '\n')
    .replaceAll(INLINE_TAG, '')
    .replaceAll(HTML_LINK, (_, url: string, label: string) => linkText(label, url))
    .replaceAll(LINK_TAG, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function linkText(label: string, url: string): string {
  return label === url ? url : `${label} (${url})`
}
