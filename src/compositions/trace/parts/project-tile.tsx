import { memo } from 'react'
import { Diagram } from 'virtual:diagrams'
import type { Project, UiStrings } from '../../../../model/view.ts'
import { Technologies, type Technology } from '../../../sections/expertise/technologies.tsx'
import { ProjectDetails, StoryLink } from '../../../sections/gallery/project-details.tsx'
import { preloadProjectPicture } from '../../../sections/gallery/project-picture.tsx'
import { spanOf } from '../../../ui/career-spans.tsx'
import { Change } from '../../../ui/change.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Image } from '../../../ui/image.tsx'
import { Tags } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import * as styles from './project-tile.module.css'

/** `shown`: its technologies with their icons. */
type TileProject = Project & { shown?: readonly Technology[] | undefined }

const NONE: readonly Technology[] = []

type ProjectTileProps = { project: TileProject; strings: UiStrings; isFirst: boolean }

/**
 * Category and period, title, what changed, or what it was. Without a picture, what changed is in its place, or what it
 * was made with, and its span of the career is at the foot. All of it opens the project's dialog, whose other texts are below it where scripts
 * did not arrive, and in print. Memoised, because there may be hundreds.
 */
export const ProjectTile = memo(function ProjectTile({ project, strings, isFirst }: ProjectTileProps) {
  const { id, title, category, picture, diagram, result, period, technologies, shown = NONE, span } = project
  const drawing = picture ? undefined : diagram
  const seen = picture ?? drawing
  const text = project.description ?? project.highlights?.[0]
  const isLarge = isFirst && (seen ?? result) !== undefined
  const hasToolsOnTop = !seen && !result
  const change = result && (
    <Change result={result} strings={strings} className={seen ? styles.change : styles.drawing} />
  )
  return (
    <article
      className={styles.tile}
      data-empty={!seen || undefined}
      data-large={isLarge ? (seen ? 'picture' : 'figure') : undefined}
    >
      {picture && (
        <div data-print="none" className={styles.picture}>
          <Image image={picture} slot="thumbnail" sizes="auto" />
        </div>
      )}
      {Diagram && drawing && (
        <div data-print="none" className={styles.picture}>
          <Diagram diagram={drawing} isTile={isLarge ? 'large' : true} />
        </div>
      )}
      <div className={styles.text}>
        <p data-print="none" className={`label ${styles.meta}`}>
          {category && <span>{category}</span>}
          <span>{period?.text}</span>
        </p>
        <h3>
          <DialogLink
            to={id}
            onPointerEnter={() => preloadProjectPicture(project)}
            onFocus={() => preloadProjectPicture(project)}
          >
            {title}
          </DialogLink>
        </h3>
        {seen && change}
        {text && (isLarge || !seen || !result) && (
          <p data-print="none" className={styles.summary}>
            <TextWithLinks text={text} />
          </p>
        )}
        {technologies && !hasToolsOnTop && (
          <div data-print="none" className={styles.technologies}>
            {seen ? <Tags tags={technologies} /> : <Technologies technologies={shown} />}
          </div>
        )}
        {isLarge && project.story && (
          <div data-needs-script className={styles.story}>
            <StoryLink story={project.story} strings={strings} />
          </div>
        )}
      </div>
      {!seen && change}
      {technologies && hasToolsOnTop && (
        <div data-print="none" className={`${styles.drawing} ${styles.made}`}>
          <Technologies technologies={shown} />
        </div>
      )}
      {!seen && span && (
        <svg aria-hidden data-print="none" className={styles.span}>
          <rect {...spanOf(span)} height="100%" data-current={span.isCurrent} />
        </svg>
      )}
      <div id={id} className={styles.details}>
        {category && <p className="label">{category}</p>}
        <ProjectDetails project={project} strings={strings} />
      </div>
    </article>
  )
})
