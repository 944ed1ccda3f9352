import type { Picture } from '../../model/view.ts'
import { openFragment, useFragment } from '../navigation/fragment.ts'
import { Dialog } from './dialog.tsx'
import { Image, preloadImage } from './image.tsx'
import { Monogram } from './logo.tsx'
import * as styles from './portrait.module.css'

type PortraitProps = {
  photo: Picture | undefined
  /** Without a photo. */
  initials: string | undefined
  strings: { openPhoto: string; close: string }
  className?: string
}

const PHOTO = 'photo'

/** The photo in a circle, which opens the whole one, or the initials. */
export function Portrait({ photo, initials, strings, className = '' }: PortraitProps) {
  if (!photo) {
    return (
      <div className={`${styles.portrait} ${className}`}>
        <Monogram letters={initials} />
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.portrait} ${className}`}
        aria-label={strings.openPhoto}
        onPointerEnter={() => preloadImage(photo, 'photoDialog', sizesOf(photo))}
        onClick={() => openFragment(PHOTO)}
      >
        <Image image={photo} slot="round" sizes="auto" />
      </button>
      <OpenedPhoto photo={photo} closeLabel={strings.close} />
    </>
  )
}

function OpenedPhoto({ photo, closeLabel }: { photo: Picture; closeLabel: string }) {
  if (useFragment() !== PHOTO) return null
  const sizes = sizesOf(photo)
  // It has its size before the file arrives. The policy forbids styles in HTML; this element is never in it.
  const box = { inlineSize: sizes, aspectRatio: `${photo.width} / ${photo.height}` }
  return (
    <Dialog label={photo.alt} closeLabel={closeLabel}>
      <div className={styles.wholePhoto} style={box}>
        <Image image={photo} slot="photoDialog" sizes={sizes} priority />
      </div>
    </Dialog>
  )
}

/** As wide as the screen, or as its height allows. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  return `min(100vw - 2rem, ${styles.photoHeight} * ${(width / height).toFixed(3)})`
}
