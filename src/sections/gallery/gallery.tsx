import type { Project } from '../../../model/view.ts'
import { Result } from '../../ui/result.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { ProjectBody } from './project-body.tsx'
import { type ListStrings, ProjectList } from './project-list.tsx'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import * as styles from './gallery.module.css'

type GalleryProps = SectionHead & {
  projects: readonly Project[]
  categories: readonly string[]
  strings: ListStrings
}

export function Gallery({ projects, categories, strings, ...head }: GalleryProps) {
  return (
    <Section {...head} band>
      <ProjectList
        projects={projects}
        categories={categories}
        strings={strings}
        Tile={ProjectThumbnail}
        className={styles.grid}
        most={24}
        renderBody={(project) => (
          <ProjectBody project={project} strings={strings}>
            {project.result && <Result result={project.result} large />}
          </ProjectBody>
        )}
      />
    </Section>
  )
}
