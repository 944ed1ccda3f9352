import { type Line, sizeOf, textOf } from '../../source/line.ts'
import { findPeriod } from '../../values/dates.ts'
import { has } from '../../values/words.ts'
import { type AssignedEntry, type Assignment, assign, assignEntry, type FieldRule } from './assign.ts'
import { type Atom, atomsOf, isLinkWord } from './atoms.ts'
import { withEntryLines } from './entry-bullets.ts'
import { TECHNOLOGIES } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { detailsIn } from './europass.ts'
import type { Rules } from './field-rules.ts'
import { MAX_HEAD } from './line-dates.ts'
import { citeLine, isCut, isLabel, isWrapped, type Layout, withoutBullet } from './paragraphs.ts'
import { joinedRowsOf, type Row, rowsOf } from './rows.ts'

/** How many rows of a head are above and below that of the date. */
type Shape = { above: number; below: number }
type Part = { head: Row[]; first: number; body: Row[]; dated?: Row }

const MAX_ABOVE = 3
/** Characters of a text that can be a name. */
const SHORT = 70
const MAX_BELOW = 3
/** "Technologies: Go, Helm" */
const LABELLED = /^[^:]{2,30}:\s+\S/u
/** What a reading gains that takes lines without room for the next word for one. */
const JOINED = 0.6
/** What a reading has to be better than the next one, by entry. */
const SURE = 0.5
/** What another number of rows in one entry has to gain. */
const UNLIKE = 2

/** Reads the entries of a section: all are written alike, so the one reading is found that explains all of them best. */
export function entriesIn(lines: readonly Line[], layout: Layout, rules: Rules): Entry[] {
  const plain = withEntryLines(lines, rules, layout)
  const rows = rowsOf(plain, layout)
  const joined = joinedRowsOf(plain, layout)
  const variants = joined.length < rows.length ? [rows, joined] : [rows]
  const readings = variants.flatMap((variant, index) =>
    readingsIn(variant, rules, layout).map((reading) => ({
      ...reading,
      score: reading.score + index * JOINED,
    })),
  )
  const [best, ...others] = readings.toSorted((a, b) => b.score - a.score)
  if (best === undefined) return []
  const near = others.filter(({ score }) => best.score - score < SURE)
  const isDated = best.parts.some(({ dated }) => dated !== undefined)
  return best.parts.map((part, index) => {
    // Among entries with dates, one without may be a part of another. Jobs have dates.
    const isOdd = part.dated === undefined && (isDated || rules.areDated)
    return entryOf(part, index, best, rules.fields, near, isOdd)
  })
}

function readingsIn(rows: readonly Row[], rules: Rules, layout: Layout): Reading[] {
  if (rows.length === 0) return []
  const context = contextOf(rows, rules, layout)
  if (rows[0]?.line.heading !== undefined) return headedReadings(rows, rules, context)
  const anchors = anchorsIn(rows)
  return anchors.length > 0 ? datedReadings(rows, anchors, rules, context) : undatedReadings(rows, rules, context)
}

type Reading = { parts: Part[]; atoms: Atom[][]; assignment: Assignment; entries: AssignedEntry[]; score: number }
type Context = { bodyStyle: string; gap: number; layout: Layout; rows: readonly Row[]; isList: boolean }

function contextOf(rows: readonly Row[], { isList }: Rules, layout: Layout): Context {
  const gaps = rows
    .slice(1)
    .map(({ gap }) => gap)
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b)
  const bullets = rows.filter(({ isBody }) => isBody)
  const own = mostOf(bullets.map(({ style }) => style))
  return { bodyStyle: own ?? layout.bodyStyle, gap: gaps[Math.floor(gaps.length / 3)] ?? 0, layout, rows, isList }
}

/** The rows whose date is that of an entry: they stand as most do, or are a period. */
function anchorsIn(rows: readonly Row[]): number[] {
  const dated = rows.flatMap((row, index) => (row.period ? [index] : []))
  const look = mostOf(dated.map((index) => `${rows[index]?.look}`))
  return dated.filter((index) => rows[index]?.look === look || rows[index]?.period?.start !== undefined)
}

function datedReadings(rows: readonly Row[], anchors: readonly number[], rules: Rules, context: Context): Reading[] {
  const shapes = Array.from({ length: MAX_ABOVE + 1 }, (_, above) =>
    Array.from({ length: MAX_BELOW + 1 }, (__, below): Shape => ({ above, below })),
  ).flat()
  return shapes.flatMap((shape) => {
    const parts = partsOf(rows, anchors, shape, context)
    return parts === undefined ? [] : readingsOf(parts, rules, context)
  })
}

