import { type Line, startOf, styleOf, textOf } from '../../source/line.ts'
import type { Block } from './block.ts'
import { isDate, periodIn } from './line-dates.ts'
import { isBullet, type Layout } from './paragraphs.ts'
import { findPeriod } from './periods.ts'

/** In sizes of the text: between a column and the next. */
const APART = 0.6
/** In points: texts that begin at the same place, and the width of a column of dates. */
const SAME = 4
const MIN_ASIDE = 35
/** Characters of a job title below an employer. */
const MAX_PART = 50

/** Where texts begin, if dates and the like have a column of their own on the left. */
export function textColumnOf(lines: readonly Line[]): number | undefined {
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
export function blocksBeside(lines: readonly Line[], column: number, layout: Layout): Block[] {
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
