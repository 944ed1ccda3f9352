import {
  type Cell,
  groupsOf,
  joinCells,
  type Line,
  startOf,
  styleOfCell,
  textOf,
  withCells,
} from '../../source/line.ts'
import { findPeriod, type Period } from '../../values/dates.ts'
import { has } from '../../values/words.ts'
import { textColumnOf } from './aside.ts'
import { URL_ALONE } from './atoms.ts'
import { TECHNOLOGIES } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { isDate } from './line-dates.ts'
import { citeLine, isLabel, type Layout, type Paragraph, paragraphsOf, withoutBullet } from './paragraphs.ts'

/** Between a name and its text. */
const SEPARATORS = { colon: /:\s+/g, dash: /\s+[–—-]\s+/g }
type Separator = keyof typeof SEPARATORS

/** Characters and words of a name. */
const MAX_NAME = 60
const MAX_WORDS = 8
/** Words of a text that is more than the second half of a name. */
const MIN_WORDS = 4
/** In points: texts that begin at the same place. */
const SAME = 4
const EDGES = /^[\s|•·,;:–—-]+|[\s|•·,;:–—-]+$/gu
/** "… of all mills (2020 – 2021)." */
const DATE_AT_END = /\s*[([]([^()[\]]{4,40})[)\]][.\s]*$/u

type RunIn = { paragraph: Paragraph; name: string; head: string; text: Cell[]; isStyled: boolean; date?: Line }

/**
 * The entries of a section whose names are run-in heads: each paragraph begins with the name of an entry, and goes on with its text.
 * "Mill map (2023): a map of all mills in use." Undefined if a paragraph is written in another way.
 */
export function runInEntries(written: readonly Line[], layout: Layout): Entry[] | undefined {
  if (textColumnOf(written) !== undefined || written.some(({ heading }) => heading !== undefined)) return undefined
  const dates = new Map<Line, Line>()
  const lines = written.map((line) => {
    const [text, date] = withoutDateApart(line)
    if (date) dates.set(text, date)
    return text
  })
  const parts = partsOf(paragraphsOf(lines, layout))
  const readings = (['colon', 'dash'] as const).flatMap((separator) => {
    const runIns = parts.map(([first]) => first && runInOf(first, separator))
    return runIns.every((each) => each !== undefined) && runIns.length > 0 ? [runIns] : []
  })
  const [best] = readings
  if (best === undefined || !best.some(isProse)) return undefined
  return best.map((runIn, index) => {
    const isSure = runIn.isStyled || (readings.length === 1 && (runIn.paragraph.isBullet || isSentence(runIn)))
    const others = parts[index]?.slice(1).flatMap((each) => each.lines) ?? []
    return entryOf(runIn, dates.get(runIn.paragraph.first), others, isSure)
  })
}

/** The paragraphs of each entry. What is below a name, such as bullets or a list of technologies, belongs to it. */
function partsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const [first] = paragraphs
  const parts: Paragraph[][] = []
  for (const paragraph of paragraphs) {
    const isInner = first?.isBullet
      ? paragraph.isBullet && startOf(paragraph.first) > startOf(first.first) + SAME
      : paragraph.isBullet || TECHNOLOGIES.test(paragraph.text) || URL_ALONE.test(paragraph.text)
    if (isInner && parts.length > 0) parts.at(-1)?.push(paragraph)
    else parts.push([paragraph])
  }
  return parts
}

function runInOf(paragraph: Paragraph, separator: Separator): RunIn | undefined {
  const { first } = paragraph
  const whole = textOf(first)
  const start = whole.length - withoutBullet(whole).length
  const styled = styledEnd(first)
  for (const { 0: mark, index } of whole.matchAll(SEPARATORS[separator])) {
    const period = findPeriod(whole.slice(start))
    const isInPeriod = period && index >= start + period.index && index < start + period.index + period.text.length
    const head = whole.slice(start, index)
    const name = withoutPeriod(head)
    if (isInPeriod || !/\p{L}/u.test(name) || index + 1 < styled) continue
    // What is between a name in bold and the text is a date, or something in brackets.
    const between = whole.slice(styled, index).trim()
    const isStyled = styled > 0 && (between === '' || isDate(between) || /^\([^()]*\)$/.test(between))
    const text = cellsFrom(first, index + mark.length)
    const isNamed = isName(name) && !TECHNOLOGIES.test(head + mark) && !isLabel(head) && !has('labels', name)
    return isNamed && text.length > 0 && (isStyled || styled === 0)
      ? { paragraph, name, head, text, isStyled }
      : undefined
  }
  return undefined
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME && text.split(' ').length <= MAX_WORDS && !/[.!?]\s|:\/\/|[.,;]$/u.test(text)
}

