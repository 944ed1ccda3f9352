import type { ReactNode } from 'react'
import type { Project } from '../../../model/view.ts'
import { ProjectDetails } from './project-details.tsx'
import { ProjectPicture } from './project-picture.tsx'
import * as styles from './project-body.module.css'

type ProjectBodyProps = {
  project: Project
  strings: { readStory: string; offline: string }
  /** What it changed. */
  children: ReactNode
}

/** A project in its dialog: the picture above the texts. */
export function ProjectBody({ project, strings, children }: ProjectBodyProps) {
  const { category, title, picture, diagram } = project
  return (
    <>
      <ProjectPicture project={project} className={styles.picture} />
      <div className={styles.body} data-without-picture={!(picture ?? diagram) || undefined}>
        <div className={styles.heading}>
          {category && category !== title && <p className={`label ${styles.category}`}>{category}</p>}
          <h3>{title}</h3>
          {children}
        </div>
        <div>
          <ProjectDetails project={project} strings={strings} />
        </div>
      </div>
    </>
  )
}
