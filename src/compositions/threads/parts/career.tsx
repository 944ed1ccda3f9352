import { useMemo, useState } from 'react'
import type { MapLine, Project, SectionView, SiteView, TimelineEntry } from '../../../../model/view.ts'
import { useOpened } from '../../../navigation/fragment.ts'
import { iconsIn } from '../../../sections/expertise/technologies.tsx'
import { ProjectBody } from '../../../sections/gallery/project-body.tsx'
import { ProjectDialog } from '../../../sections/gallery/project-dialog.tsx'
import { KeyResults } from '../../../sections/key-results.tsx'
import { useMotion } from '../../../ui/motion.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import { CareerMap } from './career-map.tsx'
import { JobEntry, ProjectEntry } from './entries.tsx'
import { Jobs as JobList } from './jobs.tsx'
import { Outcome } from './outcome.tsx'
import { Person } from './person.tsx'
import type { Followed, ToolsOf, ToolLine } from './tool-line.ts'
import { Tools } from './tools.tsx'
import * as styles from './career.module.css'
import * as resultStyles from './results.module.css'

/** The person, the tools, and beside them the map of jobs and projects. */
export function Career({ view }: { view: SiteView }) {
  const { sections, careerMap, ui } = view
  const { moving } = useMotion()
  const [followed, setFollowed] = useState<Followed>()
  const jobs = sections.flatMap((section) =>
    section.kind === 'timeline' && section.isMain ? section.groups.flatMap(withAddress) : [],
  )
  const projects = sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  const lines = useMemo(() => linesIn(sections, careerMap?.lines ?? []), [sections, careerMap])
  const toolsOf = useMemo(() => inOrderOf(lines, iconsIn(sections)), [lines, sections])
  const onMap = new Set(careerMap?.rows.flatMap(({ id, rest }) => [id, ...(rest?.ids ?? [])]))
  const others = {
    jobs: jobs.filter(({ id }) => !onMap.has(id ?? '')),
    projects: projects.filter(({ id }) => !onMap.has(id)),
  }

  const follow = (next: Followed | undefined) => {
    setFollowed(next)
    const row = next && careerMap?.rows[next.line.stations[next.station] ?? 0]
    document.querySelector(`[data-station="${row?.id}"]`)?.scrollIntoView({
      block: next?.isFirst ? 'nearest' : 'center',
      behavior: moving ? 'smooth' : 'instant',
    })
  }

  const isOnMap = ({ kind }: SectionView) => kind === 'timeline' || others.projects.length < projects.length
  const entries = { toolsOf, strings: ui }
  const heads = sections.filter(isWork).toSorted((a, b) => Number(a.kind === 'gallery') - Number(b.kind === 'gallery'))
  return (
    <div className={styles.career}>
      <div className={styles.rail}>
        <Person view={view} />
        {careerMap && (
          <div className={styles.guide}>
            {heads[0]?.kind === 'timeline' && (
              <JobList label={heads[0].label} jobs={jobs} rows={careerMap.rows} strings={ui} />
            )}
            {lines.length > 0 && <Tools lines={lines} followed={followed} onFollow={follow} view={view} />}
          </div>
        )}
      </div>
      <KeyResults
        view={view}
        className={resultStyles.results}
        renderResult={(result) => <Outcome result={result} strings={ui} />}
      />
      <div className={styles.work}>
        {careerMap ? (
          <>
            <CareerMap
              map={careerMap}
              lines={lines}
              followed={followed}
              jobs={jobs}
              projects={projects}
              toolsOf={toolsOf}
              strings={ui}
            >
              <div className={styles.heads}>
                {heads.filter(isOnMap).map((section) => (
                  <Head key={section.id} section={section} />
                ))}
              </div>
            </CareerMap>
            <Jobs jobs={others.jobs} {...entries} />
            {heads.map(
              (section) =>
                !isOnMap(section) && (
                  <div key={section.id} className={styles.list}>
                    <Head section={section} />
                  </div>
                ),
            )}
            <Projects projects={others.projects} {...entries} />
          </>
        ) : (
          <>
            {ui.undated && jobs.length > 0 && <p className={`label ${styles.note}`}>{ui.undated}</p>}
            {heads.map((section) => (
              <div key={section.id} className={styles.list}>
                <Head section={section} />
                {section.kind === 'gallery' ? (
                  <Projects projects={projects} {...entries} />
                ) : (
                  <Jobs jobs={jobs} {...entries} />
                )}
              </div>
            ))}
          </>
        )}
      </div>
      <OpenedProject projects={projects} view={view} />
    </div>
  )
}

type EntryProps = { toolsOf: ToolsOf; strings: SiteView['ui'] }

/** The jobs that are not on the map. */
function Jobs({ jobs, ...entry }: { jobs: readonly TimelineEntry[] } & EntryProps) {
  if (jobs.length === 0) return null
  return (
    <ol role="list" className={styles.others}>
      {jobs.map((job) => (
        <li key={job.id} id={job.id}>
          <JobEntry job={job} {...entry} />
        </li>
      ))}
    </ol>
  )
}

/** The projects that are not on the map. */
function Projects({ projects, ...entry }: { projects: readonly Project[] } & EntryProps) {
  if (projects.length === 0) return null
  return (
    <ul role="list" className={styles.others} data-pairs>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectEntry project={project} {...entry} />
        </li>
      ))}
    </ul>
  )
}

function isWork(section: SectionView): boolean {
  return section.kind === 'gallery' || (section.kind === 'timeline' && section.isMain === true)
}

/** Several roles at one place have its address once. */
function withAddress(group: readonly TimelineEntry[]): TimelineEntry[] {
  return group.map((entry) => ({ ...entry, address: group.find(({ address }) => address)?.address }))
}

function linesIn(sections: readonly SectionView[], lines: readonly MapLine[]): ToolLine[] {
  const skills = sections.flatMap((section) =>
    section.kind === 'expertise' ? section.groups.flatMap((group) => group.skills) : [],
  )
  return lines.flatMap((line) => {
    const skill = skills.find(({ id }) => id === line.id)
    return skill ? [{ ...line, name: skill.name, icon: skill.icon }] : []
  })
}

function inOrderOf(lines: readonly ToolLine[], iconOf: ReturnType<typeof iconsIn>): ToolsOf {
  const names = lines.map(({ name }) => name.toLowerCase())
  const rankOf = (name: string) => (names.indexOf(name.toLowerCase()) + names.length + 1) % (names.length + 1)
  return (used) => used.toSorted((a, b) => rankOf(a) - rankOf(b)).map((name) => ({ name, icon: iconOf(name) }))
}

/** The heading of the jobs or the projects, which says what their stations on the map look like. */
function Head({ section: { id, kind, title, lead } }: { section: SectionView }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-kind={kind} className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && (
        <p>
          <TextWithLinks text={lead} />
        </p>
      )}
    </section>
  )
}

/** On its own, so that the map is not rendered again for it. */
function OpenedProject({ projects, view: { ui } }: { projects: readonly Project[]; view: SiteView }) {
  const project = useOpened(projects)
  if (!project) return null
  return (
    <ProjectDialog project={project} row={projects} strings={ui}>
      <ProjectBody project={project} strings={ui}>
        {project.result && <Outcome result={project.result} strings={ui} />}
      </ProjectBody>
    </ProjectDialog>
  )
}
