import { groupsOf, joinCells, type Line, startOf, styleOf, textOf } from './line.ts'
import { gapOf, isBullet, isContinuation, isWrapped, type Layout, withoutBullet } from './paragraphs.ts'
import { findPeriod, type Period } from './periods.ts'
import { has } from './words.ts'

/** An entry of a section: what it is, and what is said about it. */
export type Block = {
  head: Line[]
  body: Line[]
  period?: Period
  dated?: Line
  /** What the column on the left says, if it is no date. */
  aside?: Line
}

type Row = { line: Line; style: string; isBody: boolean; period: Period | undefined }

/** In sizes of the text: between a column and the next. */
const APART = 0.6
/** In points: texts that begin at the same place, and the width of a column of dates. */
const SAME = 4
const MIN_ASIDE = 35
/** Lines of a head above and below its date. */
const MAX_LEAD = 3
/** Characters of a job title below an employer. */
const MAX_PART = 50
/** Characters of a line of a head. */
const MAX_HEAD = 110
/** In heights of a line: between entries, not within one. */
const BETWEEN = 1.7

/** Sorts the lines of a section into entries. Each has one date, and looks like the first. */
export function blocksOf(lines: readonly Line[], layout: Layout): Block[] {
  const column = textColumnOf(lines)
  if (column !== undefined) return blocksBeside(lines, column, layout)
  const rows = rowsOf(lines.map(withoutIcon).flatMap(withDateApart), layout)
  const dated = rows.flatMap((row, index) => (row.period ? [index] : []))
  const starts = dated.length > 0 ? startsByDate(rows, dated, layout) : startsByStyle(rows, layout)
  const bounds = [...new Set([0, ...starts])].toSorted((a, b) => a - b)
  return bounds.flatMap((start, index) => {
    const part = rows.slice(start, bounds[index + 1])
    return part.length > 0 ? [blockOf(part, layout)] : []
  })
}

/** Where texts begin, if dates and the like have a column of their own on the left. */
function textColumnOf(lines: readonly Line[]): number | undefined {
  const left = Math.min(...lines.map(startOf))
  const candidates = lines.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x))
  return candidates.find((x) => {
    const asides = lines.filter((line) => isAsideRow(line, x) && startOf(line) < left + SAME && !isBullet(line)).length
    const texts = lines.filter((line) => Math.abs(startOf(line) - x) < SAME).length
    const others = lines.filter((line) => startOf(line) > left + SAME && startOf(line) < x - SAME).length
    return x > left + MIN_ASIDE && asides > 0 && texts > 0 && asides + texts >= lines.length / 2 && others === 0
  })
}

/** A text in the column on the left, and one where texts begin. */
function isAsideRow({ cells }: Line, column: number): boolean {
  const index = cells.findIndex(({ x }) => Math.abs(x - column) < SAME)
  const start = cells[index]?.x ?? column
  return index > 0 && cells.slice(0, index).every(({ end, size }) => end < start - APART * size)
}

/** Entries with a column on the left: each begins with a line over both columns, or if there is none, with a text on the left. */
function blocksBeside(lines: readonly Line[], column: number, layout: Layout): Block[] {
  const isTitle = (line: Line) => startOf(line) < column - SAME && !isAsideRow(line, column) && !isDate(textOf(line))
  const haveTitles = lines.some(isTitle)
  const blocks: Block[] = []
  let isNew = true
  for (const line of lines) {
    const aside = withCells(
      line,
      line.cells.filter(({ x }) => x < column - SAME),
    )
    const text = withCells(
      line,
      line.cells.filter(({ x }) => x >= column - SAME),
    )
    if (isTitle(line)) {
      const last = blocks.at(-1)
      const period = periodIn(line)
      const block = isNew || last === undefined || last.period ? { head: [line], body: [] } : last
      if (block === last) block.head.push(line)
      else blocks.push(block)
      if (period) Object.assign(block, { period, dated: line })
      isNew = false
      continue
    }
    if (aside && !haveTitles) blocks.push({ head: [], body: [] })
    if (blocks.length === 0) blocks.push({ head: [], body: [] })
    const block = blocks.at(-1)
    const period = aside && findPeriod(textOf(aside))
    if (block && aside && period && isDate(textOf(aside))) Object.assign(block, { period, dated: aside })
    else if (block && aside) block.aside = aside
    if (text) block?.body.push(text)
    isNew = true
  }
  return haveTitles ? blocks : blocks.map((block) => withHead(block, layout))
}

