import { memo } from 'react'
import { Diagram } from 'virtual:diagrams'
import type { Project, TimelineEntry, UiStrings } from '../../../../model/view.ts'
import { type Technology, Technologies } from '../../../sections/expertise/technologies.tsx'
import { ProjectDetails, StoryLink } from '../../../sections/gallery/project-details.tsx'
import { preloadProjectPicture } from '../../../sections/gallery/project-picture.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Image } from '../../../ui/image.tsx'
import { FoldedHighlights } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import { Outcome } from './outcome.tsx'
import type { ToolsOf } from './tool-line.ts'
import * as styles from './entries.module.css'

const NONE: readonly Technology[] = []

type JobEntryProps = {
  job: TimelineEntry
  /** What it was done with, if the owner does not say so. */
  tools?: readonly Technology[] | undefined
  duration?: string | undefined
  toolsOf: ToolsOf
  strings: UiStrings
}

/** A job: when, what, where, what was done, and with what. */
export const JobEntry = memo(function JobEntry({ job, duration, tools = NONE, toolsOf, strings }: JobEntryProps) {
  const { period, heading, place, address, detail, description, highlights, result, tags } = job
  const technologies = tags ? toolsOf(tags) : tools
  const linked = (text: string) => (address === undefined ? text : <ExternalLink href={address}>{text}</ExternalLink>)
  return (
    <article className={styles.job}>
      {period && (
        <p className={styles.period} data-current={period.isCurrent}>
          {period.text}
          {duration && <span> · {duration}</span>}
        </p>
      )}
      <h3>{place === undefined ? linked(heading) : heading}</h3>
      {(place ?? detail) !== undefined && (
        <p className={styles.place}>
          {place && linked(place)}
          {detail && <span>{place ? `\u{A0}· ${detail}` : detail}</span>}
        </p>
      )}
      {description && (
        <p className="description">
          <TextWithLinks text={description} />
        </p>
      )}
      {result && <Outcome result={result} strings={strings} />}
      {highlights && <FoldedHighlights highlights={highlights} showAll={strings.showAll} />}
      {technologies.length > 0 && (
        <div className={styles.tools}>
          <Technologies technologies={technologies} />
        </div>
      )}
    </article>
  )
})

/** The first project of a job has most room, and folded ones have least. */
type Size = 'large' | 'small'

type ProjectEntryProps = { project: Project; toolsOf: ToolsOf; strings: UiStrings; size?: Size | undefined }

/**
 * A project: when, what, what changed, with what, and a small picture. It opens the project's dialog, whose other texts are below it where scripts
 * did not arrive, and in print.
 */
export const ProjectEntry = memo(function ProjectEntry({ project, toolsOf, strings, size }: ProjectEntryProps) {
  const { id, title, category, period, result, picture, diagram, story, technologies } = project
  const isShort = size === 'small'
  const drawing = picture ? undefined : diagram
  const text = project.description ?? project.highlights?.[0]
  return (
    <article className={isShort ? styles.short : styles.project} data-size={size}>
      <div>
        {period && (
          <p data-print="none" className={styles.period}>
            {period.text}
          </p>
        )}
        <h3>
          <DialogLink
            to={id}
            onPointerEnter={() => preloadProjectPicture(project)}
            onFocus={() => preloadProjectPicture(project)}
          >
            {title}
          </DialogLink>
        </h3>
        {result && <Outcome result={result} strings={strings} />}
        {text && !result && !isShort && (
          <p data-print="none" className={styles.summary}>
            <TextWithLinks text={text} />
          </p>
        )}
      </div>
      {picture && !isShort && (
        <div data-print="none" className={styles.picture}>
          <Image image={picture} slot="thumbnail" sizes="auto" />
        </div>
      )}
      {Diagram && drawing && !isShort && (
        <div data-print="none" className={styles.picture}>
          <Diagram diagram={drawing} isTile />
        </div>
      )}
      {(technologies ?? story) && (
        <div data-needs-script className={styles.tools}>
          {technologies && <Technologies technologies={toolsOf(technologies)} />}
          {story && <StoryLink story={story} strings={strings} />}
        </div>
      )}
      <div id={id} className={styles.details}>
        {category && <p className="label">{category}</p>}
        <ProjectDetails project={project} strings={strings} />
      </div>
    </article>
  )
})
