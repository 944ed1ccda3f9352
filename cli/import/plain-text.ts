import { Parser } from 'htmlparser2'
import { characterWithoutGlyph } from '../../generator/outputs/cv-fonts.ts'

/** Characters; more than any field of the site shows. */
const MAX_LENGTH = 20_000
const IS_HTML = /<\/[a-z]+\d?>|<(?:br|p|li|img|script)\b|<!--|&#?\w+;/i
const INLINE = /^(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)$/
const HIDDEN = /^(?:script|style)$/

/** The paragraphs and list items of a text, without HTML, Markdown and characters that cannot be shown. */
export function linesOf(raw: string): string[] {
  const text = raw.slice(0, MAX_LENGTH).replaceAll(/\r\n?/g, '\n')
  return (IS_HTML.test(text) ? withoutHtml(text) : text)
    .split(/\n\s*\n|\n(?=[ \t]*(?:[-*+•–▪‣]|\d+[.)]|#{1,6})[ \t])/)
    .map((line) => withoutInvalidCharacters(withoutMarkdown(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^(?:n\/a|null|undefined)$/i.test(line))
}

function withoutHtml(text: string): string {
  let plain = ''
  let hidden = 0
  const startTag = (name: string, depth: number) => {
    if (HIDDEN.test(name)) hidden += depth
    if (!INLINE.test(name)) plain += '\n\n'
  }
  const parser = new Parser({
    onopentagname: (name) => startTag(name, 1),
    onclosetag: (name) => startTag(name, -1),
    ontext: (part) => {
      if (hidden === 0) plain += part
    },
  })
  parser.end(text)
  return plain
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|>|[-*+•–▪‣]|\d+[.)])\s+/, '')
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(?=\S)([^\n*`]+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^\n*]+?)(?<=\S)\*(?![\w*])/g, '$1')
}

function withoutInvalidCharacters(line: string): string {
  const text = line
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    // The site would replace {name} as a placeholder.
    .replaceAll(/\{(\w+)\}/g, '{ $1 }')
  return withoutEmoji(text).replaceAll(/ {2,}/g, ' ').trim()
}

/** The CV fonts have no emoji. Letters that they lack stay, because the word would be another one without them. */
function withoutEmoji(line: string): string {
  if (characterWithoutGlyph(line) === undefined) return line
  return Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
    .filter((character) => /[\p{L}\p{N}]/u.test(character) || characterWithoutGlyph(character) === undefined)
    .join('')
    .replaceAll(/ +(?=[.,;:!?])/g, '')
}
