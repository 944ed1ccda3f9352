import type { EditablePicture } from '../protocol.ts'

/** A picture of the content, and an element that shows it. */
export type FoundPicture = { picture: EditablePicture; image: HTMLImageElement }

/**
 * Finds the pictures on the page, each within the part of the page that shows it. Where equal pictures could be each other, none is
 * found.
 * @param partOf a selector of that part, or undefined for pictures that no page shows
 */
export function findPictures(
  root: Element,
  pictures: readonly EditablePicture[],
  partOf: (picture: EditablePicture) => string | undefined,
): FoundPicture[] {
  const images = [...root.querySelectorAll('img')].filter((image) =>
    image.checkVisibility({ visibilityProperty: true }),
  )
  return pictures.flatMap((picture) => {
    const part = partOf(picture)
    if (part === undefined) return []
    const equal = pictures.filter((other) => other.file === picture.file && partOf(other) === part)
    const shown = images.filter((image) => fileOf(image) === picture.file && image.closest(part))
    // Several elements may show it, such as the logo on the page of an organisation.
    const own = equal.length === 1 ? shown : shown.length === equal.length ? [shown[equal.indexOf(picture)]] : []
    return own.flatMap((image) => (image ? [{ picture, image }] : []))
  })
}

/** The name in `content/images/`. */
function fileOf({ src }: HTMLImageElement): string {
  return decodeURIComponent(/\/images\/([^/]+)$/.exec(new URL(src).pathname)?.[1] ?? '')
}
