import { cite } from '../../doubt.ts'
import { endOf, groupsOf, heightOf, type Line, sizeOf, startOf, styleOf, textOf } from '../../source/line.ts'
import { has, isWhole } from '../../values/words.ts'

/** How the lines of a file are read. */
export type Layout = {
  /** Whether lines end where the page ends, as in a PDF. A paragraph of a Word file is one line. */
  wraps: boolean
  /** The style of most texts. */
  bodyStyle: string
  /** The right edge of the column. */
  right: number
}

const BULLET = /^(?:[•●○◦▪■□‣⁃∙➢➤►▸❖✓✔*·]|[-–—](?=\s))\s*/
/** In widths of a character: a bullet is further to the left than the text behind it. */
const HANGING = 0.4
/** In heights of a text, between words. */
const SPACE = 0.3
/** In heights of a line: more is the space between paragraphs. */
const SAME_PARAGRAPH = 1.9

export function isBullet(line: Line): boolean {
  return BULLET.test(textOf(line))
}

export function withoutBullet(text: string): string {
  return text.replace(BULLET, '')
}

/** Where a line is, and what it says, for the comment behind a value. */
export function citeLine(line: Line): string {
  return cite(line.place, textOf(line))
}

/** Whether a line continues the one before it: that one ended because the first word of this had no room in it. */
export function isWrapped(before: Line, line: Line, { wraps, right }: Layout): boolean {
  if (
    !wraps ||
    isBullet(line) ||
    areApart(before, line) ||
    groupsOf(before).length > 1 ||
    groupsOf(line).length > 1 ||
    gapOf(before, line) >= SAME_PARAGRAPH
  )
    return false
  if (isHyphenated(before, line)) return true
  // The first line of a paragraph may be indented.
  if (startOf(line) > startOf(before) + HANGING * sizeOf(line) && !isBullet(before)) return false
  const text = textOf(line)
  // Below a sentence, a text in another style is the next name.
  if (/[.!?]$/.test(textOf(before)) && /^\p{Lu}/u.test(text) && styleOf(line) !== styleOf(before)) return false
  const [word = ''] = text.split(' ')
  const width = (endOf(line) - startOf(line)) * (word.length / Math.max(1, text.length))
  return endOf(before) + width + sizeOf(line) * SPACE >= right
}

/** Whether the file says that two lines are two paragraphs. Lines of one may be apart, too: it can have line breaks. */
function areApart(before: Line, line: Line): boolean {
  return before.block !== undefined && line.block !== undefined && before.block !== line.block
}

/** Whether a line of prose continues the one before it, also in a text that is narrower than its column. */
function isSameSentence(before: Line, line: Line, layout: Layout): boolean {
  if (isWrapped(before, line, layout)) return true
  const isClose =
    layout.wraps && !areApart(before, line) && gapOf(before, line) < SAME_PARAGRAPH && groupsOf(before).length === 1
  return isClose && !/[.!?:;]$/.test(textOf(before)) && /^\p{Ll}/u.test(textOf(line))
}

/** In heights of the text. Between pages or columns there is none. */
export function gapOf(before: Line, line: Line): number {
  if (before.place !== line.place) return 0
  return Math.max(0, (line.top ?? heightOf(line)) - heightOf(before)) / sizeOf(line)
}

/** Whether a line belongs to the bullet above it: it is indented like its text, or continues it. */
export function isContinuation(bullet: Line, before: Line, line: Line, layout: Layout): boolean {
  if (!layout.wraps || isBullet(line) || areApart(before, line)) return false
  if (bullet.block !== undefined && bullet.block === line.block) return true
  const isIndented = startOf(line) > startOf(bullet) + HANGING * sizeOf(line)
  return (isIndented && gapOf(before, line) < SAME_PARAGRAPH) || isSameSentence(before, line, layout)
}