/** The first lines beside a date are what it is the date of. */
function withHead({ body, ...block }: Block, { bodyStyle }: Layout): Block {
  const isPart = (line: Line) => textOf(line).length <= MAX_PART && !/[.:!?]$/.test(textOf(line))
  const isHead = (line: Line, index: number) =>
    !isBullet(line) && (index === 0 || (index < 3 && (styleOf(line) !== bodyStyle || (index === 1 && isPart(line)))))
  const end = body.findIndex((line, index) => !isHead(line, index))
  const length = end < 0 ? body.length : end
  return { ...block, head: body.slice(0, length), body: body.slice(length) }
}

function withCells(line: Line, [first, ...others]: readonly Line['cells'][number][]): Line | undefined {
  return first && { ...line, cells: [first, ...others] }
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

/** Whether a text is a date alone. */
export function isDate(text: string): boolean {
  const period = findPeriod(text)
  return period !== undefined && withoutDuration(text.replace(period.text, '')).replaceAll(/[^\p{L}\p{N}]/gu, '') === ''
}

/** Bullets and what continues them are no head of an entry. A date there is one of a text. */
function rowsOf(lines: readonly Line[], layout: Layout): Row[] {
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

/** A date that is at the beginning or at the end of a short line, or in a place of its own. */
export function periodIn(line: Line): Period | undefined {
  const whole = textOf(line)
  if (isDate(whole)) return findPeriod(whole)
  const alone = line.cells.findLast(({ text }) => isDate(text))
  if (alone && line.cells.length > 1) return findPeriod(alone.text)
  for (const cells of groupsOf(line).toReversed()) {
    const text = joinCells(cells)
    const period = findPeriod(text)
    if (period === undefined) continue
    const before = text.slice(0, period.index).trim()
    const behind = withoutDuration(text.slice(period.index + period.text.length)).trim()
    const isAtEnd = /^[\s)\].,;:|·•]*$/.test(behind)
    const isAtStart = /^[\s([]*$/.test(before)
    const isRange = period.start !== undefined
    // A sentence goes on from the line above.
    const isOpen = /[.!?]\s|^\p{Ll}/u.test(before) || before.length > MAX_HEAD
    if (isAtStart && (isRange || isAtEnd || /^[\s)\]]*[|,·•:–—-]/.test(behind) || behind.length < 60)) return period
    if (isAtEnd && !isOpen && (isRange || /[|,·•(–—-]\s*$/.test(before) || before.split(' ').length < 8)) return period
    if (isRange && !isOpen && text.length < MAX_HEAD) return period
  }
  return undefined
}

/** "(3 years 5 months)" follows from the dates. */
export function withoutDuration(text: string): string {
  return text.replace(/^\s*\(\D*\d+[^()]*\)/, '')
}

function isText(line: Line): boolean {
  return textOf(line).length > 60
}

/** The rows above a date that belong to it are as many, and look as, those above the first one. */
function startsByDate(rows: readonly Row[], dated: readonly number[], layout: Layout): number[] {
  const [first = 0] = dated
  const pattern = leadOf(rows, -1, first, layout)
  const gaps = rows.map(({ line }, index) => gapOf(rows[index - 1]?.line ?? line, line)).toSorted((a, b) => a - b)
  const between = Math.max(BETWEEN, 1.5 * (gaps[Math.floor(gaps.length / 2)] ?? 0))
  /** Entries without a date, between two others or behind the last: they look as the first, below a bullet or a gap. */
  const undatedIn = (from: number, to: number) =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1]
      const isHead = pattern > 0 && at > from && at < to && isHeadOf(row, rows[first - pattern])
      const isApart = before && gapOf(before.line, row.line) > between
      return isHead && (isApart || rows.slice(from, at).some(({ isBody }) => isBody)) ? [at] : []
    })
  const starts = dated.flatMap((index, place) => {
    const previous = place === 0 ? -1 : (dated[place - 1] ?? -1)
    if (place === 0) return [index - pattern]
    const lead = rows.slice(index - pattern, index)
    const isLike = lead.every((row, at) => !row.isBody && row.style === rows[first - pattern + at]?.style)
    const length =
      isLike && index - pattern > previous
        ? pattern
        : Math.min(leadOf(rows, previous, index, layout, between), pattern + 1)
    return [...undatedIn(previous + 1, index - length), index - length]
  })
  return [...starts, ...undatedIn((dated.at(-1) ?? 0) + 1, rows.length)]
}

