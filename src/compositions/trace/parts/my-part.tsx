import type { LabelledSpan, Organisation, Picture, SiteView, Trace } from '../../../../model/view.ts'
import { Link } from '../../../navigation/location.tsx'
import { RoutedHeading } from '../../../pages/routed-head.tsx'
import { CareerTrace } from '../../../sections/timeline/career-trace.tsx'
import { Image } from '../../../ui/image.tsx'
import { isFromRight, jobsIn, traceOf } from './career-panel.tsx'
import { isAt } from './employers.ts'
import { fitLabel } from './fit-label.ts'
import styles from './my-part.module.css'

/** The width of the drawing on the smallest screen that has it. */
const PIXELS = 650

/** What the owner was at an organisation, when, and what they made there. Nothing if no job is there. */
export function MyPart({ organisation, view }: { organisation: Organisation; view: SiteView }) {
  const jobs = view.sections
    .flatMap((section) => (section.kind === 'timeline' && section.isMain ? section.groups.flat() : []))
    .filter(({ place }) => isAt(place, organisation))
  if (jobs.length === 0) return null
  const trace = traceOf(view)
  const onTrace = trace ? jobsIn(trace) : []
  const own = onTrace.filter(({ job }) => jobs.some(({ id }) => id === job.id))
  const projects = own.flatMap((each) => each.projects)
  const gallery = view.sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  const pictures = new Map(gallery.map(({ id, picture }) => [id, picture]))
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
      {trace && own.length > 0 && (
        <div data-print="none" className={styles.trace}>
          <CareerTrace
            years={trace.years}
            rows={own.toReversed().flatMap(({ job, projects: made }): Trace['rows'] => [
              { kind: 'job', spans: [fitLabel(job, PIXELS, isFromRight(trace))] },
              ...made.map((project) => ({
                kind: 'project' as const,
                spans: [fitLabel(project, PIXELS, isFromRight(trace))],
              })),
            ])}
          />
        </div>
      )}
      {projects.length > 0 && (
        <ul role="list" className={styles.projects}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectLink {...project} picture={pictures.get(project.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ProjectLinkProps = Pick<LabelledSpan, 'id' | 'label' | 'figures'> & { picture: Picture | undefined }

function ProjectLink({ id, label, figures, picture }: ProjectLinkProps) {
  return (
    <article className={styles.project} data-empty={!picture || undefined}>
      {picture && (
        <div data-print="none" className={styles.picture}>
          <Image image={picture} slot="thumbnail" sizes="auto" />
        </div>
      )}
      <h3>
        <Link href={`/#${id}`}>{label}</Link>
      </h3>
      {figures && <p className="label">{figures}</p>}
    </article>
  )
}
