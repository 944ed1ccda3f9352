import { useMemo } from 'react'
import type { Project, SectionBodies, SiteView } from '../../../../model/view.ts'
import { iconsIn } from '../../../sections/expertise/technologies.tsx'
import { ProjectList } from '../../../sections/gallery/project-list.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { OpenedProject } from './opened-project.tsx'
import { ProjectTile } from './project-tile.tsx'
import * as styles from './projects.module.css'

type ProjectsProps = SectionHead & SectionBodies['gallery'] & { view: SiteView }

/** As many are in the first row. */
const FIRST = 2

const hasFigure = ({ result }: Project) => result !== undefined

/** The projects. The first one is large if it has a picture or a figure; one that has a story and a picture comes first. */
export function Projects({ projects, categories, view, id, title, lead }: ProjectsProps) {
  const { sections } = view
  // The tiles are memoised.
  const inOrder = useMemo(() => {
    const iconOf = iconsIn(sections)
    const featured = projects.find(({ story, picture }) => story !== undefined && picture !== undefined)
    const isDrawn = (projects[0]?.picture ?? projects[0]?.diagram) !== undefined
    // Without drawings, cards with figures are beside each other.
    const first = featured ? [featured] : isDrawn ? [] : projects.filter(hasFigure).slice(0, FIRST)
    const all = [...first, ...projects.filter((project) => !first.includes(project))]
    return all.map((project) => ({
      ...project,
      shown: project.technologies?.map((name) => ({ name, icon: iconOf(name) })),
    }))
  }, [projects, sections])
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
