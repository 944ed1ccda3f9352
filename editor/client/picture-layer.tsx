import { type DragEvent, useState } from 'react'
import type { FoundPicture } from './find-pictures.ts'

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
        style={boxOf(image)}
        aria-label={`Edit the picture ${image.alt || picture.file}`}
        onClick={() => onSelect(picture)}
        onDragOver={enter}
        onDragLeave={() => setOver(undefined)}
        onDrop={drop}
      />
    )
  })
}

/** In pixels of the document, where it is not cut off. */
function boxOf(image: HTMLImageElement) {
  const { left, top, width, height } = image.getBoundingClientRect()
  const { borderRadius } = getComputedStyle(image)
  return { left: left + scrollX, top: top + scrollY, width, height, borderRadius }
}
