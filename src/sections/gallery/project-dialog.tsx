import type { Project } from '../../../model/content.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Image, preloadImage } from '../../ui/image.tsx'
import { ProjectDetails } from './project-details.tsx'
import styles from './project-dialog.module.css'

const SIZES = styles.dialogWidth ?? ''

type ProjectDialogProps = { project: Project; strings: { close: string; newTab: string }; onClose: () => void }

export function ProjectDialog({ project, strings, onClose }: ProjectDialogProps) {
  const { category, title, picture } = project
  return (
    <Dialog label={title} closeLabel={strings.close} onClose={onClose}>
      {picture && (
        <div className={styles.picture}>
          <Image image={picture} slot="projectDialog" sizes={SIZES} priority />
        </div>
      )}
      <div className={styles.body} data-without-picture={!picture || undefined}>
        <div className={styles.heading}>
          {category && <p className={`label ${styles.category}`}>{category}</p>}
          <h3>{title}</h3>
        </div>
        <div>
          <ProjectDetails project={project} newTabLabel={strings.newTab} />
        </div>
      </div>
    </Dialog>
  )
}

export function preloadProjectDialog({ picture }: Project) {
  if (picture) preloadImage(picture, 'projectDialog', SIZES)
}
