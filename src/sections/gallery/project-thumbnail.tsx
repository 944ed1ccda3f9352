import { memo } from 'react'
import type { Project, RichText } from '../../../model/view.ts'
import { DialogLink } from '../../ui/dialog-link.tsx'
import { Image } from '../../ui/image.tsx'
import { preloadProjectDialog, ProjectDetails } from './project-dialog.tsx'
import { Result } from './result.tsx'
import styles from './project-thumbnail.module.css'

type ProjectThumbnailProps = { project: Project; strings: { readStory: string; offline: string } }

/**
 * A link to the project's dialog. Without scripts, when they fail and in print, the texts of the dialog are below the picture.
 * Memoised, because there may be hundreds.
 */
export const ProjectThumbnail = memo(function ProjectThumbnail({ project, strings }: ProjectThumbnailProps) {
  const { id, title, picture, result, highlights: [summary = project.description] = [] } = project
  const category = project.category === title ? undefined : project.category
  const above = category ?? project.period?.text // All titles are in the same place.
  return (
    <>
      <DialogLink
        to={id}
        data-print="none"
        className={picture ? styles.thumbnail : styles.typographic}
        aria-label={picture && (category ? `${category}: ${title}` : title)}
        onPointerEnter={() => preloadProjectDialog(project)}
        onFocus={() => preloadProjectDialog(project)}
      >
        <span className={styles.picture}>
          {picture && <Image image={picture} slot="thumbnail" sizes="auto" />}
          <span className={styles.caption}>
            {category && <span className={`label ${styles.category}`}>{category}</span>}{' '}
            <span className={styles.title}>{title}</span>
            {!picture && !result && summary && <span className={styles.summary}>{wordsOf(summary)}</span>}
          </span>
        </span>
      </DialogLink>
      {picture && (
        <p aria-hidden data-print="none" className={styles.name}>
          {above && <span className="label">{above}</span>} {title}
        </p>
      )}
      {result && <Result result={result} />}
      <div id={id} className={styles.details}>
        <h3>{title}</h3>
        {category && <p className={`label ${styles.category}`}>{category}</p>}
        <ProjectDetails project={project} strings={strings} />
      </div>
    </>
  )
})

/** Without its links: the thumbnail is one. */
function wordsOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
