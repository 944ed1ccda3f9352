import { useMemo } from 'react'
import type { SectionBodies, SiteView } from '../../../../model/view.ts'
import { iconsIn } from '../../../sections/expertise/technologies.tsx'
import { ProjectList } from '../../../sections/gallery/project-list.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { OpenedProject } from './opened-project.tsx'
import { ProjectTile } from './project-tile.tsx'
import * as styles from './projects.module.css'

type ProjectsProps = SectionHead & SectionBodies['gallery'] & { view: SiteView }

/** The projects. The first one is large if it has a picture or bars; one that has a story and a picture comes first. */
export function Projects({ projects, categories, view, id, title, lead }: ProjectsProps) {
  const { sections, career } = view
  // The tiles are memoised.
  const inOrder = useMemo(() => {
    const iconOf = iconsIn(sections)
    const featured = projects.find(({ story, picture }) => story !== undefined && picture !== undefined)
    const all = featured ? [featured, ...projects.filter((project) => project !== featured)] : projects
    return all.map((project) => ({
      ...project,
      shown: project.technologies?.map((name) => ({ name, icon: iconOf(name) })),
      career,
    }))
  }, [projects, sections, career])
  return (
    <Section id={id} title={title} lead={lead} band>
      <ProjectList
        projects={inOrder}
        categories={categories}
        strings={view.ui}
        Tile={ProjectTile}
        className={styles.grid}
        most={inOrder[0]?.picture ? 6 : 5}
        isCounted
        renderBody={(project) => <OpenedProject project={project} view={view} />}
      />
    </Section>
  )
}
