import type { ReactNode } from 'react'
import type { Organisation, SiteView } from '../../model/view.ts'
import { Link } from '../navigation/location.tsx'
import { madeIn } from '../ui/career.ts'
import { Change } from '../ui/change.tsx'
import { isAt } from '../ui/employers.ts'
import { RoutedHeading } from './routed-head.tsx'
import * as styles from './my-part.module.css'

type MyPartProps = {
  organisation: Organisation
  view: SiteView
  /** Draws these jobs and projects in the career. */
  renderCareer?: (ids: readonly string[]) => ReactNode
}

/** What the owner was at an organisation, when, and what they made there. Nothing if no job is there. */
export function MyPart({ organisation, view, renderCareer }: MyPartProps) {
  const jobs = view.sections
    .flatMap((section) => (section.kind === 'timeline' && section.isMain ? section.groups.flat() : []))
    .filter(({ place }) => isAt(place, organisation))
  if (jobs.length === 0) return null
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
      {renderCareer?.([...jobs, ...projects].map(({ id = '' }) => id))}
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
