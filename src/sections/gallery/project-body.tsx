import type { Project } from '../../../model/view.ts'
import { Result } from '../../ui/result.tsx'
import { ProjectDetails } from './project-details.tsx'
import { ProjectPicture } from './project-picture.tsx'
import styles from './project-body.module.css'

type ProjectBodyProps = { project: Project; strings: { readStory: string; offline: string } }

/** A project in its dialog: the picture above the texts. */
export function ProjectBody({ project, strings }: ProjectBodyProps) {
  const { category, title, picture, diagram, result } = project
  return (
    <>
      <ProjectPicture project={project} className={styles.picture} />
      <div className={styles.body} data-without-picture={!(picture ?? diagram) || undefined}>
        <div className={styles.heading}>
          {category && category !== title && <p className={`label ${styles.category}`}>{category}</p>}
          <h3>{title}</h3>
          {result && <Result result={result} large />}
        </div>
        <div>
          <ProjectDetails project={project} strings={strings} />
        </div>
      </div>
    </>
  )
}
