import { periodOf } from './dates.ts'
import { kept, type Entries, type To } from './draft.ts'
import type { Job } from './job-in.ts'
import type { Resume } from './resume.ts'
import { asSentences, fitted, shortened } from './shorten.ts'

/** As many as a page and a CV can hold. */
const MOST = 60

export function historyFrom({ jobs }: Resume, { leave, origins }: To): Entries<'history', 'entries'> {
  const named = jobs.filter(({ from, role, company }) => {
    if (role !== '' || company !== '') return true
    leave(from, 'names neither a role nor a firm')
    return false
  })
  for (const { from } of named.slice(MOST)) leave(from, `stands after the newest ${MOST}`)
  const entries = named.slice(0, MOST).map((job) => {
    const period = periodOf(job.start, job.end, job.goesOn)
    if (period === undefined) leave(`${job.from}.startDate`, 'is no date; write the period into history.entries')
    if (job.summary.length + job.highlights.length === 0) {
      leave(job.from, 'says nothing of the work; write the description of its entry')
    }
    const entry = {
      period: period ?? 'Undated',
      role: shortened(job.role || job.company, 120),
      ...(job.role !== '' && job.company !== '' && { employer: shortened(job.company, 120) }),
      description: fitted(asSentences(textOf(job)), 1500, job.from, leave),
    }
    origins.set(entry, job.from)
    return entry
  })
  return entries.length > 0 ? entries : [kept('history', 'entries', 0)]
}

function textOf({ role, summary, highlights, ...job }: Job): string[] {
  const texts = [...summary, ...highlights]
  return texts.length > 0 ? texts : [job.location || role || job.company]
}
