import arrowLeft from 'icon:arrow-left'
import arrowRight from 'icon:arrow-right'
import { type ReactNode, use, useEffect, useEffectEvent } from 'react'
import type { Icon as IconDrawing, Project } from '../../../model/view.ts'
import { replaceFragment } from '../../navigation/fragment.ts'
import { hasModifier, RoutingContext } from '../../navigation/location.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { preloadProjectPicture } from './project-picture.tsx'
import * as styles from './project-dialog.module.css'

type ProjectDialogProps = {
  project: Project
  /** Those that the gallery shows, and the project. */
  row: readonly Project[]
  strings: { close: string }
  /** The project. */
  children: ReactNode
}

export function ProjectDialog({ project, row, strings, children }: ProjectDialogProps) {
  const { id, title, story } = project
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
        {children}
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
      onPointerEnter={() => preloadProjectPicture(project)}
      onClick={() => replaceFragment(project.id)}
    >
      <Icon icon={icon} size={20} />
    </button>
  )
}
