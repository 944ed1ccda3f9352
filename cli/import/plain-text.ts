import { DomUtils, parseDocument } from 'htmlparser2'
import { characterWithoutGlyph } from '../../generator/outputs/cv-fonts.ts'

/** Only tags of formatted text, because "List<String>" is no HTML. */
const INLINE_TAG = /<\/?(?:a|b|code|em|i|small|span|strong|u)\b[^<>]*>/gi
const BLOCK_TAGS = /\s*(?:<\/?(?:br|div|h\d|img|li|ol|p|script|style|ul)\b[^<>]*>\s*)+/gi
/** Numbers are none of them, because of texts such as "2. Platz". */
const BULLET = /^\s*(?:•|[-*▪‣◦·–—][ \t])[ \t]*/

/** The text without HTML, Markdown and characters that cannot be shown. Its lines stay lines. */
export function plainText(raw: string): string {
  return raw
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(BLOCK_TAGS, '\n')
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/&#?\w+;/g, (entity) => DomUtils.textContent(parseDocument(entity)))
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => withoutOddCharacters(withoutMarkdown(line)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The symbols of a text that the fonts of the site lack, such as emoji. Letters are not among them. */
export function unsupportedSymbols(raw: string): string[] {
  const symbols = raw.normalize('NFC').match(/[^\p{L}\p{N}\p{M}\p{C}\s]/gu) ?? []
  return [...new Set(symbols)].filter((symbol) => characterWithoutGlyph(symbol) !== undefined)
}

/** The items of a list in a text, and the lines around it. Some programs write all items on one line. */
export function splitBullets(text: string): { lines: string[]; items: string[] } {
  const inline = (text.match(/•/g) ?? []).length > 1 ? text.replaceAll(/[ \t]*•/g, '\n•') : text
  const all = inline.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  return {
    lines: all.filter((line) => !BULLET.test(line)).map((line) => line.trim()),
    items: all.filter((line) => BULLET.test(line)).map(withoutBullet),
  }
}

/** "- One" as "One" */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim()
}

/** The sentences of the first paragraph. */
export function sentencesOf(text: string): string[] {
  const [paragraph = ''] = text.split('\n')
  return Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph), ({ segment }) => segment)
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/, '')
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
}

/** Removes invisible characters, and symbols that the fonts lack. Letters stay, because words need them. */
function withoutOddCharacters(line: string): string {
  return line
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/ ?[^\p{L}\p{N}\p{M}\s]/gu, (symbol) => (characterWithoutGlyph(symbol) === undefined ? symbol : ''))
    .replaceAll(/\{(\w+)\}/g, '{ $1 }') // else it would be a placeholder
    .trim()
}
