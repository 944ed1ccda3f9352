import arrowRight from 'icon:arrow-right'
import { lazy, type ReactNode, Suspense, use } from 'react'
import { Diagram } from 'virtual:diagrams'
import { pagesStandAlone } from 'virtual:layout'
import type { Project, Result, SiteView } from '../../model/view.ts'
import { Link, RoutingContext } from '../navigation/location.tsx'
import { projectAfter } from '../navigation/routes.ts'
import { preloadStory } from '../navigation/stories.ts'
import { ProjectFacts } from '../sections/gallery/project-details.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { Pictures } from '../ui/pictures.tsx'
import { Tags } from '../ui/text-lists.tsx'
import { BackToHome, RoutedTitle } from './routed-head.tsx'
import * as styles from './page.module.css'

/** Its own chunk, which loads together with the story. */
export const loadStoryText = () => import('./story-text.tsx')
const StoryText = lazy(loadStoryText)

const SIZES = '(width >= 1024px) 65vw, 100vw'

type StoryPageProps = {
  project: Project
  view: SiteView
  renderResult: (result: Result) => ReactNode
}

/** A project's title and result, and its story, which only the page of the story has at once. */
export function StoryPage({ project, view, renderResult }: StoryPageProps) {
  const { story, ui, profile } = view
  const { id, title, category, result, technologies, picture, pictures, diagram, story: path = '' } = project
  const next = projectAfter(view, project)
  const { base } = use(RoutingContext)
  const shown = story?.id === id ? story : preloadStory(base, path)
  return (
    <article className={styles.page}>
      <BackToHome label={ui.backToHome} />
      <div className={styles.columns}>
        <div className={styles.storyHead}>
          {category && category !== title && <p className={`label ${styles.category}`}>{category}</p>}
          <RoutedTitle>{title}</RoutedTitle>
          <ProjectFacts project={project} />
          {result && renderResult(result)}
          {technologies && <Tags tags={technologies} />}
          {!pagesStandAlone && (
            <Suspense>
              <StoryText story={shown} part="aside" />
            </Suspense>
          )}
        </div>
        <div>
          {pictures && <Pictures pictures={pictures} label={title} sizes={SIZES} />}
          {picture && !pictures && (
            <div className={styles.storyPicture}>
              <Image image={picture} slot="projectDialog" sizes={SIZES} />
            </div>
          )}
          {Diagram && diagram && <Diagram diagram={diagram} />}
          <Suspense fallback={<p>{ui.loading}</p>}>
            <StoryText story={shown} />
          </Suspense>
        </div>
      </div>
      <div data-print="none" className={styles.end}>
        <BackToHome label={ui.backToHome} />
        {profile.email && (
          <a className="control pill" href={`mailto:${profile.email}`}>
            {ui.write}
          </a>
        )}
        {next && (
          <Link href={next.story ? `${next.story}/` : `/#${next.id}`} className={`control ${styles.back}`}>
            {next.title}
            <Icon icon={arrowRight} size={18} />
          </Link>
        )}
      </div>
    </article>
  )
}
