import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { EditableText } from '../protocol.ts'
import type { FoundText } from './find-texts.ts'

type TextLayerProps = {
  found: readonly FoundText[]
  onSelect: (text: EditableText) => void
  /** Writes the text, and says what is wrong with it. */
  onWrite: (text: EditableText, value: string) => Promise<string | undefined>
}

/** A button over each text of the page. Pressed, it becomes a field with the text as it is in the file. */
export function TextLayer({ found, onSelect, onWrite }: TextLayerProps) {
  const [edited, setEdited] = useState<string>()
  return found.map(({ text, range }) => {
    const key = text.place.join('.')
    const style = boxOf(range)
    if (key === edited) {
      const end = () => setEdited(undefined)
      return <TextField key={key} text={text} range={range} onWrite={onWrite} onEnd={end} />
    }
    const start = () => {
      setEdited(key)
      onSelect(text)
    }
    return (
      <button
        key={key}
        type="button"
        className={text.raw === '' ? 'text missing' : 'text'}
        style={style}
        aria-label={`${text.raw === '' ? 'Translate' : 'Edit'} ${text.shown}`}
        onClick={start}
      />
    )
  })
}

type TextFieldProps = { text: EditableText; range: Range; onWrite: TextLayerProps['onWrite']; onEnd: () => void }

function TextField({ text: current, range, onWrite, onEnd }: TextFieldProps) {
  // As it was when the field was opened: another program may change it since.
  const [text] = useState(current)
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
    if (problem === undefined) onEnd()
    else field.current?.focus()
  }
  const handleKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isLeaving.current = true
      onEnd()
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void write()
    }
  }

  return (
    <div className="text-field" style={boxOf(range)}>
      <textarea
        ref={field}
        defaultValue={text.raw}
        aria-label={text.path.join('.')}
        aria-invalid={message !== undefined}
        style={fontOf(range)}
        onKeyDown={handleKeys}
        onBlur={() => void write()}
      />
      {message !== undefined && <p role="alert">{message}</p>}
    </div>
  )
}

/** In pixels of the document. */
function boxOf(range: Range) {
  const { left, top, width, height } = range.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

function fontOf(range: Range) {
  const node = range.startContainer
  const element = node instanceof Element ? node : node.parentElement
  if (!element) return {}
  const { font, letterSpacing, lineHeight, textAlign, textTransform } = getComputedStyle(element)
  return { font, letterSpacing, lineHeight, textAlign: textAlign as 'start', textTransform: textTransform as 'none' }
}
