import type { Layout } from './layout.ts'
import { type Block, line, type Piece } from './page-model.ts'
import type { Job, Person, School } from './person.ts'
import { WORDS } from './printed-words.ts'
import { type WrittenPeriod, writePeriod } from './written-dates.ts'

type Token = 'role' | 'employer' | 'place' | 'date'

/** What the head of a job, a school or an unpaid job has. */
type Entry = {
  role: string
  employer: string
  place?: string | undefined
  period: WrittenPeriod
  body: readonly Block[]
}

/** The blocks of jobs, in which those at one employer may be below one line. */
export function jobBlocks(jobs: readonly Job[], person: Person, layout: Layout): Block[] {
  return jobGroupsOf(jobs, layout).flatMap((group) => {
    const entries = group.map((job) => entryOf(job, person, layout))
    if (entries.length === 1) return entries.flatMap((entry) => entryBlocks(entry, person, layout))
    return [
      line({ text: group[0]?.employer ?? '', look: 'bold' }),
      ...entries.flatMap((entry) => [headLine('role, place > date', entry, person, layout, 1), ...entry.body, GAP]),
    ]
  })
}

const GAP: Block = { kind: 'gap' }

/** Only a head that begins with the employer can have several roles. */
export function jobGroupsOf(jobs: readonly Job[], { head, groupsEmployer }: Layout): Job[][] {
  const isGroupable = groupsEmployer && head.startsWith('employer') && !head.startsWith('employer, role')
  const groups: Job[][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (isGroupable && last?.[0]?.employer === job.employer) last.push(job)
    else groups.push([job])
  }
  return groups
}

function entryOf(job: Job, person: Person, layout: Layout): Entry {
  return { ...job, period: writePeriod(job, person, layout), body: highlightBlocks(job.highlights, layout) }
}

/** A list, or one text. */
function highlightBlocks(highlights: readonly string[], { bullet }: Layout): Block[] {
  if (highlights.length === 0) return []
  return bullet === 'none' ? [line(proseOf(highlights))] : [{ kind: 'list', items: highlights }]
}

export function proseOf(highlights: readonly string[]): string {
  return highlights.map((text) => `${text}.`).join(' ')
}

export function schoolBlocks(school: School, person: Person, layout: Layout): Block[] {
  const { degree, area, institution, place, score, end } = school
  const period = writePeriod(layout.schoolDates === 'end' ? { end } : school, person, layout)
  const role = area === undefined ? degree : `${degree}, ${area}`
  const body = score === undefined ? [] : [line(score)]
  // Nobody writes "Degree at School".
  const separator = layout.separator === ' at ' ? ', ' : layout.separator
  return entryBlocks({ role, employer: institution, place, period, body }, person, { ...layout, separator })
}

function entryBlocks(entry: Entry, person: Person, layout: Layout): Block[] {
  const [first = '', second] = layout.head.split(' | ')
  if (second === undefined) return [...headLines(first, entry, person, layout), ...entry.body, GAP]
  const dates =
    layout.isDateStacked && !first.includes('/') ? stacked(entry.period) : headLines(first, entry, person, layout, 1)
  return [{ kind: 'beside', left: dates, right: [...headLines(second, entry, person, layout), ...entry.body, GAP] }]
}

function stacked({ parts }: WrittenPeriod): Block[] {
  return parts.map((part, index) => line(index < parts.length - 1 ? `${part} –` : part))
}

function headLines(head: string, entry: Entry, person: Person, layout: Layout, from = 0): Block[] {
  return head
    .split(' / ')
    .filter((part) => part.split(/, | > /).some((token) => textOf(token as Token, entry) !== undefined))
    .map((part, index) => headLine(part, entry, person, layout, index + from))
}

function headLine(part: string, entry: Entry, person: Person, layout: Layout, index: number): Block {
  const [left = '', right = ''] = part.split(' > ')
  const pieces = piecesOf(left, entry, person, layout, index)
  const aside = piecesOf(right, entry, person, layout, index + 1)
  return pieces.length === 0
    ? { kind: 'line', pieces: aside }
    : { kind: 'line', pieces, ...(aside.length > 0 && { right: aside }) }
}

function piecesOf(part: string, entry: Entry, person: Person, layout: Layout, index: number): Piece[] {
  const tokens = part.split(', ') as Token[] // of HEADS
  const known = tokens.filter((token) => textOf(token, entry) !== undefined)
  return known.flatMap((token, place) => {
    const before = known[place - 1]
    const isBold = layout.bold === 'first' ? index + place === 0 : layout.bold === token
    const piece: Piece = { text: textOf(token, entry) ?? '', ...(isBold && { look: 'bold' as const }) }
    return before === undefined ? [piece] : [{ text: separatorOf(before, token, person, layout) }, piece]
  })
}

function separatorOf(before: Token, token: Token, { language }: Person, { separator }: Layout): string {
  if (separator !== ' at ') return separator
  const { at } = WORDS[language]
  return at !== undefined && before === 'role' && token === 'employer' ? ` ${at} ` : ', '
}

function textOf(token: Token, entry: Entry): string | undefined {
  return token === 'date' ? entry.period.text : entry[token]
}
