import type { Entries } from './content.ts'
import { newestFirst, periodOf } from './dates.ts'
import type { Fit } from './map-content.ts'
import type { AddNote, Job } from './resume.ts'
import { shorten, toSentences } from './shorten.ts'

type Context = { note: AddNote; fit: Fit; now: Date }

export function mapHistory(work: readonly Job[], { note, fit, now }: Context): Entries<'history', 'entries'> {
  const jobs = work
    .map((job, index) => ({ ...job, source: `work[${index}]` }))
    .filter(({ position, name, source }) => {
      const isNamed = position !== undefined || name !== undefined
      if (!isNamed) note('skipped', source, 'it names neither a position nor an employer')
      return isNamed
    })
    .toSorted(newestFirst(now))
  return jobs.map(({ name, position, source, ...job }) => {
    const role = position ?? name ?? ''
    const period = periodOf(job, now)
    const description = toSentences([job.summary ?? '', ...(job.highlights ?? [])].filter(Boolean))
    if (period === undefined) note('incomplete', `${source}.startDate`, 'missing; write the period in history.entries')
    if (description === '') note('incomplete', `${source}.summary`, 'missing; write the description in history.entries')
    return {
      period: period ?? 'Undated',
      role: shorten(role, 120),
      ...(position !== undefined && name !== undefined && { employer: shorten(name, 120) }),
      description: fit(description || toSentences([job.location ?? role]), 1500, `${source}.summary`),
    }
  })
}