/** Where the file says which lines are headings, each begins an entry, and so does each that looks like all of them. */
function headedReadings(rows: readonly Row[], rules: Rules, context: Context): Reading[] {
  const headings = rows.filter(({ line }) => line.heading !== undefined)
  const styles = new Set(headings.map(({ style }) => style))
  const [style] = styles.size === 1 && !styles.has(context.bodyStyle) ? styles : []
  const starts = rows.flatMap((row, index) => {
    const isAlike = row.style === style && !row.isBody && rows[index - 1]?.style !== style
    return row.line.heading !== undefined || isAlike ? [index] : []
  })
  const partsWith = (below: number) =>
    starts.map((start, index): Part => {
      const part = rows.slice(start, starts[index + 1])
      const dated = part.findIndex(({ period }, at) => period !== undefined && at < MAX_BELOW)
      const end = part.findIndex(
        (row, at) => at > Math.max(below, dated) || (at > 0 && at !== dated && isText(row, context)),
      )
      const head = part.slice(0, end < 0 ? part.length : end)
      return { head, first: 0, body: part.slice(head.length), ...datedOf(part.find(({ period }) => period)) }
    })
  return [0, 1, 2, 3].flatMap((below) => readingsOf(partsWith(below), rules, context))
}

/** The entries of one shape. A head is shorter where the entry before it, or a text, leaves no room. */
function partsOf(rows: readonly Row[], anchors: readonly number[], shape: Shape, context: Context): Part[] | undefined {
  const starts = anchors.map((anchor, index) => {
    const before = index === 0 ? -1 : (anchors[index - 1] ?? -1)
    let start = anchor
    while (start - 1 > before && anchor - start < shape.above && !isText(rows[start - 1], context)) start -= 1
    return start
  })
  const [first = 0] = starts
  if (
    first > 0 &&
    shape.above < MAX_ABOVE &&
    anchors.length === 1 &&
    first <= MAX_ABOVE &&
    !rows.slice(0, first).some((row) => isText(row, context))
  ) {
    return undefined // What is above the only date is its head.
  }
  const parts = anchors.map((anchor, index): Part => {
    const start = starts[index] ?? anchor
    const next = starts[index + 1] ?? rows.length
    let end = anchor + 1
    while (end < next && end - anchor <= shape.below && !isText(rows[end], context)) end += 1
    return {
      head: rows.slice(start, end),
      first: start - anchor,
      body: rows.slice(end, next),
      ...datedOf(rows[anchor]),
    }
  })
  const all = parts.flatMap((part) => withUndated(part, context))
  return first > 0 ? [...undatedParts(rows.slice(0, first)), ...all] : all
}

/** Behind the texts of an entry, another one without a date: it begins as that one. */
function withUndated(part: Part, context: Context): Part[] {
  const [first] = part.head
  if (first === undefined || (first.style === context.bodyStyle && !context.isList)) return [part]
  const starts = part.body.flatMap((row, index) => {
    const before = part.body[index - 1]
    const isAlike = row.style === first.style && !isText(row, context)
    const isApart = before === undefined ? context.isList : before.isBody || row.gap > context.gap * 1.3
    return isAlike && (isApart || context.isList) ? [index] : []
  })
  const [start] = starts
  if (start === undefined) return [part]
  const others = starts.map((from, index): Part => {
    const rows = part.body.slice(from, starts[index + 1])
    const end = rows.findIndex((row, at) => at >= part.head.length || (at > 0 && isText(row, context)))
    const length = end < 0 ? rows.length : end
    return { head: rows.slice(0, length), first: part.first, body: rows.slice(length) }
  })
  return [{ ...part, body: part.body.slice(0, start) }, ...others]
}

function datedOf(row: Row | undefined) {
  return row ? { dated: row } : {}
}

/** What is above the first entry is one of its own, without a date. */
function undatedParts(rows: readonly Row[]): Part[] {
  return [{ head: rows.slice(0, 1), first: 0, body: rows.slice(1) }]
}

function undatedReadings(rows: readonly Row[], rules: Rules, context: Context): Reading[] {
  const starts = startsByStyle(rows, context)
  const parts = (below: number) =>
    starts.map((start, index): Part => {
      const next = starts[index + 1] ?? rows.length
      let end = start + 1
      while (end < next && end - start <= below && !isText(rows[end], context)) end += 1
      if (isText(rows[start], context)) end = start
      return { head: rows.slice(start, end), first: 0, body: rows.slice(end, next) }
    })
  return [0, 1, 2].flatMap((below) => readingsOf(parts(below), rules, context))
}

