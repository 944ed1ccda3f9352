import type { Project } from '../../../schema/content.ts'
import { coverSizes } from '../../ui/cover-sizes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Image } from '../../ui/image.tsx'
import styles from './project-dialog.module.css'

/** How wide the picture is drawn, as in the stylesheet. */
export const popUpSizesOf = (picture: Project['picture']) => coverSizes('min(1200px, 100vw - 2rem)', 2, picture)

type ProjectDialogProps = { project: Project; closeLabel: string; onClose: () => void }

export function ProjectDialog({ project, closeLabel, onClose }: ProjectDialogProps) {
  const { category, title, description, picture } = project
  return (
    <Dialog label={title} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.picture}>
        <Image picture={picture} place="projectDialog" sizes={popUpSizesOf(picture)} first />
      </div>
      <div className={styles.strings}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </Dialog>
  )
}
