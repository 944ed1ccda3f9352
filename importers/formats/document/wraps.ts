import { groupsOf, type Line, startOf, styleOfCell, textOf, withCells } from '../../source/line.ts'
import { findPeriod } from '../../values/dates.ts'
import { gapOf, isBullet, isContinuation, isWrapped, joinLines, type Layout } from './paragraphs.ts'

/** In points: texts that begin at the same place. */
const SAME = 4
/** In heights of a line: more is the space between paragraphs. */
const CLOSE = 1.9

/** Before an employer, too */
const DASH = /^[–—-]\s/u

/** The lines with those joined that had no room on one. */
export function joinWrapped(lines: readonly Line[], layout: Layout): Line[] {
  const joined: Line[] = []
  let last: Line | undefined
  let bullet: Line | undefined
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = before !== undefined && last !== undefined && isBesideMargin(before, last, line, layout)
    const isItem = isBullet(line) && !goesOn
    if (isItem) bullet = line
    const isRest =
      last !== undefined &&
      !isStart(last, line) &&
      (bullet === undefined || last === bullet
        ? isWrapped(last, line, layout) || goesOn
        : isContinuation(bullet, last, line, layout))
    if (before && isRest) joined.splice(-1, 1, withRest(before, line))
    else joined.push(line)
    if (!isRest && !isItem) bullet = undefined
    last = line
  }
  return joined
}

/** A date begins an entry, and so does another style. */
function isStart(before: Line, line: Line): boolean {
  const [first] = line.cells
  const end = before.cells.at(-1)
  const isOther = end !== undefined && groupsOf(before).length === 1 && styleOfCell(end) !== styleOfCell(first)
  const period = findPeriod(textOf(line))
  return isOther || (period?.index === 0 && !/[-–—]\s*$/.test(textOf(before)))
}

/** Whether a text goes on below itself because there was a date or a place at the other margin. */
function isBesideMargin(before: Line, last: Line, line: Line, { wraps }: Layout): boolean {
  const [, right] = groupsOf(before)
  const [first] = line.cells
  const end = groupsOf(last)[0]?.at(-1)
  const margin = right?.[0]
  const isItem = isBullet(line) && (isBullet(last) || !DASH.test(textOf(line)))
  if (!wraps || !end || !margin || groupsOf(line).length > 1 || isItem) return false
  const isBelow = gapOf(last, line) < CLOSE && Math.abs(startOf(line) - startOf(before)) < SAME
  const [word = ''] = textOf(line).split(' ')
  const width = ((first.end - first.x) * word.length) / Math.max(1, first.text.length)
  const isAlike = styleOfCell(end) === styleOfCell(first) || DASH.test(textOf(line))
  return isBelow && isAlike && end.end + width + 2 * first.size >= margin.x
}

/** The rest belongs to the first group: a date at the margin stays there. */
function withRest(before: Line, rest: Line): Line {
  const [left = [], ...others] = groupsOf(before)
  const last = left.at(-1)
  if (last === undefined) return before
  const [{ y, end }] = rest.cells
  const whole = { ...last, text: joinLines(last.text, textOf(rest)), y, end }
  return { ...withCells(before, [...left.slice(0, -1), whole, ...others.flat()]), top: before.top ?? last.y }
}
