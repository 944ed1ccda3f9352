import { memo } from 'react'
import type { Project } from '../../../schema/content.ts'
import { coverSizes } from '../../ui/cover-sizes.ts'
import { Image, preloadImage } from '../../ui/image.tsx'
import { popUpSizesOf } from './project-dialog.tsx'
import styles from './project-thumbnail.module.css'

/** How wide a column of the grid is, as in gallery.module.css. */
const PAGE = 'min(1180px, 100vw - 2 * clamp(20px, 5vw, 64px))'
const COLUMNS = [
  ['(width < 640px) ', PAGE],
  ['(width < 1024px) ', `(${PAGE} - 1.4rem) / 2`],
  ['', `(${PAGE} - 3.4rem) / 3`],
] as const

const sizesOf = (picture: Project['picture']) =>
  COLUMNS.map(([media, column]) => media + coverSizes(`(${column})`, 16 / 9, picture)).join(', ')

type ProjectThumbnailProps = { project: Project; onSelect: (project: Project) => void }

/** The words under the picture are for readers without scripts and for print; for all others the pop-up tells them. */
export const ProjectThumbnail = memo(function ProjectThumbnail({ project, onSelect }: ProjectThumbnailProps) {
  const { category, title, description, picture } = project
  const warmPopUp = (thumbnail: Element) =>
    preloadImage(picture, 'projectDialog', popUpSizesOf(picture), thumbnail.querySelector('img'))

  return (
    <>
      <button
        type="button"
        data-picture-button
        className={styles.thumbnail}
        aria-label={`${category}: ${title}`}
        onClick={() => onSelect(project)}
        // A finger is a press already, and so is focus that a pointer brought: the pop-up asks for its picture by itself.
        onPointerEnter={({ pointerType, currentTarget }) => pointerType !== 'touch' && warmPopUp(currentTarget)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && warmPopUp(currentTarget)}
      >
        <Image picture={picture} place="thumbnail" sizes={sizesOf(picture)} />
        <span className={styles.caption}>
          <span className={styles.category}>{category}</span>
          <span className={styles.title}>{title}</span>
        </span>
      </button>
      <div className={styles.told} data-instead-of-script>
        <h3>{title}</h3>
        <p className={styles.category}>{category}</p>
        <p>{description}</p>
      </div>
    </>
  )
})
