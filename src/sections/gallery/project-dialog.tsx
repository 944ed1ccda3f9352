import type { KeyboardEvent } from 'react'
import type { Project } from '../../../model/content.ts'
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
  strings: { close: string }
  onKeyDown: (event: KeyboardEvent) => void
}

export function ProjectDialog({ project, strings, onKeyDown }: ProjectDialogProps) {
  const { category, title, picture, pictures, result } = project
  return (
    <Dialog label={title} closeLabel={strings.close} onKeyDown={onKeyDown}>
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
          {category !== title && <p className={`label ${styles.category}`}>{category}</p>}
          <h3>{title}</h3>
          {result && <Result result={result} large />}
        </div>
        <div>
          <ProjectDetails project={project} />
        </div>
      </div>
    </Dialog>
  )
}

export function preloadProjectDialog({ picture }: Project) {
  if (picture) preloadImage(picture, 'projectDialog', SIZES)
}

/** Everything about a project but its picture, title and category. */
export function ProjectDetails({ project }: { project: Project }) {
  const { description, role, period, highlights, technologies, links } = project
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
              <ExternalLink href={address}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
