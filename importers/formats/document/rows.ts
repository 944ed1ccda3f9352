import { groupsOf, joinCells, type Line, startOf, styleOf, textOf } from '../../source/line.ts'
import { isDate, periodIn } from './line-dates.ts'
import { isBullet, isContinuation, isWrapped, type Layout, withoutBullet } from './paragraphs.ts'
import { findPeriod, type Period } from './periods.ts'

export type Row = { line: Line; style: string; isBody: boolean; period: Period | undefined }

/** Bullets and what continues them are no head of an entry. A date there is one of a text. */
export function rowsOf(lines: readonly Line[], layout: Layout): Row[] {
  let bullet: Line | undefined
  return lines.map((line, index): Row => {
    const before = lines[index - 1]
    const isFirst = isBullet(line) && (before === undefined || !isBullet(before))
    const continues = bullet !== undefined && before !== undefined && isContinuation(bullet, before, line, layout)
    const period = isBullet(line) ? undefined : periodIn(line)
    if (isBullet(line)) bullet = isFirst || bullet === undefined || startOf(line) < startOf(bullet) ? line : bullet
    const isBody = isBullet(line) || (continues && period === undefined)
    if (!isBody) bullet = undefined
    const isProse =
      before !== undefined && !isBody && period !== undefined && isText(before) && isWrapped(before, line, layout)
    return { line, style: styleOf(line), isBody, period: isBody || isProse ? undefined : period }
  })
}

function isText(line: Line): boolean {
  return textOf(line).length > 60
}

/** What looks like a bullet before a date is the picture of a calendar. */
export function withoutIcon(line: Line): Line {
  const [cells = []] = groupsOf(line)
  const text = withoutBullet(joinCells(cells))
  const [first, ...others] = line.cells
  if (!isBullet(line) || !isDate(text) || findPeriod(text)?.start === undefined) return line
  return { ...line, cells: [{ ...first, text: withoutBullet(first.text) }, ...others] }
}

/** A date at the other margin beside a bullet belongs to the entry. */
export function withDateApart(line: Line): Line[] {
  const groups = groupsOf(line)
  const date = groups.find((cells) => isDate(joinCells(cells)))
  const [first, ...others] = groups.filter((cells) => cells !== date).flat()
  const [dateCell, ...moreCells] = date ?? []
  if (!isBullet(line) || dateCell === undefined || first === undefined) return [line]
  return [
    { ...line, cells: [dateCell, ...moreCells] },
    { ...line, cells: [first, ...others] },
  ]
}
