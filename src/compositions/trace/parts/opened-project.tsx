import type { Project, SiteView } from '../../../../model/view.ts'
import { ProjectDetails } from '../../../sections/gallery/project-details.tsx'
import { ProjectPicture } from '../../../sections/gallery/project-picture.tsx'
import { Change } from '../../../ui/change.tsx'
import { sameText } from '../../../ui/same-text.ts'
import { PlaceInCareer } from './place-in-career.tsx'
import * as styles from './opened-project.module.css'

/** A project in its dialog: the picture and its place in the career, beside the texts. */
export function OpenedProject({ project, view }: { project: Project; view: SiteView }) {
  const { category, title, result } = project
  return (
    <div className={styles.project}>
      <div className={styles.seen}>
        <ProjectPicture project={project} className={styles.picture} />
        <PlaceInCareer project={project} view={view} />
      </div>
      <div className={styles.text}>
        {category && !sameText(category, title) && <p className={`label ${styles.category}`}>{category}</p>}
        <h3>{title}</h3>
        {result && <Change result={result} strings={view.ui} className={styles.change} />}
        <ProjectDetails project={project} strings={view.ui} />
      </div>
    </div>
  )
}
