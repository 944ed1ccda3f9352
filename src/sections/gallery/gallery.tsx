import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Project } from '../../../model/view.ts'
import { useOpened } from '../../navigation/fragment.ts'
import { useMotion } from '../../ui/motion.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { glide } from './glide.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import styles from './gallery.module.css'

type GalleryProps = SectionHead & {
  projects: readonly Project[]
  categories: readonly string[]
  strings: { all: string; filters: string; shownProjects: string; close: string; readStory: string; offline: string }
}

export function Gallery({ projects, categories, strings, ...head }: GalleryProps) {
  const [category, setCategory] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { moving } = useMotion()
  const filters = [{ label: strings.all, value: null }, ...categories.map((name) => ({ label: name, value: name }))]
  const shown = projects.filter((project) => category === null || project.category === category)

  const filterBy = (value: string | null) => {
    const filter = () => flushSync(() => setCategory(value))
    if (moving && list.current) glide(list.current, filter)
    else filter()
  }

  return (
    <Section {...head} band>
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
            {strings.shownProjects.replace('{shown}', `${shown.length}`).replace('{total}', `${projects.length}`)}
          </p>
        </div>
      )}
      <ul ref={list} role="list" className={styles.grid}>
        {projects.map((project) => (
          // Hidden instead of removed, so that no image loads twice.
          <li key={project.id} hidden={!shown.includes(project)}>
            <ProjectThumbnail project={project} strings={strings} />
          </li>
        ))}
      </ul>
      <OpenedProject projects={projects} shown={shown} strings={strings} />
    </Section>
  )
}

type OpenedProjectProps = { shown: readonly Project[] } & Pick<GalleryProps, 'projects' | 'strings'>

/** On its own, so that the list is not rendered again for it. */
function OpenedProject({ projects, shown, strings }: OpenedProjectProps) {
  const project = useOpened(projects)
  if (!project) return null
  const row = shown.includes(project) ? shown : projects // A link may lead to a project that the filter hides.
  return <ProjectDialog project={project} row={row} strings={strings} />
}
