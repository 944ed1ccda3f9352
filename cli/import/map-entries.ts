import type { EntryTable } from '../../generator/outputs/resume-fields.ts'
import { commaIn } from '../../model/entries.ts'
import { networkOf } from './networks.ts'
import type { Entry } from './read-resume.ts'
import type { AddNote } from './report.ts'

/** The entries of a section as the content has them. */
export function mapEntries(section: string, { names, fields }: EntryTable, entries: readonly Entry[], note: AddNote) {
  const [best = ''] = names
  return entries.flatMap((entry) => {
    const name = names.find((each) => entry[each] !== undefined)
    const what = `${section} "${Object.values(entry).flat().slice(0, 2).join(', ')}"`
    if (name === undefined) {
      note('skipped', what, `an entry without ${best}`)
      return []
    }
    if (name !== best) note('changed', what, `without ${best}, ${name} takes its place`)
    const named = { ...entry, [name]: undefined, [best]: entry[name] }
    const values = Object.entries(fields).map(([field, { kind, to }]) => {
      const value = named[field]
      if (kind === 'start' || kind === 'end') return [to, periodOf(entry)]
      if (kind === 'joined') return [to, value && joined([value].flat())]
      if (kind === 'link') return [to, value && [{ label: networkOf(String(value)) ?? 'Website', address: value }]]
      if (kind !== 'first') return [to, value]
      const [first, ...others] = [value ?? []].flat()
      if (others.length > 0)
        note('skipped', `${section} "${String(named[best])}", ${field} "${others.join('", "')}"`, 'the site shows one')
      return [to, first]
    })
    return [Object.fromEntries(values) as Record<string, unknown>]
  })
}

function joined(words: readonly string[]): string {
  return words.join(commaIn(words.join('')))
}

/** "2021-03 - 2024", "2021-03 - Present" or "2021" */
function periodOf({ startDate, endDate }: Entry): string | undefined {
  const dates = [startDate, startDate && endDate === undefined ? 'Present' : endDate]
  return [...new Set(dates)].filter(Boolean).join(' - ') || undefined
}

/** Sorts by the end and the start, without an end first, and without dates last. */
export function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  const sorted = entries.toSorted((a, b) => `${endOf(b)} ${startOf(b)}`.localeCompare(`${endOf(a)} ${startOf(a)}`))
  return sorted.reduce<readonly Entry[]>(besideOthersOfEmployer, [])
}

/** Adds a job behind the role that followed it at the same employer, unless another job lies between the two in time. */
function besideOthersOfEmployer(jobs: readonly Entry[], job: Entry): readonly Entry[] {
  const last =
    job['position'] === undefined ? -1 : jobs.findLastIndex(({ name }) => name !== undefined && name === job['name'])
  const later = jobs[last]
  const isBetween = (other: Entry) =>
    startOf(other) >= endOf(job) && later !== undefined && endOf(other) <= startOf(later)
  return jobs.toSpliced(later === undefined || jobs.slice(last + 1).some(isBetween) ? jobs.length : last + 1, 0, job)
}

/** The end of an entry, or its only date. */
function endOf({ endDate, startDate, date, releaseDate }: Entry): string {
  return String(endDate ?? date ?? releaseDate ?? (startDate && '9999') ?? '')
}

function startOf({ startDate, endDate }: Entry): string {
  return String(startDate ?? endDate ?? '')
}
