import { useState } from 'react'
import type { Project } from '../../../model/content.ts'
import { categoriesOf } from '../../../model/entries.ts'
import { replaceFragment, useFragment } from '../../ui/fragment.ts'
import { hasModifier } from '../../ui/location.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import styles from './gallery.module.css'

type GalleryProps = SectionHead & {
  projects: readonly Project[]
  strings: { all: string; filters: string; shownProjects: string; close: string; readStory: string }
}

export function Gallery({ id: section, title, lead, projects, strings }: GalleryProps) {
  const [category, setCategory] = useState<string | null>(null)
  const fragment = useFragment()
  const selected = projects.find(({ id }) => id === fragment)
  const categories = categoriesOf(projects)
  const filters = [{ label: strings.all, value: null }, ...categories.map((name) => ({ label: name, value: name }))]
  const shown = projects.filter((project) => category === null || project.category === category)

  const showNeighbour = (event: KeyboardEvent) => {
    // Alt and an arrow key go back or forward in browsers.
    if (!selected || hasModifier(event) || !/^Arrow(?:Left|Right)$/.test(event.key)) return
    const isForward = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    const neighbour = shown[shown.indexOf(selected) + (isForward ? 1 : -1)]
    if (neighbour) replaceFragment(neighbour.id)
  }

  return (
    <Section id={section} title={title} lead={lead} band>
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
            {interpolate(strings.shownProjects, { shown: shown.length, total: projects.length })}
          </p>
        </div>
      )}
      <ul role="list" className={styles.grid}>
        {projects.map((project) => (
          // Hidden instead of removed, so that no image loads twice.
          <li key={project.id} hidden={!shown.includes(project)}>
            <ProjectThumbnail project={project} readStory={strings.readStory} />
          </li>
        ))}
      </ul>
      {selected && <ProjectDialog key={selected.id} project={selected} strings={strings} onKeyDown={showNeighbour} />}
    </Section>
  )
}

/** `interpolate('{shown} of {total}', { shown: 2, total: 6 })` is "2 of 6". Unknown placeholders stay. */
function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder))
}
