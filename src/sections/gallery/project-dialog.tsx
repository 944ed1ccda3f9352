import { use, useEffect } from 'react'
import type { Project } from '../../../model/view.ts'
import { Link, RoutingContext } from '../../navigation/location.tsx'
import { preloadStory } from '../../navigation/stories.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Image, preloadImage } from '../../ui/image.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { Highlights, Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import { Result } from './result.tsx'
import styles from './project-dialog.module.css'

const SIZES = styles.dialogWidth ?? ''

type ProjectDialogProps = {
  project: Project
  strings: { close: string; readStory: string }
  onKeyDown: (event: KeyboardEvent) => void
}

export function ProjectDialog({ project, strings, onKeyDown }: ProjectDialogProps) {
  const { category, title, picture, pictures, result, story } = project
  const { base } = use(RoutingContext)
  useEffect(() => {
    if (story) void preloadStory(base, story)
  }, [base, story])

  // On the window, because the focus may be on the body: after Back, or a click on a text.
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])

  return (
    <Dialog label={title} closeLabel={strings.close}>
      {picture && (
        <div className={styles.picture}>
          {pictures ? (
            <Pictures pictures={pictures} label={title} sizes={SIZES} />
          ) : (
            <Image image={picture} slot="projectDialog" sizes={SIZES} priority />
          )}
        </div>
      )}
      <div className={styles.body} data-without-picture={!picture || undefined}>
        <div className={styles.heading}>
          {category && category !== title && <p className={`label ${styles.category}`}>{category}</p>}
          <h3>{title}</h3>
          {result && <Result result={result} large />}
        </div>
        <div>
          <ProjectDetails project={project} readStory={strings.readStory} />
        </div>
      </div>
    </Dialog>
  )
}

export function preloadProjectDialog({ picture }: Project) {
  if (picture) preloadImage(picture, 'projectDialog', SIZES)
}

/** Everything about a project but its picture, title and category. */
export function ProjectDetails({ project, readStory }: { project: Project; readStory: string }) {
  const { story, description, role, period, highlights, technologies, links } = project
  const facts = [role, period?.text].filter(Boolean).join(' · ')
  return (
    <>
      {facts !== '' && <p className={`label ${styles.facts}`}>{facts}</p>}
      {description && (
        <p className="description">
          <TextWithLinks text={description} />
        </p>
      )}
      {highlights && <Highlights highlights={highlights} />}
      {technologies && <Tags tags={technologies} />}
      {links && (
        <ul role="list" className={styles.links}>
          {links.map(({ label, address }) => (
            <li key={label}>
              <ExternalLink href={address} className="control">
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      {story && (
        <p data-print="none" className={styles.story}>
          <Link href={`${story}/`} className="control pill">
            {readStory}
          </Link>
        </p>
      )}
    </>
  )
}