/** Without dates, an entry begins with a line that looks like the first, or behind a gap. */
function startsByStyle(rows: readonly Row[], context: Context): number[] {
  const { bodyStyle, gap, isList } = context
  const [first] = rows
  if (first === undefined) return []
  const over = rows.flatMap((row, index) => (row.isOver ? [index] : []))
  if (over[0] === 0) return over
  const isStyled = !first.isBody && first.style !== bodyStyle
  const starts = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    if (before === undefined) return [index]
    const isApart = row.gap > gap * 1.4
    if (!isStyled && isList) return isText(row, context) ? [] : [index]
    if (!isStyled) return !row.isBody && isApart ? [index] : []
    const isAlike = !row.isBody && row.style === first.style
    return isAlike && (before.isBody || before.style !== first.style || isApart) ? [index] : []
  })
  return starts
}

function readingsOf(parts: Part[], { fields, cuts }: Rules, context: Context): Reading[] {
  const shape = shapeScore(parts, context)
  return cuts.map((cut, index) => {
    const atoms = parts.map((part) => atomsOf(part.head, part.first, cut))
    const texts = atoms.map((each) => each.filter((atom) => !isLinkWord(atom)))
    const assignment = assign(texts, fields)
    const entries = texts.map((each) => assignEntry(each, assignment, fields))
    const total = entries.reduce((sum, { score }) => sum + score, shape)
    return { parts, atoms, assignment, entries, score: total / parts.length - index * 0.05 }
  })
}

/** A row that is part of a text, in whatever reading. */
function isText(row: Row | undefined, { layout, rows }: Context): boolean {
  if (row === undefined || row.isBody) return true
  const text = textOf(row.line)
  if (
    text.length > MAX_HEAD ||
    TECHNOLOGIES.test(text) ||
    isLabel(text) ||
    detailsIn(row.line) !== undefined ||
    (LABELLED.test(text) && !row.period && !has('roles', text) && !has('employers', text))
  )
    return true
  const next = rows[rows.indexOf(row) + 1]
  return (
    next !== undefined && !next.period && text.length > 40 && isWrapped(row.line, next.line, layout) && next.gap <= 1.6
  )
}

/** How much the entries look alike, and how little their texts look like heads. */
function shapeScore(parts: readonly Part[], context: Context): number {
  const styles = new Map<number, string | undefined>()
  const offsets = new Set(parts.flatMap(({ head, first }) => head.map((_, index) => first + index)))
  for (const offset of offsets) {
    styles.set(offset, mostOf(parts.flatMap(({ head, first }) => head[offset - first]?.style ?? [])))
  }
  const length = Math.max(...parts.map(({ head }) => head.length))
  return parts
    .map(({ head, first, body, dated }, index) => {
      let score = -0.1 * head.length
      for (const [at, row] of head.entries()) {
        if (row.style !== styles.get(first + at)) score -= 1
        const text = textOf(row.line)
        if (at > 0 && /[.!?:]$/.test(text) && text.split(' ').length > 3) score -= 2
        if (/^\p{Ll}/u.test(text)) score -= 1
        if (at > 0 && context.gap > 0 && row.gap > context.gap * 1.5) score -= 2
      }
      // A date alone has its texts in another line.
      if (dated?.look === 'alone' && head.length === 1) score -= 3
      if (index > 0 && context.gap > 0 && (head[0]?.gap ?? 0) > context.gap * 1.3) score += 1
      // A date that is that of no entry is a sign of another reading.
      score -= 2 * [...head, ...body].filter((row) => row.period !== undefined && row !== dated).length
      if (head.length < length) score -= 0.7 * (length - head.length)
      const [next] = body
      const last = body.at(-1)
      const isHeadLike = (row: Row | undefined) =>
        row !== undefined &&
        !isText(row, context) &&
        row.style !== context.bodyStyle &&
        [...styles.values()].includes(row.style)
      if (isHeadLike(next)) score -= 1.5
      if (last !== next && isHeadLike(last) && index < parts.length - 1) score -= 1.5
      return score
    })
    .reduce((total, each) => total + each, 0)
}

