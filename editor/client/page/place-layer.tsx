import { type DragEvent, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { boxOf } from '../host.ts'
import { namesOf } from '../names.ts'
import { placeOf } from '../problems.ts'
import type { FoundPlace } from './find.ts'

type PlaceLayerProps = {
  found: readonly FoundPlace[]
  value: unknown
  onSelect: (field: Path) => void
  onDrop: (field: Path, file: File) => void
}

/** A button where the page would show what is missing. Pressed, it shows the field; that of a picture also asks for a file, or takes a dropped one. */
export function PlaceLayer({ found, value, onSelect, onDrop }: PlaceLayerProps) {
  const [over, setOver] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosenFor, setChosenFor] = useState<Path>([])
  const above = new Map<string, number>()
  const buttons = found.map(({ field, isPicture, at }) => {
    const key = field.join('.')
    const isBox = at instanceof Element
    const group = field.slice(0, -1).join('.')
    const column = isBox ? 0 : (above.get(group) ?? 0)
    if (!isBox) above.set(group, column + 1)
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      event.preventDefault()
      setOver(undefined)
      if (file) onDrop(field, file)
    }
    const enter = (event: DragEvent) => {
      event.preventDefault()
      setOver(key)
    }
    const select = () => {
      onSelect(field)
      if (!isPicture) return
      setChosenFor(field)
      chooser.current?.click()
    }
    const name = `Add ${placeOf(field, value)}`
    return (
      <button
        key={key}
        type="button"
        className={isBox ? 'place box' : 'place'}
        style={isBox ? { ...boxOf(at), borderRadius: getComputedStyle(at).borderRadius } : below(at, column)}
        aria-label={name}
        title={name}
        data-over={over === key || undefined}
        onClick={select}
        {...(isPicture && { onDragOver: enter, onDragLeave: () => setOver(undefined), onDrop: drop })}
      >
        {`+ ${namesOf(field, value).at(-1)}`}
      </button>
    )
  })
  return (
    <>
      {buttons}
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/*"
        aria-label="A picture for the page"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onDrop(chosenFor, file)
          target.value = '' // The same file can be chosen again.
        }}
      />
    </>
  )
}

/** Pixels between buttons of one group, which are beside each other below its last text. */
const COLUMN_PX = 104

function below(range: Range, column: number) {
  const { left, top, height } = boxOf(range)
  return { left: left + column * COLUMN_PX, top: top + height + 4 }
}
