import { Diagram } from 'virtual:diagrams'
import type { Project } from '../../../model/view.ts'
import { Image, preloadImage } from '../../ui/image.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import * as styles from './project-picture.module.css'

const SIZES = styles.dialogWidth ?? ''

/** The picture of a project in its dialog, or all of them in a row. */
export function ProjectPicture({ project, className }: { project: Project; className: string | undefined }) {
  const { title, picture, pictures, diagram } = project
  if (!picture) return Diagram && diagram ? <Diagram diagram={diagram} className={className} /> : null
  return (
    <div className={className}>
      {pictures ? (
        <Pictures pictures={pictures} label={title} sizes={SIZES} />
      ) : (
        <Image image={picture} slot="projectDialog" sizes={SIZES} priority />
      )}
    </div>
  )
}

export function preloadProjectPicture({ picture }: Project) {
  if (picture) preloadImage(picture, 'projectDialog', SIZES)
}
