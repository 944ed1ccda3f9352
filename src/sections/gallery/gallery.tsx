import { useState } from 'react'
import type { Project } from '../../../model/content.ts'
import { categoriesOf } from '../../../model/entries.ts'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import styles from './gallery.module.css'

type GalleryProps = SectionHead & {
  projects: readonly Project[]
  strings: { all: string; filters: string; shownProjects: string; close: string }
}

export function Gallery({ id, title, lead, projects, strings }: GalleryProps) {
  const [category, setCategory] = useState<string | null>(null)
  const [selected, setSelected] = useState<Project | null>(null)
  const categories = categoriesOf(projects)
  const filters = [{ label: strings.all, value: null }, ...categories.map((name) => ({ label: name, value: name }))]
  const isShown = (project: Project) => category === null || project.category === category
  const shown = projects.filter(isShown).length

  return (
    <Section id={id} title={title} lead={lead}>
      {categories.length > 0 && (
        <div data-needs-script className={styles.controls}>
          <div role="group" className={styles.filters} aria-label={strings.filters}>
            {filters.map(({ label, value }) => (
              <button
                key={label}
                type="button"
                className="label pill"
                aria-pressed={value === category}
                onClick={() => setCategory(value)}
              >
                {label}
              </button>
            ))}
          </div>
          <p className="label" role="status">
            {interpolate(strings.shownProjects, { shown, total: projects.length })}
          </p>
        </div>
      )}
      <ul role="list" className={styles.grid}>
        {projects.map((project, index) => (
          // Hidden instead of removed, so that no image loads twice.
          // oxlint-disable-next-line react/no-array-index-key -- two projects may be equal, and none ever moves
          <li key={index} hidden={!isShown(project)}>
            <ProjectThumbnail project={project} onSelect={setSelected} />
          </li>
        ))}
      </ul>
      {selected && <ProjectDialog project={selected} closeLabel={strings.close} onClose={() => setSelected(null)} />}
    </Section>
  )
}

/** `interpolate('{shown} of {total}', { shown: 2, total: 6 })` is "2 of 6". Unknown placeholders stay. */
function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder))
}
