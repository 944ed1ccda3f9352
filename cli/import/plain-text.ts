import { DomUtils, parseDocument } from 'htmlparser2'
import { characterWithoutGlyph } from '../../generator/outputs/cv-fonts.ts'

/** Characters; more than any field of the site shows. */
const MAX_LENGTH = 20_000
/** Only tags of formatted text, because "List<String>" is no HTML. */
const INLINE_TAG = /<\/?(?:a|b|code|em|i|small|span|strong|u)\b[^<>]*>/gi
const BLOCK_TAG = /<\/?(?:br|div|h\d|img|li|ol|p|script|style|ul)\b[^<>]*>/gi
const MARKER = String.raw`[ \t]*(?:#{1,6}|>|[-*•]|\d+[.)])[ \t]+`

/** The paragraphs and list items of a text, without HTML, Markdown and characters that cannot be shown. */
export function linesOf(raw: string): string[] {
  return raw
    .slice(0, MAX_LENGTH)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(BLOCK_TAG, '\n\n')
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/&#?\w+;/g, (entity) => DomUtils.textContent(parseDocument(entity)))
    .split(new RegExp(String.raw`\n\s*\n|\n(?=${MARKER})`))
    .map((line) => withoutOddCharacters(withoutMarkdown(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** Paragraphs and list items as running text. */
export function toSentences(lines: readonly (string | undefined)[]): string {
  return lines
    .flatMap((line) => line || [])
    .map((line) => (/[.!?…:]["”’)]*$/.test(line) ? line : `${line}.`))
    .join(' ')
}

export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}

/** The first words of a text that fit. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const cut = text.slice(0, maximum - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:–-]+\S*$/, '')}…`
}

function withoutMarkdown(line: string): string {
  return line
    .replace(new RegExp(`^${MARKER}`), '')
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
}

/** Removes invisible characters, emoji, and symbols that the CV fonts lack. Letters stay, because words need them. */
function withoutOddCharacters(line: string): string {
  return line
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/ ?[^\p{L}\p{N}\s]/gu, (symbol) => (characterWithoutGlyph(symbol) === undefined ? symbol : ''))
    .replaceAll(/\{(\w+)\}/g, '{ $1 }') // else it would be a placeholder
    .trim()
}
