import type { ResumeTable } from '../../model/resume.ts'
import { CUSTOM_KINDS, CUSTOM_LISTS, standardListOf } from '../../model/sections/custom.ts'
import { SECTIONS } from '../../model/sections/index.ts'
import { cite, doubtsOf, joinDoubts, withDoubts } from '../doubt.ts'
import type { AddNote } from '../report.ts'
import type { Entry, Resume } from '../resume.ts'
import { BULLET, splitBullets, withoutBullet } from '../values/bullets.ts'
import { textsIn } from '../values/languages.ts'
import { freeId } from './own-sections.ts'

/** The sections of the standard, by the names that the content has for them. */
export function mapSections({ lists, headings, language }: Resume, note: AddNote): Record<string, unknown> {
  const { present } = textsIn(language)
  const sections = SECTIONS.flatMap(({ name, list, resume }) => {
    if (resume === undefined) return []
    const entries = mapEntries(resume.list, resume, newestFirst(lists[resume.list] ?? []), note, present)
    return [[name, entries.length === 0 ? {} : { ...headingOf(headings?.[resume.list]), [list]: entries }] as const]
  })
  return Object.fromEntries(sections)
}

function headingOf(heading: string | undefined) {
  return heading === undefined ? {} : { title: heading, label: heading }
}

/** The entries of a section as the content has them. */
function mapEntries(
  section: string,
  { names, fields }: ResumeTable,
  entries: readonly Entry[],
  note: AddNote,
  present: string,
) {
  const [best = ''] = names
  return entries.flatMap((entry) => {
    const name = names.find((each) => entry[each] !== undefined)
    const texts = Object.values(entry)
      .flat()
      .filter((each) => typeof each === 'string')
    const what = `${section} "${texts.slice(0, 2).join(', ')}"`
    if (name === undefined) {
      note('skipped', `${section} "${texts.join(', ')}"`, `it has no ${best}, which the site needs`)
      return []
    }
    if (name !== best) note('changed', what, `without ${best}, ${name} takes its place`)
    const named = { ...entry, [name]: undefined, [best]: entry[name] }
    const values = Object.entries(fields).map(([field, { from }]) => [
      from,
      from === 'period' ? periodOf(entry, present) : named[field],
    ])
    const doubts = Object.values(fields).map(({ from }) => {
      const sources = Object.keys(fields).filter((field) => fields[field]?.from === from)
      return [
        from,
        joinDoubts(
          entry,
          sources.map((field) => (field === best ? name : field)),
        ),
      ]
    })
    const mapped: Record<string, unknown> = withDoubts(Object.fromEntries(values), Object.fromEntries(doubts))
    if (!('highlights' in fields)) return [withoutBullets(mapped)]
    return ['keywords' in fields ? withTechnologies(withHighlights(mapped), what) : withHighlights(mapped)]
  })
}

/** A list at the end of the description becomes the highlights. */
function withHighlights(entry: Record<string, unknown>): Record<string, unknown> {
  const { description, highlights } = entry
  if (typeof description !== 'string' || highlights !== undefined) return entry
  const { summary, items } = splitBullets(description)
  if (items.length === 0) return entry
  const doubts = doubtsOf(entry)
  return withDoubts(
    { ...entry, description: summary, highlights: items },
    { ...doubts, highlights: doubts['description'] },
  )
}

/** Without the bullets of a text that is a list, where the site has no list. */
function withoutBullets(entry: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(entry).flatMap(([name, value]) => {
    const lines = typeof value === 'string' ? value.split('\n') : []
    return lines.length > 0 && lines.every((line) => BULLET.test(line))
      ? [[name, lines.map(withoutBullet).join('\n')]]
      : []
  })
  return { ...entry, ...Object.fromEntries(texts) }
}

/** Words such as "docker" or "React Native", of which highlights have no more than two. */
const WORD = /^[\p{L}\p{N}.#+/&-]+(?: [\p{L}\p{N}.#+/&-]+)?$/u
const MIN_WORDS = 4

/** Highlights that are nothing but words are technologies. */
function withTechnologies(entry: Record<string, unknown>, what: string): Record<string, unknown> {
  const { highlights, technologies } = entry
  if (!Array.isArray(highlights) || technologies !== undefined || highlights.length < MIN_WORDS) return entry
  if (!highlights.every((each) => WORD.test(String(each)))) return entry
  const doubts = { ...doubtsOf(entry), technologies: cite(`the highlights of ${what}`, highlights.join(', ')) }
  return withDoubts({ ...entry, highlights: undefined, technologies: highlights }, doubts)
}

/** Sections of the owner's own: those of our own résumés as they were, and lists that the site has no other section for. */
export function mapCustom(resume: Resume, note: AddNote) {
  const { present } = textsIn(resume.language)
  const lists = new Map(
    Object.entries(CUSTOM_LISTS).map(([id, list]) => {
      const entries = mapEntries(id, list.resume, resume.lists[id] ?? [], note, present)
      return [id, { id, kind: list.kind, ...headingOf(resume.headings?.[id]), entries }]
    }),
  )
  const own = resume.sections.map(({ entries, ...section }) => {
    const list = standardListOf(section)
    if (list === undefined || entries !== undefined) {
      const name = `meta.sections "${section.id}"`
      return { ...section, entries: mapEntries(name, CUSTOM_KINDS[section.kind].resume, entries ?? [], note, present) }
    }
    const found = lists.get(list)?.entries ?? []
    lists.delete(list)
    return { ...section, entries: found }
  })
  const filled = [...own, ...lists.values()].filter(({ entries }) => entries.length > 0)
  return filled
    .map((section, index) => ({ ...section, id: freeId(section.id, filled.slice(0, index)) }))
    .map(({ entries, ...section }) => {
      if (section.kind !== 'text') return { ...section, entries }
      const [doubt] = entries.flatMap((entry) => joinDoubts(entry, ['text', 'title']) ?? [])
      return withDoubts({ ...section, entries: entries.map(({ text, title }) => text ?? title) }, { entries: doubt })
    })
}

/** "2021-03 - 2024", "2021-03 - Present" or "2021" */
function periodOf({ startDate, endDate }: Entry, present: string): string | undefined {
  const dates = [startDate, startDate && endDate === undefined ? present : endDate]
  return [...new Set(dates)].filter(Boolean).join(' - ') || undefined
}

/** Sorts by the end and the start, without an end first, and without dates last. */
export function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  const sorted = entries.toSorted((a, b) => `${endOf(b)} ${startOf(b)}`.localeCompare(`${endOf(a)} ${startOf(a)}`))
  return sorted.reduce<readonly Entry[]>(besideOthersOfEmployer, [])
}

/** Adds a job behind the role that followed it at the same employer, unless another job lies between the two in time. */
function besideOthersOfEmployer(jobs: readonly Entry[], job: Entry): readonly Entry[] {
  const { name, position } = job
  const later = position && name ? jobs.findLast((other) => other.name === name) : undefined
  if (later === undefined) return [...jobs, job]
  const place = jobs.indexOf(later) + 1
  const isBetween = (other: Entry) => startOf(other) >= endOf(job) && endOf(other) <= startOf(later)
  return jobs.slice(place).some(isBetween) ? [...jobs, job] : jobs.toSpliced(place, 0, job)
}

/** The end of an entry, or its only date. */
function endOf({ endDate, startDate, date, releaseDate }: Entry): string {
  return endDate ?? date ?? releaseDate ?? (startDate === undefined ? '' : '9999')
}

function startOf({ startDate, endDate }: Entry): string {
  return startDate ?? endDate ?? ''
}
