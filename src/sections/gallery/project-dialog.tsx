import arrowLeft from 'icon:arrow-left'
import arrowRight from 'icon:arrow-right'
import { type MouseEvent, use, useEffect, useEffectEvent, useState } from 'react'
import type { Icon as IconDrawing, Project } from '../../../model/view.ts'
import { replaceFragment } from '../../navigation/fragment.ts'
import { hasModifier, RoutingContext } from '../../navigation/location.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
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
  /** Those that the gallery shows, and the project. */
  row: readonly Project[]
  strings: { close: string } & StoryStrings
}

export function ProjectDialog({ project, row, strings }: ProjectDialogProps) {
  const { id, category, title, picture, pictures, result, story } = project
  const { loadStory } = use(RoutingContext)
  const place = row.indexOf(project)
  // After the last one comes the first.
  const [previous, next] = row.length > 1 ? [row.at(place - 1), row[(place + 1) % row.length]] : []

  useEffect(() => {
    if (story) loadStory(story).catch(() => undefined) // Its link tries again.
  }, [loadStory, story])

  const showNeighbour = useEffectEvent((event: KeyboardEvent) => {
    // Alt and an arrow key go back or forward in browsers.
    if (hasModifier(event) || !/^Arrow(?:Left|Right)$/.test(event.key)) return
    const isForward = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    const neighbour = isForward ? next : previous
    if (neighbour) replaceFragment(neighbour.id)
  })

  // On the window, because the focus may be on the body: after Back, or a click on a text.
  useEffect(() => {
    const show = (event: KeyboardEvent) => showNeighbour(event)
    addEventListener('keydown', show)
    return () => removeEventListener('keydown', show)
  }, [])

  const controls = previous && next && (
    <>
      <Neighbour project={next} icon={arrowRight} />
      <Neighbour project={previous} icon={arrowLeft} />
    </>
  )
  return (
    <Dialog label={title} closeLabel={strings.close} controls={controls}>
      <div key={id} ref={scrollToTop}>
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
      </div>
    </Dialog>
  )
}

/** For another project in the same dialog. */
function scrollToTop(element: Element | null) {
  element?.closest('dialog[open]')?.scrollTo(0, 0)
}

function Neighbour({ project, icon }: { project: Project; icon: IconDrawing }) {
  return (
    <button
      type="button"
      className={`control round ${styles.neighbour}`}
      aria-label={project.title}
      onPointerEnter={() => preloadProjectDialog(project)}
      onClick={() => replaceFragment(project.id)}
    >
      <Icon icon={icon} size={20} />
    </button>
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
