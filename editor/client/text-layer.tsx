import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { EditableText, Path } from '../protocol.ts'
import { dropDraft, keepDraft } from './drafts.ts'
import type { FoundText } from './find.ts'
import { boxOf } from './host.ts'

type TextLayerProps = {
  found: readonly FoundText[]
  /** Shows the group that has a field. */
  onSelect: (group: Path) => void
  /** Writes the text, and says what is wrong with it. */
  onWrite: (text: EditableText, value: string) => Promise<string | undefined>
}

type Edited = { key: string; text: EditableText; range: Range }

/** A button over each text of the page. Pressed, it becomes a field with the text as it is in the file. */
export function TextLayer({ found, onSelect, onWrite }: TextLayerProps) {
  // As it was when it was pressed: another program may change the text, or the page may lose it.
  const [edited, setEdited] = useState<Edited>()
  return (
    <>
      {found.map(({ key, place, range, text }) => {
        if (key === edited?.key) return null
        const isMissing = text?.raw === ''
        const start = () => {
          if (text) setEdited({ key, text, range })
          onSelect(text ? place.slice(0, -1) : place)
        }
        return (
          <button
            key={key}
            type="button"
            className={isMissing ? 'text missing' : 'text'}
            style={boxOf(range)}
            aria-label={`${isMissing ? 'Translate' : 'Edit'} ${range.toString()}`}
            onClick={start}
          />
        )
      })}
      {edited && (
        <TextField
          key={edited.key}
          text={edited.text}
          range={edited.range}
          onWrite={onWrite}
          onEnd={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

const keyOf = ({ place }: EditableText) => place.join('.')

type TextFieldProps = { text: EditableText; range: Range; onWrite: TextLayerProps['onWrite']; onEnd: () => void }

function TextField({ text, range, onWrite, onEnd }: TextFieldProps) {
  const [box] = useState(() => boxOf(range))
  const [font] = useState(() => fontOf(range))
  const field = useRef<HTMLTextAreaElement>(null)
  const isLeaving = useRef(false)
  const [message, setMessage] = useState<string>()

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const write = async () => {
    const value = field.current?.value.trim() ?? text.raw
    if (isLeaving.current) return
    isLeaving.current = true
    const problem = value === text.raw.trim() ? undefined : await onWrite(text, value)
    isLeaving.current = false
    setMessage(problem)
    if (problem === undefined) end()
    else field.current?.focus()
  }
  const end = () => {
    dropDraft(keyOf(text))
    onEnd()
  }
  const handleKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault() // A dialog stays open.
      isLeaving.current = true
      end()
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void write()
    }
  }

  return (
    <div className="text-field" style={box}>
      <textarea
        ref={field}
        defaultValue={text.raw}
        aria-label={text.path.join('.')}
        aria-invalid={message !== undefined}
        style={font}
        onKeyDown={handleKeys}
        onChange={(event) => keepDraft(keyOf(text), { text: event.currentTarget.value, value: text.raw })}
        onBlur={() => void write()}
      />
      {message !== undefined && <p role="alert">{message}</p>}
    </div>
  )
}

function fontOf(range: Range) {
  const node = range.startContainer
  const element = node instanceof Element ? node : node.parentElement
  if (!element) return {}
  const { font, letterSpacing, lineHeight, textAlign, textTransform } = getComputedStyle(element)
  return { font, letterSpacing, lineHeight, textAlign: textAlign as 'start', textTransform: textTransform as 'none' }
}
