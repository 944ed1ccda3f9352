import type { Project } from '../../../schema/content.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Image, preloadImage } from '../../ui/image.tsx'
import styles from './project-dialog.module.css'

const SIZES = styles.dialogWidth ?? ''

type ProjectDialogProps = { project: Project; closeLabel: string; onClose: () => void }

export function ProjectDialog({ project, closeLabel, onClose }: ProjectDialogProps) {
  const { category, title, description, picture } = project
  return (
    <Dialog label={title} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.picture}>
        <Image image={picture} slot="projectDialog" sizes={SIZES} priority />
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </Dialog>
  )
}

export function preloadProjectDialog({ picture }: Project) {
  preloadImage(picture, 'projectDialog', SIZES)
}
