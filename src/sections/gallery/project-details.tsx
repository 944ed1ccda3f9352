import { type MouseEvent, use, useState } from 'react'
import { Diagram } from 'virtual:diagrams'
import type { Project } from '../../../model/view.ts'
import { hasModifier, RoutingContext } from '../../navigation/location.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Highlights, Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './project-details.module.css'

type StoryStrings = { readStory: string; offline: string }

/** Everything about a project but what is on its tile, its title and its category. */
export function ProjectDetails({ project, strings }: { project: Project; strings: StoryStrings }) {
  const { story, picture, diagram, description, highlights, technologies, links } = project
  return (
    <>
      <ProjectFacts project={project} />
      {description && (
        <p className="description">
          <TextWithLinks text={description} />
        </p>
      )}
      {Diagram && diagram && picture && (
        <div data-print="none">
          <Diagram diagram={diagram} />
        </div>
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

/** The owner's part in a project, and when that was. */
export function ProjectFacts({ project: { role, period } }: { project: Project }) {
  const facts = [role, period?.text].filter(Boolean).join(' · ')
  return facts !== '' && <p className={`label ${styles.facts}`}>{facts}</p>
}

/** Says so if it can't be followed: the browser would leave the site for a page of its own. */
export function StoryLink({ story, strings: { readStory, offline } }: { story: string; strings: StoryStrings }) {
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