/** Where the first style of a line ends, if there is another one behind it. */
function styledEnd({ cells }: Line): number {
  const end = cells.findIndex((cell) => styleOfCell(cell) !== styleOfCell(cells[0]))
  return end < 0 ? 0 : joinCells(cells.slice(0, end)).length
}

/** A title can have a colon, too: only a longer text is surely one. */
function isProse(runIn: RunIn): boolean {
  return runIn.paragraph.isBullet || isSentence(runIn) || joinCells(runIn.text).split(' ').length >= MIN_WORDS
}

function isSentence({ paragraph }: RunIn): boolean {
  return paragraph.lines.length > 1 || /[.!?]$/.test(paragraph.text) || DATE_AT_END.test(paragraph.text)
}

function entryOf(runIn: RunIn, apart: Line | undefined, others: readonly Line[], isSure: boolean): Entry {
  const { paragraph, name, head, text } = runIn
  const [, ...below] = paragraph.lines
  const url = paragraph.first.cells.find((cell) => cell.url?.startsWith('http'))?.url
  const body = [withCells(paragraph.first, text), ...below]
  const dated = apart ?? paragraph.first
  const period = findPeriod(apart ? textOf(apart) : head)
  const end = period ? undefined : periodAtEnd(body)
  const atom = { text: name, source: citeLine(paragraph.first), slot: 'head', url }
  return {
    values: new Map([['what', atom]]),
    doubtful: new Set(isSure ? [] : ['what']),
    rest: [],
    body: [...(end?.body ?? body), ...others],
    ...(period && { period, dated }),
    ...(end && { period: end.period, dated: end.dated }),
  }
}

/** A date in brackets at the end of a text, without which it is. A year alone can be a part of the text. */
function periodAtEnd(body: readonly Line[]): { period: Period; dated: Line; body: Line[] } | undefined {
  const dated = body.at(-1)
  const cell = dated?.cells.at(-1)
  const [mark, inside = ''] = DATE_AT_END.exec(cell?.text ?? '') ?? []
  const period = mark !== undefined && isDate(inside) ? findPeriod(inside) : undefined
  if (!dated || !cell || mark === undefined || !period) return undefined
  const rest = cell.text.slice(0, -mark.length) + (mark.trimEnd().endsWith('.') ? '.' : '')
  return {
    period: { ...period, isExact: period.isExact && period.start !== undefined },
    dated,
    body: [...body.slice(0, -1), withCells(dated, [...dated.cells.slice(0, -1), { ...cell, text: rest }])],
  }
}

/** A line without the date at its other margin, and that date. */
function withoutDateApart(line: Line): [text: Line, date?: Line] {
  const groups = groupsOf(line)
  const date = groups.at(-1)
  if (groups.length < 2 || !date || !isDate(joinCells(date))) return [line]
  return [withCells(line, groups.slice(0, -1).flat()), withCells(line, date)]
}

function withoutPeriod(head: string): string {
  const period = findPeriod(head)
  if (period === undefined) return head.replaceAll(EDGES, '')
  const rest = `${head.slice(0, period.index)} ${head.slice(period.index + period.text.length)}`
  return rest
    .replace(/[([]\s*[)\]]/u, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EDGES, '')
}

/** The cells of a line from a place in its text. */
function cellsFrom({ cells }: Line, offset: number): Cell[] {
  return cells.flatMap((cell, index) => {
    const start = joinCells(cells.slice(0, index + 1)).length - cell.text.length
    const text = cell.text.slice(Math.max(0, offset - start)).trimStart()
    return text === '' ? [] : [{ ...cell, text, x: cell.end - ((cell.end - cell.x) * text.length) / cell.text.length }]
  })
}
