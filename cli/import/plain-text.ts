import { Parser } from 'htmlparser2'
import { characterWithoutGlyph } from '../../generator/outputs/cv-fonts.ts'

/** More than any place of the site shows. */
const LONGEST = 20_000

const BLOCKS = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(' '),
)
const INLINE = new Set(
  'a abbr b body code del em font html i img ins kbd mark s small span strike strong sub sup tbody thead u'.split(' '),
)
const UNREAD = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])

/** What people read of a text, without HTML, Markdown or signs that can't be shown: its paragraphs and points. */
export function linesOf(raw: string): string[] {
  const text = raw.slice(0, LONGEST).replaceAll(/\r\n?/g, '\n')
  const bare = /<[!/a-z]|&[#a-z]/i.test(text) ? withoutHtml(text) : text
  return bare
    .split(/\n\s*\n|\n(?=[ \t]*(?:[-*+•–▪‣]|\d+[.)])[ \t])|\n(?=[ \t]*#{1,6}[ \t])/)
    .map((line) => shown(withoutMarkdown(line)))
    .filter((line) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) && !/^(?:n\/a|null|undefined|[-–—.*_]+)$/i.test(line))
}

export function oneLine(raw: string): string {
  return linesOf(raw).join(' ')
}

/** What is no element of HTML stays as it is written: `List<String>`, `<50 ms`. */
function withoutHtml(text: string): string {
  let plain = ''
  let unread = 0
  const parser: Parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1
      else if (unread > 0 || INLINE.has(name)) return
      else plain += BLOCKS.has(name) ? '\n\n' : text.slice(parser.startIndex, parser.endIndex + 1)
    },
    onclosetag(name, implied) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      else if (unread > 0 || INLINE.has(name)) return
      else if (BLOCKS.has(name)) plain += '\n\n'
      else if (!implied) plain += text.slice(parser.startIndex, parser.endIndex + 1)
    },
    ontext(words) {
      if (unread === 0) plain += words
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

/**
 * A line as the schema wants it. A placeholder that somebody wrote about would be filled in or refused; blanks in its
 * braces keep it readable.
 */
function shown(line: string): string {
  const text = line
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\{(\w+)\}/g, '{ $1 }')
  return withoutPictographs(text).replaceAll(/ {2,}/g, ' ').trim()
}

/** The CV has no faces for signs like 🚀. A letter it lacks stays: without it the word would be another. */
function withoutPictographs(line: string): string {
  let text = line
  for (let sign = characterWithoutGlyph(text); sign !== undefined; sign = characterWithoutGlyph(text)) {
    if (/[\p{L}\p{N}]/u.test(sign)) return text
    text = text.replaceAll(` ${sign}`, '').replaceAll(sign, '')
  }
  return text
}