function isHeadOf({ style, isBody }: Row, head: Row | undefined): boolean {
  return !isBody && style === head?.style
}

/** How many rows directly above a date are its head: those in another style than the text, or what a gap separates. */
function leadOf(
  rows: readonly Row[],
  previous: number,
  index: number,
  { bodyStyle, wraps }: Layout,
  between = BETWEEN * 1.5,
): number {
  let length = 0
  for (let at = index - 1; at > previous && length < MAX_LEAD; at -= 1) {
    const row = rows[at]
    const next = rows[at + 1]
    if (!row || !next || row.isBody || textOf(row.line).length > MAX_HEAD) break
    if (wraps && gapOf(row.line, next.line) > between) break
    if (previous >= 0 && row.style === bodyStyle && length > 0) break
    length += 1
  }
  return length
}

/** Without dates, an entry begins with a line that looks like the first, or behind a gap. */
function startsByStyle(rows: readonly Row[], { bodyStyle, wraps }: Layout): number[] {
  const [first] = rows
  if (first === undefined) return []
  if (!first.isBody && first.style !== bodyStyle) {
    return rows.flatMap((row, index) => {
      const before = rows[index - 1]
      const isNew =
        before === undefined || before.isBody || before.style === bodyStyle || gapOf(before.line, row.line) > BETWEEN
      return isHeadOf(row, first) && isNew ? [index] : []
    })
  }
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    return wraps && before && !row.isBody && gapOf(before.line, row.line) > BETWEEN ? [index] : []
  })
}

/** The head ends with the first bullet, or with a longer text in the style of texts. */
function blockOf(rows: readonly Row[], layout: Layout): Block {
  const { bodyStyle, wraps } = layout
  const at = rows.findIndex(({ period }) => period !== undefined)
  const dated = rows[at]
  let end = at < 0 ? Math.min(1, rows.length) : at + 1
  if (rows[0]?.isBody) end = 0
  for (; end < rows.length && end < (at < 0 ? 0 : at) + MAX_LEAD; end += 1) {
    const row = rows[end]
    const text = row ? textOf(row.line) : ''
    const before = rows[end - 1]
    if (!row || !before || row.isBody || row.period || text.length > MAX_HEAD || /[.:!?]$/.test(text)) break
    const isStyled = row.style !== bodyStyle
    const isBesideNothing =
      end === at + 1 && textOf(before.line).length < MAX_HEAD && countOfTexts(rows.slice(0, end)) < 2
    const isFollowedByWrap = rows[end + 1] && wraps && isWrapped(row.line, rows[end + 1]?.line ?? row.line, layout)
    if (isFollowedByWrap || (wraps && gapOf(before.line, row.line) > BETWEEN * 1.5)) break
    // A job title below two other names.
    const isRole = has('roles', text) && !rows.slice(0, end).some((each) => has('roles', textOf(each.line)))
    if (!isStyled && !isBesideNothing && !isRole) break
  }
  return {
    head: rows.slice(0, end).map(({ line }) => line),
    body: rows.slice(end).map(({ line }) => line),
    ...(dated?.period && { period: dated.period, dated: dated.line }),
  }
}

/** Texts of a head beside its date. */
function countOfTexts(rows: readonly Row[]): number {
  return rows.flatMap(({ line }) => groupsOf(line).filter((cells) => findPeriod(joinCells(cells)) === undefined)).length
}
