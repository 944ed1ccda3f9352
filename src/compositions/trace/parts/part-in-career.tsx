import type { SiteView } from '../../../../model/view.ts'
import { jobsIn, traceOf } from '../../../ui/career.ts'
import { CareerRows } from './career-rows.tsx'
import * as styles from './place-in-career.module.css'

/** The jobs, and of the projects these, if one of the jobs is among these. */
export function PartInCareer({ ids, view }: { ids: readonly string[]; view: SiteView }) {
  const trace = traceOf(view)
  const jobs = trace ? jobsIn(trace) : []
  if (!trace || !jobs.some(({ job }) => ids.includes(job.id))) return null
  const shown = jobs.map(({ job, projects }) => ({ job, projects: projects.filter(({ id }) => ids.includes(id)) }))
  return (
    <div data-print="none" className={styles.part}>
      <CareerRows trace={trace} jobs={shown} view={view} lit={ids} />
    </div>
  )
}
