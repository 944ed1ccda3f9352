import { groupsOf, joinCells, type Line, startOf, styleOf, textOf, withCells } from '../../source/line.ts'
import { findPeriod, isPresent, type Period } from '../../values/dates.ts'
import { textColumnOf } from './aside.ts'
import { isDate, isDatePart, MAX_HEAD, periodIn } from './line-dates.ts'
import { gapOf, isBullet, isContinuation, isWrapped, type Layout, withoutBullet } from './paragraphs.ts'
import { joinWrapped } from './wraps.ts'

/** A line of a section, as a part of an entry. */
export type Row = {
  line: Line
  /** What a column on the left says beside it. */
  aside: Line | undefined
  /** Whether it goes over that column. */
  isOver: boolean
  style: string
  /** Whether it is a bullet or continues a text, so that it is in no head of an entry. */
  isBody: boolean
  period: Period | undefined
  /** The line or the aside that has the date. */
  dated: Line | undefined
  /** How the date stands in the line. Those of the entries of a section stand alike. */
  look: string
  /** The space above, in heights of the text. */
  gap: number
}

/** In points: texts that begin or end at the same place. */
const SAME = 4
/** In heights of a line. */
const CLOSE = 1.9
/** Characters of a line that is surely part of a text. */
const PROSE = 60

/** The lines of a section as rows, those of a column on the left beside the others. */
export function rowsOf(lines: readonly Line[], layout: Layout): Row[] {
  return rowsIn(splitOf(lines), layout)
}

/** The same with those joined that had no room on one. */
export function joinedRowsOf(lines: readonly Line[], layout: Layout): Row[] {
  return rowsIn(joinSplits(splitOf(lines), layout), layout)
}

function splitOf(lines: readonly Line[]): Split[] {
  const column = textColumnOf(lines)
  const written = lines.map(withoutIcon)
  const plain = (column === undefined ? joinStackedDates(written) : written).flatMap(withDateApart)
  return column === undefined
    ? plain.map((line): Split => ({ line, aside: undefined, isOver: false }))
    : joinAsides(splitAt(plain, column))
}

function joinSplits(rows: readonly Split[], layout: Layout): Split[] {
  const starts = rows.flatMap(({ aside, isOver }, index) =>
    index === 0 || aside !== undefined || isOver || rows[index - 1]?.isOver ? [index] : [],
  )
  return starts.flatMap((start, index) => {
    const part = rows.slice(start, starts[index + 1])
    const [first] = part
    const joined = joinWrapped(
      part.map(({ line }) => line),
      layout,
    )
    return joined.map((line, at): Split => ({
      line,
      aside: at === 0 ? first?.aside : undefined,
      isOver: first?.isOver === true,
    }))
  })
}

function rowsIn(split: readonly Split[], layout: Layout): Row[] {
  let bullet: Line | undefined
  return split.map(({ line, aside, isOver }, index): Row => {
    const before = split[index - 1]?.line
    const asidePeriod = aside && isDate(textOf(aside)) ? findPeriod(textOf(aside)) : undefined
    const own = isBullet(line) ? undefined : periodIn(line)
    const period = asidePeriod ?? own
    const continues = bullet !== undefined && before !== undefined && isContinuation(bullet, before, line, layout)
    if (isBullet(line)) bullet = bullet && startOf(line) >= startOf(bullet) ? bullet : line
    const isApart =
      own !== undefined && (/^(?:margin|first)$/.test(lookOf(line, own)) || isPeriodBelow(line, own, bullet))
    const isBody = asidePeriod === undefined && (isBullet(line) || (continues && !isApart))
    if (!isBody) bullet = undefined
    const isProse =
      asidePeriod === undefined &&
      !(own && /^(?:margin|first|alone)$/.test(lookOf(line, own))) &&
      before !== undefined &&
      textOf(before).length > PROSE &&
      isWrapped(before, line, layout)
    const isDated = period !== undefined && !isBody && !isProse
    return {
      line,
      aside: asidePeriod ? undefined : aside,
      isOver,
      style: styleOf(line),
      isBody: isBody || isProse,
      period: isDated ? period : undefined,
      dated: isDated ? (asidePeriod ? aside : line) : undefined,
      look: isDated ? (asidePeriod ? 'aside' : lookOf(line, period)) : '',
      gap: before ? gapOf(before, line) : 0,
    }
  })
}

/** A period alone that is not indented as the text of the bullet above it. */
function isPeriodBelow(line: Line, period: Period, bullet: Line | undefined): boolean {
  const isAlone = isDate(textOf(line)) && period.start !== undefined
  return isAlone && bullet !== undefined && startOf(line) <= startOf(bullet) + SAME
}

function lookOf(line: Line, period: Period): string {
  const groups = groupsOf(line).map(joinCells)
  if (groups.length === 1 && isDate(textOf(line))) return 'alone'
  const index = groups.findIndex((text) => isDate(text))
  if (index >= 0) return index === 0 ? 'first' : 'margin'
  return textOf(line).indexOf(period.text) <= 2 ? 'start' : 'end'
}

/** What looks like a bullet before a date is the picture of a calendar. */
function withoutIcon(line: Line): Line {
  const [cells = []] = groupsOf(line)
  const text = withoutBullet(joinCells(cells))
  const [first, ...others] = line.cells
  if (!isBullet(line) || !isDate(text) || findPeriod(text)?.start === undefined) return line
  return { ...line, cells: [{ ...first, text: withoutBullet(first.text) }, ...others] }
}

