import type { Project, SiteView } from '../../../../model/view.ts'
import { jobsIn, traceOf } from '../../../ui/career.ts'
import { CareerRows } from './career-rows.tsx'
import * as styles from './place-in-career.module.css'

/** When a project was, among the jobs. */
export function PlaceInCareer({ project, view }: { project: Project; view: SiteView }) {
  const trace = traceOf(view)
  if (!trace || !project.span) return null
  const jobs = jobsIn(trace).map(({ job, projects }) => ({
    job,
    projects: projects.flatMap((each) => (each.id === project.id ? { ...each, labelIs: 'within' as const } : [])),
  }))
  return (
    <div className={styles.place}>
      {view.careerHead?.title && <p className="label">{view.careerHead.title}</p>}
      <CareerRows trace={trace} jobs={jobs} view={view} lit={[project.id, ...jobs.map(({ job }) => job.id)]} />
    </div>
  )
}
