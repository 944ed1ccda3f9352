import { use, useEffect, useRef, useState } from 'react'
import type { ShownColours } from '../../protocol.ts'
import * as api from '../api.ts'
import { EditorContext } from '../editor-context.ts'
import { fieldOf } from '../schema.ts'
import { type Described, TextControl } from './text-control.tsx'

type ColourControlProps = {
  /** The path of the field, `look.accent`. */
  place: string
  label: string
  value: string
  example: string | undefined
  described: Described
  onCancel: () => void
  onWrite: (value: unknown, old?: unknown, seen?: string) => Promise<string | undefined>
}

/** A colour as a text or from the picker, and what the pages show of it in both themes. */
export function ColourControl({ place, label, value, example, described, onCancel, onWrite }: ColourControlProps) {
  const { state } = use(EditorContext)
  const [shown, setShown] = useState<ShownColours>()
  /** While the picker is open. */
  const [picked, setPicked] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const look = fieldOf(state.value, 'look')
  const field = place.replace(/.*\./, '')
  const query = JSON.stringify({ ...accentsOf(look), ...(picked !== undefined && { [field]: picked }), field })

  useEffect(() => {
    let isLatest = true
    const show = (colours: ShownColours) => {
      if (isLatest) setShown(colours)
    }
    void api.showColours(JSON.parse(query) as Record<string, string>).then(show, () => undefined) // as it is made above
    return () => {
      isLatest = false
    }
  }, [query])

  const write = useRef(onWrite)
  useEffect(() => {
    write.current = onWrite
  })
  useEffect(() => {
    const { current } = picker
    // The change of React is each movement in the picker.
    const end = () => {
      void write.current(current?.value)
      setPicked(undefined)
    }
    current?.addEventListener('change', end)
    return () => current?.removeEventListener('change', end)
  }, [])

  return (
    <div className="colour">
      <div className="colour-fields">
        <TextControl
          place={place}
          value={value}
          example={example}
          described={described}
          onCancel={onCancel}
          onWrite={onWrite}
        />
        <input
          ref={picker}
          type="color"
          aria-label={`Choose the ${label.toLowerCase()}`}
          value={picked ?? shown?.hex ?? NONE}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        />
      </div>
      <ul aria-label={`What the site shows as ${label.toLowerCase()}`} className="swatches">
        {shown?.themes.map(({ theme, page, colour, hex }) => (
          <li key={theme} style={{ background: page, color: colour }}>
            <span aria-hidden style={{ background: colour }} />
            {theme === 'light' ? 'Light' : 'Dark'} {hex}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Until the server has said which colour it is. */
const NONE = '#000000'

function accentsOf(look: unknown): Record<string, string> {
  const fields = ['accent', 'accentSecond'].map((name) => [name, fieldOf(look, name)] as const)
  return Object.fromEntries(fields.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
}
