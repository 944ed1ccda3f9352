import type { Project } from '../../../schema/content.ts'
import { Picture } from '../../ui/picture.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import styles from './project-pop-up.module.css'

type ProjectPopUpProps = { project: Project; closeLabel: string; onClose: () => void }

export function ProjectPopUp({ project, closeLabel, onClose }: ProjectPopUpProps) {
  const { category, title, description, picture } = project
  return (
    <PopUp label={title} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </PopUp>
  )
}
