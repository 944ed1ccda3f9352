import { type DragEvent, useState } from 'react'
import { boxOf, shownRoot } from '../host.ts'
import type { FoundPicture } from './find.ts'

type PictureLayerProps = {
  found: readonly FoundPicture[]
  onSelect: (picture: FoundPicture['picture']) => void
  onDrop: (picture: FoundPicture['picture'], file: File) => void
}

/** A button over each picture of the page. Pressed, it shows the fields of the picture; a file that is dropped on it replaces the picture. */
export function PictureLayer({ found, onSelect, onDrop }: PictureLayerProps) {
  const [over, setOver] = useState<HTMLImageElement>()
  return found.map(({ picture, image }, index) => {
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(undefined)
      const [file] = event.dataTransfer.files
      if (file) onDrop(picture, file)
    }
    const enter = (event: DragEvent) => {
      event.preventDefault()
      setOver(image)
    }
    return (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- several elements may show a picture
        key={index}
        type="button"
        className="picture"
        data-over={over === image || undefined}
        style={styleOf(image)}
        aria-label={`Edit the picture ${image.alt || picture.file}`}
        onClick={() => onSelect(picture)}
        onDragOver={enter}
        onDragLeave={() => setOver(undefined)}
        onDrop={drop}
      />
    )
  })
}

/** Buttons and links of the page that are on the picture can be pressed. */
function styleOf(image: HTMLImageElement) {
  const box = boxOf(image)
  const holes = [...shownRoot().querySelectorAll('button, a[href]')].flatMap((control) => {
    const { left, top, width, height } = boxOf(control)
    const isOnIt =
      left < box.left + box.width && left + width > box.left && top < box.top + box.height && top + height > box.top
    return isOnIt && !control.contains(image)
      ? `M${left - box.left} ${top - box.top}h${width}v${height}h${-width}z`
      : []
  })
  const clipPath =
    holes.length > 0 && `path(evenodd, "M0 0h${box.width}v${box.height}h${-box.width}z${holes.join('')}")`
  return { ...box, borderRadius: getComputedStyle(image).borderRadius, ...(clipPath && { clipPath }) }
}
