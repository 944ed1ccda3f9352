import { memo } from 'react'
import { Diagram } from 'virtual:diagrams'
import type { Project, RichText } from '../../../model/view.ts'
import { DialogLink } from '../../ui/dialog-link.tsx'
import { Image } from '../../ui/image.tsx'
import { Result } from '../../ui/result.tsx'
import { ProjectDetails } from './project-details.tsx'
import { preloadProjectPicture } from './project-picture.tsx'
import * as styles from './project-thumbnail.module.css'

type ProjectThumbnailProps = { project: Project; strings: { readStory: string; offline: string } }

/**
 * A link to the project's dialog. Without scripts, when they fail and in print, the texts of the dialog are below the picture.
 * Memoised, because there may be hundreds.
 */
export const ProjectThumbnail = memo(function ProjectThumbnail({ project, strings }: ProjectThumbnailProps) {
  const { id, title, picture, diagram, result } = project
  const category = project.category === title ? undefined : project.category
  const name = category ? `${category}: ${title}` : title
  const summary = picture ? '' : summaryOf(project)
  const caption = (
    <>
      {category && <span className={`label ${styles.category}`}>{category}</span>}{' '}
      <span className={styles.title}>{title}</span>
    </>
  )
  return (
    <>
      <DialogLink
        to={id}
        data-print="none"
        className={styles.thumbnail}
        aria-label={summary ? `${name}. ${summary}` : name}
        onPointerEnter={() => preloadProjectPicture(project)}
        onFocus={() => preloadProjectPicture(project)}
      >
        <span className={styles.picture} data-empty={!(picture ?? diagram) || undefined}>
          {picture && <Image image={picture} slot="thumbnail" sizes="auto" />}
          {(picture ?? !diagram) && (
            <span className={picture ? styles.caption : styles.summary}>{picture ? caption : summary}</span>
          )}
        </span>
      </DialogLink>
      {/* Not in the link, whose name does not have its texts. */}
      {Diagram && diagram && !picture && (
        <div data-print="none" className="diagramOnTile">
          <Diagram diagram={diagram} isTile />
        </div>
      )}
      <p aria-hidden data-print="none" className={styles.name}>
        {caption}
      </p>
      {result && <Result result={result} />}
      <div id={id} className={styles.details}>
        <h3>{title}</h3>
        {category && <p className={`label ${styles.category}`}>{category}</p>}
        <ProjectDetails project={project} strings={strings} />
      </div>
    </>
  )
})

/** What a project without a picture has in its place. */
function summaryOf({ highlights, description, technologies, period }: Project): string {
  return wordsOf(highlights?.[0] ?? description ?? technologies?.join(' · ') ?? period?.text ?? '')
}

/** Without its links: the thumbnail is one. */
function wordsOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
