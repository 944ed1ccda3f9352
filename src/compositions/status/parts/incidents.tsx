import circleCheck from 'icon:circle-check'
import { memo } from 'react'
import { Diagram } from 'virtual:diagrams'
import type { Project, SectionBodies, SiteView, UiStrings } from '../../../../model/view.ts'
import { ProjectBody } from '../../../sections/gallery/project-body.tsx'
import { ProjectDetails, StoryLink } from '../../../sections/gallery/project-details.tsx'
import { ProjectList } from '../../../sections/gallery/project-list.tsx'
import { preloadProjectPicture } from '../../../sections/gallery/project-picture.tsx'
import { Change } from '../../../ui/change.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Image } from '../../../ui/image.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { Tags } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import { beginningOf } from './beginning-of.ts'
import { newestFirst } from './newest-first.ts'
import * as entries from './entries.module.css'
import * as styles from './incidents.module.css'

type IncidentsProps = SectionHead & SectionBodies['gallery'] & { view: SiteView }

/** As many as a visitor looks at. */
const MOST = 8

/** The projects, newest first, as a status page tells of incidents. */
export function Incidents({ projects, categories, view, ...head }: IncidentsProps) {
  const { ui } = view
  return (
    <Section {...head}>
      <ProjectList
        projects={newestFirst(projects)}
        categories={categories}
        strings={ui}
        Tile={Incident}
        className={`${entries.entries} ${styles.incidents}`}
        most={MOST}
        isCounted
        renderBody={(project) => (
          <ProjectBody project={project} strings={ui}>
            {project.result && <Change result={project.result} strings={ui} className={styles.opened} />}
          </ProjectBody>
        )}
      />
    </Section>
  )
}

type IncidentProps = { project: Project; strings: UiStrings }

/**
 * When, what, and the figures now and before. All of it opens the project's dialog, whose other texts are below it where scripts did
 * not arrive, and in print. Memoised, because there may be hundreds.
 */
const Incident = memo(function Incident({ project, strings }: IncidentProps) {
  const { id, title, category, result, period, duration, technologies, story } = project
  const text = project.description ?? project.highlights?.[0]
  return (
    <article className={`${entries.entry} ${styles.incident}`}>
      <div data-print="none" className={`label ${entries.when}`}>
        {period && <p>{period.text}</p>}
        {duration && <p>{duration}</p>}
        <Thumbnail project={project} />
      </div>
      <div className={entries.text}>
        {category && (
          <p data-print="none" className={`label ${styles.category}`}>
            {category}
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
        {text && (
          <p data-print="none" className={`description ${styles.summary}`}>
            <TextWithLinks text={beginningOf(text)} />
          </p>
        )}
        {technologies && (
          <div data-print="none">
            <Tags tags={technologies} />
          </div>
        )}
        <div id={id} className={styles.details}>
          {category && <p className="label">{category}</p>}
          <ProjectDetails project={project} strings={strings} />
        </div>
      </div>
      {(result ?? story) !== undefined && (
        <div className={entries.beside}>
          {result && strings.projectResolved && (
            <p data-print="none" className={`label ${styles.resolved}`}>
              <Icon icon={circleCheck} size={16} />
              {strings.projectResolved}
            </p>
          )}
          {result && <Change result={result} strings={strings} />}
          {story && (
            <div data-needs-script data-print="none" className={styles.story}>
              <StoryLink story={story} strings={strings} />
            </div>
          )}
        </div>
      )}
    </article>
  )
})

function Thumbnail({ project: { picture, diagram } }: { project: Project }) {
  if (picture)
    return (
      <div className={styles.picture}>
        <Image image={picture} slot="thumbnail" sizes="auto" />
      </div>
    )
  if (!Diagram || !diagram) return null
  return (
    <div className={styles.picture}>
      <Diagram diagram={diagram} isTile />
    </div>
  )
}
