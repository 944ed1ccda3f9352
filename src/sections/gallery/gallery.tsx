import { useState } from 'react'
import type { Project } from '../../../schema/content.ts'
import { fill } from '../../ui/fill.ts'
import { Section } from '../../ui/section.tsx'
import { categoriesOf, projectsIn } from './filter.ts'
import { ProjectPopUp } from './project-pop-up.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import styles from './gallery.module.css'

type GalleryProps = {
  id: string
  title: string
  lead: string
  projects: readonly Project[]
  words: { all: string; filters: string; shownProjects: string; close: string }
}

export function Gallery({ id, title, lead, projects, words }: GalleryProps) {
  const [category, setCategory] = useState<string | null>(null)
  const [selected, setSelected] = useState<Project | null>(null)
  const shown = projectsIn(projects, category)
  const filters = [
    { label: words.all, value: null },
    ...categoriesOf(projects).map((name) => ({ label: name, value: name })),
  ]

  return (
    <Section id={id} title={title} lead={lead}>
      <div data-needs-script className={styles.controls}>
        <div className={styles.filters} role="group" aria-label={words.filters}>
          {filters.map(({ label, value }) => (
            <button
              key={value ?? ''}
              type="button"
              aria-pressed={value === category}
              onClick={() => setCategory(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <p className={styles.count} role="status">
          {fill(words.shownProjects, { shown: shown.length, total: projects.length })}
        </p>
      </div>
      <ul className={styles.grid}>
        {shown.map((project) => (
          <li key={projects.indexOf(project)}>
            <ProjectThumbnail project={project} onSelect={() => setSelected(project)} />
          </li>
        ))}
      </ul>
      {selected && <ProjectPopUp project={selected} closeLabel={words.close} onClose={() => setSelected(null)} />}
    </Section>
  )
}
