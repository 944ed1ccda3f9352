import type { KeyboardEvent } from 'react'
import type { Picture } from '../../model/view.ts'
import { Image } from './image.tsx'
import * as styles from './pictures.module.css'

type PicturesProps = { pictures: readonly Picture[]; label: string; sizes: string }

/** Pictures in a row, which scrolls by touch and, when it has the focus, with the arrow keys. */
export function Pictures({ pictures, label, sizes }: PicturesProps) {
  // The row's arrow keys scroll it, whatever they do elsewhere.
  const keepArrowKeys = (event: KeyboardEvent) => event.stopPropagation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div role="group" aria-label={label} tabIndex={0} className={styles.row} onKeyDown={keepArrowKeys}>
      {pictures.map((picture) => (
        <div key={picture.src} className={styles.picture}>
          <Image image={picture} slot="projectDialog" sizes={sizes} />
        </div>
      ))}
    </div>
  )
}
