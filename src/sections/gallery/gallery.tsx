import { useState } from 'react'
import type { Project } from '../../../schema/content.ts'
import { afterNextPaint } from '../../ui/after-next-paint.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { Section } from '../../ui/section.tsx'
import { categoriesOf, isIn } from './filter.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import styles from './gallery.module.css'

type GalleryProps = {
  id: string
  title: string
  lead: string
  projects: readonly Project[]
  strings: { all: string; filters: string; shownProjects: string; close: string }
}

/** How many projects a list has. On phones these are rows, whose height the stylesheet tells in advance. */
const LIST_LENGTH = 12

export function Gallery({ id, title, lead, projects, strings }: GalleryProps) {
  const [pressed, setPressed] = useState<string | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const [selected, setSelected] = useState<Project | null>(null)
  const isShown = isIn(category)
  const filters = [
    { label: strings.all, value: null },
    ...categoriesOf(projects).map((name) => ({ label: name, value: name })),
  ]

  // The button first: to lay out the thumbnails takes a slow phone longer than a press should wait for its answer.
  const choose = (value: string | null) => {
    setPressed(value)
    afterNextPaint(() => setCategory(value))
  }

  return (
    <Section id={id} title={title} lead={lead}>
      <div data-needs-script className={styles.controls}>
        <div role="group" className={styles.filters} aria-label={strings.filters}>
          {filters.map(({ label, value }) => (
            <button key={value ?? ''} type="button" aria-pressed={value === pressed} onClick={() => choose(value)}>
              {label}
            </button>
          ))}
        </div>
        <p className={styles.count} role="status">
          {interpolate(strings.shownProjects, { shown: projects.filter(isShown).length, total: projects.length })}
        </p>
      </div>
      <div className={styles.grid}>
        {inLists(projects).map((list, at, { length }) => (
          // oxlint-disable-next-line react/no-array-index-key -- projects never change their order
          <ul key={at} className={category === null && at > 0 && at < length - 1 ? styles.full : undefined}>
            {list.map((project, index) => (
              // What is filtered out stays, hidden: bringing it back is a matter of style, and no picture is asked for again.
              // oxlint-disable-next-line react/no-array-index-key -- likewise
              <li key={index} hidden={!isShown(project)}>
                <ProjectThumbnail project={project} onSelect={setSelected} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {selected && <ProjectDialog project={selected} closeLabel={strings.close} onClose={() => setSelected(null)} />}
    </Section>
  )
}

/** A long gallery is several lists, so that the browser has few to watch when it leaves out what is far from the screen. */
function inLists(projects: readonly Project[]): (readonly Project[])[] {
  return projects.flatMap((_, at) => (at % LIST_LENGTH ? [] : [projects.slice(at, at + LIST_LENGTH)]))
}
