import type { Project } from '../../../schema/content.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './project-thumbnail.module.css'

type ProjectThumbnailProps = { project: Project; onSelect: () => void }

/** The words under the picture are for readers without scripts and for print; for all others the pop-up tells them. */
export function ProjectThumbnail({ project, onSelect }: ProjectThumbnailProps) {
  const { category, title, description, picture } = project
  return (
    <>
      <button
        type="button"
        data-picture-button
        className={styles.thumbnail}
        aria-label={`${category}: ${title}`}
        onClick={onSelect}
      >
        <Picture picture={picture} />
        <span className={styles.caption}>
          <span className={styles.category}>{category}</span>
          <span className={styles.title}>{title}</span>
        </span>
      </button>
      <div className={styles.told} data-instead-of-script>
        <h3>{title}</h3>
        <p className={styles.category}>{category}</p>
        <p>{description}</p>
      </div>
    </>
  )
}
