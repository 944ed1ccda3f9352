import { useMemo } from 'react'
import type { SectionBodies, SectionView, SiteView, SkillIcon } from '../../../../model/view.ts'
import { ProjectList } from '../../../sections/gallery/project-list.tsx'
import { withoutMarksIfAny } from '../../../ui/same-text.ts'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { OpenedProject } from './opened-project.tsx'
import { ProjectTile } from './project-tile.tsx'
import styles from './projects.module.css'

type ProjectsProps = SectionHead & SectionBodies['gallery'] & { view: SiteView }

/** The projects. The first one is large if it has a picture; one that has a story, too, comes first. */
export function Projects({ projects, categories, view, id, title, lead }: ProjectsProps) {
  const { sections } = view
  // The tiles are memoised.
  const inOrder = useMemo(() => {
    const icons = iconsIn(sections)
    const featured = projects.find(({ story, picture }) => story !== undefined && picture !== undefined)
    const all = featured ? [featured, ...projects.filter((project) => project !== featured)] : projects
    return all.map((project) => ({
      ...project,
      icons: project.technologies?.map((name) => icons.get(keyOf(name))),
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
        most={6}
        isCounted
        renderBody={(project) => <OpenedProject project={project} view={view} />}
      />
    </Section>
  )
}

/** The icons of the skills by their names, in any case. */
function iconsIn(sections: readonly SectionView[]): ReadonlyMap<string, SkillIcon> {
  const groups = sections.flatMap((section) => (section.kind === 'expertise' ? section.groups : []))
  const skills = groups.flatMap((group) => group.skills)
  return new Map(skills.flatMap(({ name, icon }) => (icon ? [[keyOf(name), icon]] : [])))
}

const keyOf = (name: string) => withoutMarksIfAny(name).toLowerCase()
