import type { Proof } from '../../model/define-section.ts'
import type { Evidence, Period } from '../../model/view.ts'

const MONTHS = 12

type Options = {
  language: string
  /** The end of periods that have not ended. */
  now: Date
  /** The text for a number of projects. */
  countProjects: (count: number) => string
}

/** Where a skill was used: the jobs and projects whose technologies have one of its names, in any case. */
export function evidenceOf(
  names: readonly string[],
  proofs: readonly Proof[],
  { language, now, countProjects }: Options,
): Omit<Evidence, 'id'> | undefined {
  const known = new Set(names.map((each) => each.toLowerCase()))
  const used = proofs.filter(({ technologies }) => technologies.some((each) => known.has(each.toLowerCase())))
  if (used.length === 0) return undefined

  const [jobs, projects] = (['job', 'project'] as const).map((work) => used.filter((each) => each.work === work))
  const years = Math.floor(monthsOf(jobs ?? [], now) / MONTHS)
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)
  const texts = [...(years > 0 ? [duration] : []), ...(projects?.length ? [countProjects(projects.length)] : [])]
  const unbroken = texts.map((text) => text.replaceAll(' ', '\u{A0}'))
  return {
    text: new Intl.ListFormat(language, { type: 'unit' }).format(unbroken),
    references: [...(jobs ?? []), ...(projects ?? [])].map(({ reference }) => reference),
  }
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
