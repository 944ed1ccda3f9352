import type { Project } from '../../../model/content.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Highlights } from '../../ui/highlights.tsx'
import { Tags } from '../../ui/tags.tsx'
import styles from './project-details.module.css'

type ProjectDetailsProps = { project: Project; newTabLabel: string }

/** Everything about a project but its picture, title and category. */
export function ProjectDetails({ project, newTabLabel }: ProjectDetailsProps) {
  const { description, role, period, highlights, technologies, links } = project
  const facts = [role, period?.text].filter(Boolean).join(' · ')
  return (
    <>
      {facts !== '' && <p className={`label ${styles.facts}`}>{facts}</p>}
      {description && <p className="description">{description}</p>}
      {highlights && <Highlights highlights={highlights} />}
      {technologies && <Tags tags={technologies} />}
      {links && (
        <ul role="list" className={styles.links}>
          {links.map(({ label, address }) => (
            <li key={label}>
              <ExternalLink href={address} newTabLabel={newTabLabel}>
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