function entryOf(
  part: Part,
  index: number,
  { atoms: all, assignment, entries }: Reading,
  fields: readonly FieldRule[],
  near: readonly Reading[],
  isOdd: boolean,
): Entry {
  const atoms = all[index] ?? []
  const { values = new Map<string, Atom>(), others = new Set<string>() } = entries[index] ?? {}
  const rivals = rivalsIn(atoms, values, part.body)
  const isRivalled = fields.some(({ name, fits }) => {
    const atom = values.get(name)
    return atom !== undefined && rivals.some((text) => fits(text) > Math.max(fits(atom.text), 0) + 1)
  })
  const doubtful = new Set(
    fields.flatMap(({ name, fits }) => {
      const atom = values.get(name)
      const isAgainst = atom !== undefined && (fits(atom.text) < -0.4 || isCut(atom.text))
      const isClose = (assignment.margins.get(name) ?? 0) < UNLIKE
      const isUnsure = near.some((other) => other.entries[index]?.values.get(name)?.text !== atom?.text)
      return isOdd || isUnsure || isRivalled || others.has(name) || isAgainst || isClose ? [name] : []
    }),
  )
  const { dated } = part
  const body = part.body.map(({ line }) => ({ line, atom: atomOf(line) }))
  const named = withCommas(atoms, values, doubtful)
  return {
    ...named,
    rest: [...named.rest, ...body.map(({ atom }) => atom).filter(isLinkWord)],
    aside: asideOf(part.body),
    stray: strayIn(part),
    body: body.filter(({ atom }) => !isLinkWord(atom)).map(({ line }) => line),
    ...(dated?.period && { period: dated.period }),
    ...(dated?.dated && { dated: dated.dated }),
  }
}

/** Characters of a heading. */
const HEADING = 40
/** "2015 – 2017", "(2023)", "03/2019:" */
const DATED = /\(\s*(?:\d{1,2}[./])?(?:19|20)\d{2}\s*\)|^(?:\d{1,2}[./])?(?:19|20)\d{2}\b/u

/** A text with a period, in the style of the heads, in larger letters or in capitals alone is perhaps none of this entry. */
function strayIn({ head, body }: Part): Line | undefined {
  const [first] = head
  const usual = mostOf(body.map(({ style }) => style))
  const isOther = (row: Row) => {
    const text = withoutBullet(textOf(row.line))
    const isHead = row.style !== usual && row.style === first?.style && !row.isBody
    const isLarge = body.length > 1 && sizeOf(row.line) > Math.max(...head.map(({ line }) => sizeOf(line))) + 0.4
    const isHeading =
      text.length < HEADING && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/\d/.test(text)
    const period = findPeriod(text)
    // A result "since 2021" is no other entry.
    const isRange = period?.start !== undefined && (period.end !== undefined || /[-–—]/.test(period.text))
    return isHead || isLarge || isHeading || DATED.test(text) || isRange
  }
  return body.find(isOther)?.line
}

/** Lines below a head that may be a part of it. */
const BELOW = 2

/** What the head left, and the lines below it that could be a field. */
function rivalsIn(atoms: readonly Atom[], values: ReadonlyMap<string, Atom>, body: readonly Row[]): string[] {
  const taken = new Set(values.values())
  const end = body.findIndex((row) => row.isBody)
  const below = body.slice(0, Math.min(BELOW, end < 0 ? body.length : end)).map(({ line }) => textOf(line))
  const rest = atoms.filter((atom) => !taken.has(atom)).map(({ text }) => text)
  return [...rest, ...below.filter((text) => text.length < SHORT && !/[.:]/.test(text))]
}

function atomOf(line: Line): Atom {
  const url = line.cells.find((cell) => cell.url?.startsWith('http'))?.url
  return { text: withoutBullet(textOf(line)), source: citeLine(line), slot: 'body', url }
}

/** "Modules A, B & C, Mill Academy" is cut at each comma: what no field took belongs to the text before it. */
function withCommas(
  atoms: readonly Atom[],
  found: ReadonlyMap<string, Atom>,
  unsure: ReadonlySet<string>,
): Pick<Entry, 'values' | 'doubtful' | 'rest'> {
  const [values, doubtful, rest] = [new Map(found), new Set(unsure), [] as Atom[]]
  let open: string | undefined
  for (const atom of atoms) {
    const name = [...found].find(([, each]) => each === atom)?.[0]
    const before = open === undefined ? undefined : values.get(open)
    if (name === undefined && atom.isBehindComma && open !== undefined && before) {
      values.set(open, { ...before, text: `${before.text}, ${atom.text}` })
      doubtful.add(open)
      continue
    }
    open = name === 'place' ? undefined : name
    if (name === undefined) rest.push(atom)
  }
  return { values, doubtful, rest }
}

function asideOf(rows: readonly Row[]): Atom | undefined {
  const aside = rows.map((row) => row.aside).filter((line) => line !== undefined)
  const [first] = aside
  return first && { text: aside.map(textOf).join(' '), source: citeLine(first), slot: 'aside' }
}

function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