/** Parts of words that keep their hyphen. */
const PREFIXES =
  /(?:^|[\s(])(?:self|cross|co|non|multi|well|real|end|full|long|short|high|low|open|data|user|large|small|state|on|off|pre|post|up|in|e|re|inter|micro|third|first|cloud|event|test|time|cost|client|server|back|front|hands|problem|decision|customer|team|industry)-$/iu

const GOES_ON =
  /(?:\s(?:and|or|of|in|at|for|with|the|und|oder|der|des|für|im|mit|von|et|de|du|des|en|la|le|y|o|del|para|e|di|della|per|i|w|z|na|van|voor|och|и|в|на))$|\p{L}[-–]$|\s[-–—&]$/iu

/** Whether a text goes on in a line below it: "Head of the", "Student of Engineering –" */
export function isCut(text: string): boolean {
  return GOES_ON.test(text)
}

/** Joins two lines of a paragraph. A hyphen at the end of a line belongs to the word, or only to the line. */
export function joinLines(before: string, line: string): string {
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)) {
    return PREFIXES.test(before) ? before + line : before.slice(0, -1) + line
  }
  if (/[-/]$/.test(before) && !/\s[-/]$/.test(before)) return before + line
  const hasSpaces = !/[\u3040-\u30FF\u4E00-\u9FFF]$/.test(before)
  return before + (hasSpaces ? ' ' : '') + line
}

/** Whether a word was put together by a rule that can be wrong. */
function isHyphenated(before: Line, line: Line): boolean {
  return /\p{Ll}-$/u.test(textOf(before)) && /^\p{Ll}/u.test(textOf(line))
}

/** In points: lines of a justified text end within so much. */
const JUSTIFIED = 1.5
/** Lines that end at the same place if a text is justified. */
const MANY = 4
/** In points: how far a word can stick out of a justified text. */
const OVERFULL = 60

/** The right edge of a column. In a justified text, a word that has no place to break sticks out. */
export function rightOf(lines: readonly Line[]): number {
  const ends = lines.map(endOf).toSorted((a, b) => b - a)
  const [last = 0] = ends
  const justified = ends.find((end, index) => end - (ends[index + MANY - 1] ?? -Infinity) < JUSTIFIED)
  return justified !== undefined && justified > last - OVERFULL ? justified : last
}

/** `inOrder` has both, each bullet with a dot. */
export type Text = { paragraphs: string[]; bullets: string[]; inOrder: string[]; doubtful: string[] }

/** Words of "Key responsibilities:" above the bullets that are just that. */
const MAX_LABEL = 4

/** "Tasks", "Achievements/Tasks", and "Key responsibilities:" above bullets */
export function isLabel(text: string, isAboveBullets = false): boolean {
  const words = text.split(/[\s/&:]+/u).filter(Boolean)
  if (isAboveBullets) return words.length <= MAX_LABEL && has('labels', text)
  return words.every((word) => isWhole('labels', word))
}

/** A paragraph, or an item of a list. */
export type Paragraph = { isBullet: boolean; first: Line; last: Line; lines: Line[]; text: string }

/** Lines as paragraphs and the items of lists. */
export function paragraphsOf(
  lines: readonly Line[],
  layout: Layout,
  onHyphen: (line: Line) => void = () => undefined,
): Paragraph[] {
  const items: Paragraph[] = []
  for (const line of lines) {
    const item = items.at(-1)
    const text = textOf(line)
    const continues =
      item &&
      (item.isBullet ? isContinuation(item.first, item.last, line, layout) : isSameSentence(item.last, line, layout))
    if (!continues) {
      items.push({ isBullet: isBullet(line), first: line, last: line, lines: [line], text: withoutBullet(text) })
      continue
    }
    if (isHyphenated(item.last, line)) onHyphen(item.last)
    item.text = joinLines(item.text, text)
    item.last = line
    item.lines.push(line)
  }
  return items
}

/** The texts of lines. Labels that say what every list of a job is are in none. */
export function readText(lines: readonly Line[], layout: Layout): Text {
  const doubtful = lines.filter((line) => textOf(line).includes('\uFFFD')).map(citeLine)
  const items = paragraphsOf(lines, layout, (line) => void doubtful.push(citeLine(line)))
  const textsOf = (isOf: boolean) =>
    items.flatMap((item, index) =>
      item.isBullet === isOf &&
      item.text !== '' &&
      !(!item.isBullet && isLabel(item.text, items[index + 1]?.isBullet === true))
        ? [item.text]
        : [],
    )
  const inOrder = items.filter(({ text }) => text !== '').map((item) => (item.isBullet ? `• ${item.text}` : item.text))
  return { paragraphs: textsOf(false), bullets: textsOf(true), inOrder, doubtful }
}
