import type { Project } from '../../../schema/content.ts'
import { covering } from '../../ui/cover-sizes.ts'
import { PopUp } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/image.tsx'
import styles from './project-dialog.module.css'

/** How wide the picture is drawn, as in the stylesheet. */
export const popUpSizesOf = (picture: Project['picture']) => covering('min(1200px, 100vw - 2rem)', 2, picture)

type ProjectPopUpProps = { project: Project; closeLabel: string; onClose: () => void }

export function ProjectPopUp({ project, closeLabel, onClose }: ProjectPopUpProps) {
  const { category, title, description, picture } = project
  return (
    <PopUp label={title} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.picture}>
        <Picture picture={picture} place="projectPopUp" sizes={popUpSizesOf(picture)} first />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </PopUp>
  )
}
