import { type Cell, type Line, startOf, styleOfCell, textOf, withCells } from '../../source/line.ts'
import type { Rules } from './field-rules.ts'
import { isDate, MAX_HEAD, periodIn } from './line-dates.ts'
import { isBullet, isContinuation, isWrapped, joinLines, type Layout, withoutBullet } from './paragraphs.ts'

/** Part of the bullets that begin an entry each, if they do. */
const MOST = 0.6
/** In points: texts that begin at the same place. */
const SAME = 4
/** The level of a heading that a bullet is. No file has it. */
const LEVEL = 9
/** "Mill Map: a map of mills", "Mill Map – a map of mills" */
const NAMED = /^(.{2,60}?)(?::\s+|\s+[–—-]\s+)(\S.*)$/su

/** The lines of a section. Where a bullet begins an entry, and is no text of one, it has no bullet. */
export function withEntryLines(lines: readonly Line[], { isList }: Rules, layout: Layout): Line[] {
  const bullets = lines.filter(isBullet)
  const left = Math.min(...bullets.map(startOf))
  const outer = bullets.filter((line) => startOf(line) < left + SAME)
  const dated = outer.filter((line) => periodIn(plain(line))?.start !== undefined || hasPeriodBelow(line, lines))
  const others = lines.filter((line, index) => {
    const before = lines[index - 1]
    return !isBullet(line) && !(before && isBullet(before) && isContinuation(before, before, line, layout))
  })
  const areDated = dated.length >= outer.length * MOST && dated.length > 1
  const areListed = isList && others.length <= outer.length * MOST
  if (outer.length > 0 && (areDated || areListed)) return joinedLines(lines, outer, layout)
  return outer.length > 1 && others.length === 0
    ? joinedLines(lines, outer, layout).flatMap((line) => (isBullet(line) ? [line] : withNameApart(line)))
    : [...lines]
}

/** "• Mill Ltd" above "Engineer, 2015 – 2017", where a bullet is the first text of the section */
function hasPeriodBelow(bullet: Line, lines: readonly Line[]): boolean {
  if (!lines.slice(0, 1).some(isBullet)) return false
  const below = lines[lines.indexOf(bullet) + 1]
  return below !== undefined && !isBullet(below) && periodIn(below)?.start !== undefined
}

/** Each of these bullets without its bullet and on one line. */
export function joinedLines(lines: readonly Line[], outer: readonly Line[], layout: Layout): Line[] {
  const joined: Line[] = []
  let [open, before]: (Line | undefined)[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isApart = periodIn(line)?.start !== undefined && !(before && isWrapped(before, line, layout))
    const isRest = open && !isApart && isContinuation(open, open, line, layout)
    before = line
    const end = last?.cells.at(-1)
    if (isRest && last && end && !isDate(end.text)) {
      joined.splice(
        -1,
        1,
        withCells(last, [...last.cells.slice(0, -1), { ...end, text: joinLines(end.text, textOf(line)) }]),
      )
      continue
    }
    open = outer.includes(line) ? line : undefined
    joined.push(open ? plain(line) : line)
  }
  return joined
}

function plain(line: Line): Line {
  const [first, ...others] = line.cells
  const text = withoutBullet(`${first.text} `).trim()
  return withCells(line, text === '' && others.length > 0 ? others : [{ ...first, text }, ...others])
}

/** The name of an entry as a heading, and its text below it. */
function withNameApart(line: Line): Line[] {
  const [name, text] = nameAndText(line)
  const heading = { ...withCells(line, name), heading: LEVEL }
  return text.length > 0 ? [heading, withCells(line, text)] : [heading]
}

/** The name ends where its style does, or at a colon or a dash. */
function nameAndText({ cells }: Line): [name: Cell[], text: Cell[]] {
  const [first] = cells
  const end = cells.findIndex((cell) => styleOfCell(cell) !== styleOfCell(first))
  const named = end < 0 ? NAMED.exec(cells[0].text) : null
  if (named) {
    const [, name = '', text = ''] = named
    return [[{ ...first, text: name }], [{ ...first, text }, ...cells.slice(1)]]
  }
  const text = end < 0 ? [] : cells.slice(end)
  const isText = text.map((cell) => cell.text).join(' ').length > MAX_HEAD / 2
  return isText ? [cells.slice(0, end), text.map(withoutSeparator)] : [[...cells], []]
}

function withoutSeparator(cell: Cell, index: number): Cell {
  return index === 0 ? { ...cell, text: cell.text.replace(/^[\s:–—-]+/u, '') } : cell
}
