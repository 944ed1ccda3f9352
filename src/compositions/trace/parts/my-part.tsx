import type { Organisation, SiteView } from '../../../../model/view.ts'
import { Link } from '../../../navigation/location.tsx'
import { RoutedHeading } from '../../../pages/routed-head.tsx'
import { CareerRows } from './career-rows.tsx'
import { jobsIn, madeIn, traceOf } from './career.ts'
import { isAt } from './employers.ts'
import { Change } from './figures.tsx'
import styles from './my-part.module.css'

/** What the owner was at an organisation, when, and what they made there. Nothing if no job is there. */
export function MyPart({ organisation, view }: { organisation: Organisation; view: SiteView }) {
  const jobs = view.sections
    .flatMap((section) => (section.kind === 'timeline' && section.isMain ? section.groups.flat() : []))
    .filter(({ place }) => isAt(place, organisation))
  if (jobs.length === 0) return null
  const trace = traceOf(view)
  const onTrace = trace ? jobsIn(trace) : []
  const isOwn = ({ id }: { id: string }) => jobs.some((job) => job.id === id)
  const projects = jobs.flatMap(({ id }) => madeIn(id, view))
  return (
    <section className={styles.part} aria-labelledby="part-title">
      <RoutedHeading id="part-title">{view.ui.myPart ?? view.name}</RoutedHeading>
      <ul role="list" className={styles.roles}>
        {jobs.map(({ id, heading, period }) => (
          <li key={id}>
            <Link href={`/#${id}`}>{heading}</Link>
            {period && <span className="label">{period.text}</span>}
          </li>
        ))}
      </ul>
      {trace && onTrace.some(({ job }) => isOwn(job)) && (
        <div data-print="none" className={styles.trace}>
          <CareerRows
            trace={trace}
            jobs={onTrace.map(({ job, projects: own }) => ({
              job,
              projects: own.filter(({ id }) => projects.some((each) => each.id === id)),
            }))}
            view={view}
            lit={[...jobs, ...projects].map(({ id = '' }) => id)}
          />
        </div>
      )}
      {projects.length > 0 && (
        <ul role="list" className={styles.projects}>
          {projects.map(({ id, title, result }) => (
            <li key={id}>
              <h3>
                <Link href={`/#${id}`}>{title}</Link>
              </h3>
              {result && <Change result={result} strings={view.ui} hasBars={false} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
