import type {
  Organisation,
  Project,
  SectionBodies,
  SectionView,
  TimelineEntry,
  Trace,
  TraceSpan,
  UiStrings,
} from '../../../../model/view.ts'
import {
  byUse,
  iconsIn,
  isEarlierIn,
  skillsIn,
  Technologies,
  type Technology,
} from '../../../sections/expertise/technologies.tsx'
import { spanOf } from '../../../ui/career-spans.tsx'
import { jobsIn, madeIn } from '../../../ui/career.ts'
import { Change, WithFigures } from '../../../ui/change.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { isAt } from '../../../ui/employers.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { FoldedHighlights } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import * as styles from './jobs.module.css'

type JobsProps = SectionHead &
  Pick<SectionBodies['timeline'], 'groups'> & {
    animation?: { src: string } | undefined
    sections: readonly SectionView[]
    trace: Trace | undefined
    strings: UiStrings
  }

/** The jobs, newest first: the employer, what was done, and one figure. */
export function Jobs({ groups, animation, sections, trace, strings, id, title, lead }: JobsProps) {
  const spans = trace?.rows.flatMap((row) => (row.kind === 'job' ? row.spans : [])) ?? []
  const organisations = sections.flatMap((section) => (section.kind === 'companies' ? section.organisations : []))
  const inCareer = trace ? jobsIn(trace) : []
  return (
    <Section
      id={id}
      title={title}
      lead={lead}
      band
      decoration={animation && <Lottie src={animation.src} size="120x120" />}
    >
      <ol role="list" className={styles.jobs}>
        {groups.flatMap((group, at) =>
          group.map((job, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
            <li key={`${at}-${index}`} id={job.id} data-same={index > 0 || undefined}>
              <Span span={spans.find((span) => span.id === job.id)} />
              <Employer
                job={{ ...job, address: group.find(({ address }) => address)?.address }}
                isSame={index > 0}
                organisations={organisations}
              />
              <div className={styles.work}>
                <h3>
                  {job.place === undefined && job.address !== undefined ? (
                    <ExternalLink href={job.address}>{job.heading}</ExternalLink>
                  ) : (
                    job.heading
                  )}
                </h3>
                {job.description && (
                  <p className="description">
                    <TextWithLinks text={job.description} />
                  </p>
                )}
                {job.highlights && (
                  <FoldedHighlights highlights={job.highlights} showAll={strings.showAll} Text={WithFigures} />
                )}
                {!job.result && <With job={job} projects={madeIn(job.id, { sections })} sections={sections} />}
              </div>
              <Aside
                job={job}
                inCareer={inCareer.find((each) => each.job.id === job.id)}
                projects={madeIn(job.id, { sections })}
                sections={sections}
                strings={strings}
              />
            </li>
          )),
        )}
      </ol>
    </Section>
  )
}

type WithProps = { job: TimelineEntry; projects: readonly Project[]; sections: readonly SectionView[] }

/** As many of the projects' technologies as have room in a line. */
const MOST = 5

/** What a job was done with. */
function With({ job, projects, sections }: WithProps) {
  const technologies = technologiesOf(job, projects, sections)
  if (technologies.length === 0) return null
  return <Technologies technologies={technologies} className={styles.technologies} />
}

/** As many have room beside the texts of most jobs. The build counts the rest (trace-rows.ts). */
const MOST_PROJECTS = 4

type AsideProps = {
  job: TimelineEntry
  inCareer: ReturnType<typeof jobsIn>[number] | undefined
  projects: readonly Project[]
  sections: readonly SectionView[]
  strings: UiStrings
}

/** What a job changed and with what, or the projects that were made there, as the career names them. */
function Aside({ job, inCareer, projects, sections, strings }: AsideProps) {
  const { result } = job
  if (result)
    return (
      <div className={styles.aside}>
        <div className={styles.figure}>
          <Change result={result} strings={strings} />
        </div>
        <With job={job} projects={projects} sections={sections} />
      </div>
    )
  const named = inCareer?.projects.filter(({ labelIs }) => labelIs !== 'none') ?? []
  if (named.length === 0) return null
  return (
    <ul role="list" data-print="none" className={styles.aside}>
      {named.slice(0, MOST_PROJECTS).map(({ id, label, figures }) => (
        <li key={id}>
          <DialogLink to={id} className="control">
            {projects.find((project) => project.id === id)?.title ?? label}
          </DialogLink>
          {figures && <span className="label">{figures}</span>}
        </li>
      ))}
      {inCareer?.job.rest && (
        <li>
          <a href={`#${sections.find(({ kind }) => kind === 'gallery')?.id}`} className="control">
            {inCareer.job.rest}
          </a>
        </li>
      )}
    </ul>
  )
}

/**
 * Those that the owner names, or the skills with evidence in the job and the technologies of its projects: in the job of today, without
 * what the skills call earlier work.
 */
function technologiesOf(
  { id, tags, period }: TimelineEntry,
  projects: readonly Project[],
  sections: readonly SectionView[],
): Technology[] {
  const proven = skillsIn(sections).filter(({ evidence }) => evidence?.references.some((each) => each.id === id))
  const used = [...proven.map(({ name }) => name), ...projects.flatMap(({ technologies }) => technologies ?? [])]
  const isEarlier = isEarlierIn(sections)
  const shown = byUse(used).filter((name) => !(period?.isCurrent && isEarlier(name)))
  return (tags ?? shown.slice(0, MOST)).map((name) => ({ name, icon: iconsIn(sections)(name) }))
}

/** When a job was, on the line above it. */
function Span({ span }: { span: TraceSpan | undefined }) {
  if (!span) return null
  return (
    <svg aria-hidden data-print="none" className={styles.span}>
      <rect {...spanOf(span)} height="100%" rx="3" data-current={span.isCurrent} />
    </svg>
  )
}

type EmployerProps = { job: TimelineEntry; isSame: boolean; organisations: readonly Organisation[] }

/** Of several jobs at one employer, the first one has its name. */
function Employer({ job: { place, address, detail, period, initials }, isSame, organisations }: EmployerProps) {
  const known = organisations.filter((organisation) => organisation.logo && isAt(place, organisation))
  return (
    <div className={styles.employer}>
      {place && !isSame && (
        <div className={styles.logos}>
          {known.length === 0 && <Logo image={undefined} initials={initials} className={styles.logo} />}
          {known.map(({ name, logo }) => (
            <Logo key={name} image={logo} initials={undefined} className={styles.logo} />
          ))}
        </div>
      )}
      <div>
        {place && !isSame && (
          <p className={styles.place}>
            {address === undefined ? place : <ExternalLink href={address}>{place}</ExternalLink>}
          </p>
        )}
        {detail && <p className="label">{detail}</p>}
        {period && (
          <p className={`label ${styles.period}`} data-current={period.isCurrent}>
            {period.text}
          </p>
        )}
      </div>
    </div>
  )
}
