import { type ComponentType, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Project } from '../../../model/view.ts'
import { useOpened } from '../../navigation/fragment.ts'
import { useMotion } from '../../ui/motion.tsx'
import { sameText } from '../../ui/same-text.ts'
import { glide } from './glide.ts'
import { ProjectDialog } from './project-dialog.tsx'
import * as styles from './project-list.module.css'

export type ListStrings = {
  all: string
  showAll: string
  filters: string
  shownProjects: string
  close: string
  readStory: string
  offline: string
}

type ProjectListProps<Strings extends ListStrings> = {
  projects: readonly Project[]
  categories: readonly string[]
  strings: Strings
  /** Draws a project in the list, as a link to its dialog. */
  Tile: ComponentType<{ project: Project; strings: Strings; isFirst: boolean }>
  className: string | undefined
  /** As many as a visitor looks at. A press shows the rest, which print, searches and visitors without scripts have anyway. */
  most: number
  /** Whether the press says how many there are. */
  isCounted?: boolean
  /** What the dialog of a project has. */
  renderBody: (project: Project) => ReactNode
}

/** The projects with their filters, each of which opens in a dialog. */
export function ProjectList<Strings extends ListStrings>(props: ProjectListProps<Strings>) {
  const { projects, categories, strings, Tile, className, most: many, isCounted, renderBody } = props
  const [category, setCategory] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const most = useSyncExternalStore(
    neverChanges,
    () => many,
    () => Infinity,
  )
  const list = useRef<HTMLUListElement>(null)
  const { moving } = useMotion()
  const filters = [{ label: strings.all, value: null }, ...categories.map((name) => ({ label: name, value: name }))]
  const matching = projects.filter((project) => category === null || sameText(project.category, category))
  const shown = new Set(matching.slice(0, showsAll ? Infinity : most))

  const filterBy = (value: string | null) => {
    const filter = () => flushSync(() => setCategory(value))
    if (moving && list.current) glide(list.current, filter)
    else filter()
  }

  // Its button is gone then: the focus goes to the first project that was hidden.
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    const visible = list.current?.querySelectorAll(':scope > :not([hidden])')
    visible?.[many]?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <>
      {categories.length > 0 && (
        <div data-needs-script className={styles.controls}>
          <div role="group" className={styles.filters} aria-label={strings.filters}>
            {filters.map(({ label, value }) => (
              <button
                key={label}
                type="button"
                className="control label pill"
                aria-pressed={value === category}
                onClick={() => filterBy(value)}
              >
                {label}
              </button>
            ))}
          </div>
          <p className="label" role="status">
            {strings.shownProjects.replace('{shown}', `${shown.size}`).replace('{total}', `${projects.length}`)}
          </p>
        </div>
      )}
      <ul ref={list} role="list" className={`${styles.list} ${className}`}>
        {projects.map((project) => (
          // Hidden instead of removed, so that no image loads twice.
          <li key={project.id} hidden={!shown.has(project)}>
            <Tile project={project} strings={strings} isFirst={project === projects[0]} />
          </li>
        ))}
      </ul>
      {shown.size < matching.length && (
        <button type="button" data-print="none" className={`control pill ${styles.showAll}`} onClick={showAll}>
          {strings.showAll}
          {isCounted && <span className="label">{matching.length}</span>}
        </button>
      )}
      <OpenedProject projects={projects} matching={matching} strings={strings} renderBody={renderBody} />
    </>
  )
}

function neverChanges() {
  return () => undefined
}

type OpenedProjectProps = { matching: readonly Project[] } & Pick<
  ProjectListProps<ListStrings>,
  'projects' | 'strings' | 'renderBody'
>

/** On its own, so that the list is not rendered again for it. */
function OpenedProject({ projects, matching, strings, renderBody }: OpenedProjectProps) {
  const project = useOpened(projects)
  if (!project) return null
  const row = matching.includes(project) ? matching : projects // A link may lead to a project that the filter hides.
  return (
    <ProjectDialog project={project} row={row} strings={strings}>
      {renderBody(project)}
    </ProjectDialog>
  )
}
