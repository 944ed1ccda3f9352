import { type MouseEvent, use, useEffect, useState } from 'react'
import type { Project } from '../../../model/view.ts'
import { hasModifier, RoutingContext } from '../../navigation/location.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Image, preloadImage } from '../../ui/image.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { Highlights, Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import { Result } from './result.tsx'
import styles from './project-dialog.module.css'

const SIZES = styles.dialogWidth ?? ''

type StoryStrings = { readStory: string; offline: string }

type ProjectDialogProps = {
  project: Project
  strings: { close: string } & StoryStrings
  onKeyDown: (event: KeyboardEvent) => void
}

export function ProjectDialog({ project, strings, onKeyDown }: ProjectDialogProps) {
  const { category, title, picture, pictures, result, story } = project
  const { loadStory } = use(RoutingContext)
  useEffect(() => {
    if (story) loadStory(story).catch(() => undefined) // Its link tries again.
  }, [loadStory, story])

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
          <ProjectDetails project={project} strings={strings} />
        </div>
      </div>
    </Dialog>
  )
}

export function preloadProjectDialog({ picture }: Project) {
  if (picture) preloadImage(picture, 'projectDialog', SIZES)
}

/** Everything about a project but its picture, title and category. */
export function ProjectDetails({ project, strings }: { project: Project; strings: StoryStrings }) {
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
      {story && <StoryLink story={story} strings={strings} />}
    </>
  )
}

/** Says so if it can't be followed: the browser would leave the site for a page of its own. */
function StoryLink({ story, strings: { readStory, offline } }: { story: string; strings: StoryStrings }) {
  const { base, followLink, loadStory } = use(RoutingContext)
  const [failed, setFailed] = useState(false)
  const address = `${base}${story}/`
  const follow = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    if (navigator.onLine) return followLink(address)
    loadStory(story).then(
      () => followLink(address),
      () => setFailed(true),
    )
  }
  return (
    <div data-print="none" className={styles.story}>
      <a href={address} className="control pill" onClick={follow}>
        {readStory}
      </a>
      {failed && <p role="alert">{offline}</p>}
    </div>
  )
}