/** A date at the other margin beside a bullet belongs to the entry. */
function withDateApart(line: Line): Line[] {
  if (!isBullet(line)) return [line]
  const groups = groupsOf(line)
  const date = groups.find((cells) => isDate(joinCells(cells)))
  const [first, ...others] = groups.filter((cells) => cells !== date).flat()
  const [dateCell, ...moreCells] = date ?? []
  if (dateCell === undefined || first === undefined) return [line]
  return [
    { ...line, cells: [dateCell, ...moreCells] },
    { ...line, cells: [first, ...others] },
  ]
}

/** A start above its end becomes one date. */
function joinStackedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [upper, lower] = [before && loneDateIn(before), loneDateIn(line)]
    const isBelow =
      before &&
      upper &&
      lower &&
      gapOf(before, line) < CLOSE &&
      !findPeriod(joinCells(lower))?.start &&
      isBeneath(upper, lower) &&
      (/[-–—]\s*$/.test(joinCells(upper)) || lower.length === line.cells.length)
    if (!isBelow) {
      joined.push(line)
      continue
    }
    const [first, ...rest] = upper
    if (first === undefined) continue
    const text = stacked(joinCells(upper), joinCells(lower))
    const whole = { ...first, text, end: Math.max(first.end, ...rest.map(({ end }) => end)) }
    joined.splice(
      -1,
      1,
      withCells(
        before,
        before.cells.flatMap((cell) => (cell === first ? [whole] : rest.includes(cell) ? [] : [cell])),
      ),
    )
    const others = line.cells.filter((cell) => !lower.includes(cell))
    if (others.length > 0) joined.push(withCells(line, others))
  }
  return joined
}

/** A start without an end, in a place of its own. */
function loneDateIn(line: Line) {
  return groupsOf(line).find((cells) => {
    const text = joinCells(cells)
    const period = findPeriod(text)
    const isOpen = period !== undefined && (period.start === undefined || /[-–—]\s*$/.test(text))
    return (isDate(text) && isOpen) || (/\p{L}/u.test(text) && isPresent(text))
  })
}

function isBeneath(upper: Line['cells'][number][], lower: Line['cells'][number][]): boolean {
  const [a, b] = [upper[0], lower[0]]
  const [c, d] = [upper.at(-1), lower.at(-1)]
  return (
    a !== undefined && b !== undefined && (Math.abs(a.x - b.x) < SAME || Math.abs((c?.end ?? 0) - (d?.end ?? 0)) < SAME)
  )
}

function stacked(upper: string, lower: string): string {
  const [first, second] = [upper, lower].map((text) => text.replaceAll(/^[\s–—-]+|[\s–—-]+$/g, ''))
  const isReversed = (findPeriod(upper)?.end ?? '') > (findPeriod(lower)?.end ?? '9999')
  return isReversed ? `${second} – ${first}` : `${first} – ${second}`
}

/** Lines of a date in a narrow column. */
const MAX_DATE_LINES = 4

/** A date that a narrow column breaks is beside the first line of its entry. */
function joinAsides(rows: readonly Split[]): Split[] {
  const joined: Split[] = []
  for (let index = 0; index < rows.length;) {
    const [row, ...others] = rows.slice(index, index + dateLinesAt(rows, index))
    const asides = [row, ...others].flatMap((each) => each?.aside ?? [])
    const [aside] = asides
    if (row === undefined) break
    const text = asides.map(textOf).join(' ')
    const isWhole = others.length > 0 && aside !== undefined
    joined.push(isWhole ? { ...row, aside: withCells(aside, [{ ...aside.cells[0], text }]) } : row)
    joined.push(...others.map((other) => ({ ...other, aside: undefined })))
    index += 1 + others.length
  }
  return joined
}

/** How many rows from this one have a part of the same date beside them. */
function dateLinesAt(rows: readonly Split[], index: number): number {
  const texts: string[] = []
  for (const { aside } of rows.slice(index, index + MAX_DATE_LINES)) {
    const text = aside && textOf(aside)
    if (text === undefined || !(isDatePart(text) || isPresent(text))) break
    texts.push(text)
  }
  const count = texts.findLastIndex((_, at) => at > 0 && isOneDate(texts.slice(0, at + 1))) + 1
  return Math.max(1, count)
}

/** Whether the lines are one date, and not several of which each is one. */
function isOneDate(texts: readonly string[]): boolean {
  const isOne = isDate(texts.join(' '))
  return isOne && !(texts.every(isDate) && texts.every((text) => findPeriod(text)?.start !== undefined))
}

type Split = { line: Line; aside: Line | undefined; isOver: boolean }

function splitAt(lines: readonly Line[], column: number): Split[] {
  const rows: Split[] = []
  for (const line of lines) {
    const left = line.cells.filter(({ x }) => x < column - SAME)
    const main = line.cells.filter(({ x }) => x >= column - SAME)
    const aside = left.length > 0 ? withCells(line, left) : undefined
    const isOver = aside !== undefined && left.some(({ end }) => end > column)
    const before = rows.at(-1)
    const isRest = main.length === 0 && aside !== undefined && isDatePart(textOf(aside))
    if (isRest && before?.aside && isDatePart(textOf(before.aside))) {
      const [first] = before.aside.cells
      before.aside = withCells(before.aside, [{ ...first, text: `${textOf(before.aside)} ${textOf(aside)}` }])
    } else if (
      isOver ||
      (main.length === 0 && (before === undefined || before.aside !== undefined || textOf(line).length > MAX_HEAD))
    ) {
      rows.push({ line, aside: undefined, isOver: true })
    } else if (main.length === 0 && before && aside) before.aside = aside
    else rows.push({ line: withCells(line, main), aside, isOver: false })
  }
  return rows
}
