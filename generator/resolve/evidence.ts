import type { Content, Evidence, Period, Reference, Skill } from '../../model/content.ts'
import { jobId } from '../../model/entries.ts'

const MONTHS = 12

/**
 * Where a skill was used: the jobs and projects whose technologies have its name or one of its aliases, in any case.
 * @param now the end of periods that have not ended
 * @param count the text for a number of projects
 */
export function evidenceOf(
  { name, aliases = [] }: Skill,
  { history, gallery }: Pick<Content, 'history' | 'gallery'>,
  language: string,
  now: Date,
  count: (projects: number) => string,
): Evidence | undefined {
  const names = new Set([name, ...aliases].map((each) => each.toLowerCase()))
  const isUsed = ({ technologies }: { technologies?: readonly string[] | undefined }) =>
    technologies?.some((each) => names.has(each.toLowerCase())) ?? false
  const jobs = (history?.entries ?? []).flatMap((job, index) => (isUsed(job) ? [{ ...job, id: jobId(index) }] : []))
  const projects = (gallery?.projects ?? []).filter(isUsed)
  if (jobs.length + projects.length === 0) return undefined

  const years = Math.floor(monthsOf(jobs, now) / MONTHS)
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)
  const texts = [...(years > 0 ? [duration] : []), ...(projects.length > 0 ? [count(projects.length)] : [])]
  const noteOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
  const references: Reference[] = [
    ...jobs.map(({ id, role, employer, period }) => ({ id, label: role, note: noteOf(employer, period?.text) })),
    ...projects.map(({ id, title, category, period }) => ({ id, label: title, note: noteOf(category, period?.text) })),
  ]
  const unbroken = texts.map((text) => text.replaceAll(' ', '\u{A0}'))
  return { text: new Intl.ListFormat(language, { type: 'unit' }).format(unbroken), references }
}

/** The months that the jobs cover, the last one included, and overlaps once. A year without a month is its first one. */
function monthsOf(jobs: readonly { period?: Period | undefined }[], now: Date): number {
  const covered = new Set<number>()
  const current = now.getUTCFullYear() * MONTHS + now.getUTCMonth()
  for (const { period } of jobs) {
    if (period?.start === undefined) continue
    const end = period.end === undefined ? current : monthOf(period.end) + (period.end.includes('-') ? 1 : 0)
    for (let month = monthOf(period.start); month < end; month++) covered.add(month)
  }
  return covered.size
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * MONTHS + month - 1
}
