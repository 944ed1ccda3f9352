import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { EditableText } from '../protocol.ts'
import { dropDraft, keepDraft } from './drafts.ts'
import type { FoundText } from './find-texts.ts'

type TextLayerProps = {
  found: readonly FoundText[]
  onSelect: (text: EditableText) => void
  /** Writes the text, and says what is wrong with it. */
  onWrite: (text: EditableText, value: string) => Promise<string | undefined>
}

/** A button over each text of the page. Pressed, it becomes a field with the text as it is in the file. */
export function TextLayer({ found, onSelect, onWrite }: TextLayerProps) {
  // As it was when it was pressed: another program may change the text, or the page may lose it.
  const [edited, setEdited] = useState<FoundText>()
  const buttons = found.filter(({ text }) => keyOf(text) !== (edited && keyOf(edited.text)))
  return (
    <>
      {buttons.map(({ text, range }) => {
        const start = () => {
          setEdited({ text, range })
          onSelect(text)
        }
        return (
          <button
            key={keyOf(text)}
            type="button"
            className={text.raw === '' ? 'text missing' : 'text'}
            style={boxOf(range)}
            aria-label={`${text.raw === '' ? 'Translate' : 'Edit'} ${text.shown}`}
            onClick={start}
          />
        )
      })}
      {edited && (
        <TextField key={keyOf(edited.text)} {...edited} onWrite={onWrite} onEnd={() => setEdited(undefined)} />
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
