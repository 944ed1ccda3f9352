import { memo } from 'react'
import type { Project } from '../../../model/content.ts'
import { Image } from '../../ui/image.tsx'
import { preloadProjectDialog, ProjectDetails } from './project-dialog.tsx'
import styles from './project-thumbnail.module.css'

type ProjectThumbnailProps = { project: Project; onSelect: (project: Project) => void }

/** Without scripts and in print, the texts of the dialog are below the picture. Memoised, because there may be hundreds. */
export const ProjectThumbnail = memo(function ProjectThumbnail({ project, onSelect }: ProjectThumbnailProps) {
  const { category, title, picture } = project
  return (
    <>
      <button
        type="button"
        data-picture-button
        className={picture ? styles.thumbnail : styles.typographic}
        aria-label={category ? `${category}: ${title}` : title}
        onClick={() => onSelect(project)}
        onPointerEnter={() => preloadProjectDialog(project)}
        onFocus={() => preloadProjectDialog(project)}
      >
        {picture && <Image image={picture} slot="thumbnail" sizes="auto" />}
        <span className={styles.caption}>
          {category && <span className={`label ${styles.category}`}>{category}</span>}
          <span className={styles.title}>{title}</span>
        </span>
      </button>
      <div className={styles.details} data-noscript>
        <h3>{title}</h3>
        {category && <p className={`label ${styles.category}`}>{category}</p>}
        <ProjectDetails project={project} />
      </div>
    </>
  )
})
