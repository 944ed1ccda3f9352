import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditableText, Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { dropDraft, keepDraft } from '../controls/drafts.ts'
import { ESCAPE, isComposing, pasteClean } from '../controls/typing.ts'
import { boxOf, host } from '../host.ts'
import type { FoundText } from './find.ts'

type TextLayerProps = {
  found: readonly FoundText[]
  /** Shows the group that has a field. */
  onSelect: (group: Path) => void
  /** Writes the text, and says what is wrong with it. */
  onWrite: (text: EditableText, value: string, also?: readonly Path[]) => Promise<string | undefined>
  onSay: (text: string) => void
  /** What a field is called: that of the page, not its path. */
  nameOf: (field: Path) => string
}

type Edited = { key: string; text: EditableText; range: Range; also: readonly Path[] }

/** A button over each text of the page. Pressed, it becomes a field with the text as it is in the file. */
export function TextLayer({ found, onSelect, onWrite, onSay, nameOf }: TextLayerProps) {
  // As it was when it was pressed: another program may change the text, or the page may lose it.
  const [edited, setEdited] = useState<Edited>()
  // The focus goes back to the text, but not from where a press has put it.
  const end = (byKey: boolean) => {
    flushSync(() => setEdited(undefined))
    if (byKey) host.shadowRoot?.querySelector<HTMLElement>(`[data-key="${CSS.escape(edited?.key ?? '')}"]`)?.focus()
  }
  return (
    <>
      {found.map(({ key, place, range, text, also = [] }) => {
        if (key === edited?.key) return null
        const isMissing = text?.raw === ''
        const start = () => {
          if (text) setEdited({ key, text, range, also })
          onSelect(text ? place.slice(0, also.length > 0 ? -2 : -1) : place)
        }
        return (
          <button
            key={key}
            type="button"
            data-key={key}
            className={isMissing ? 'text missing' : 'text'}
            style={boxOf(range)}
            // The page writes its texts anew, and leaves the range empty until they are found again.
            aria-label={`${isMissing ? 'Translate' : 'Edit'} ${range.toString() || (text?.shown ?? '')}`}
            onClick={start}
          />
        )
      })}
      {edited && (
        <TextField
          key={edited.key}
          text={edited.text}
          range={edited.range}
          also={edited.also}
          name={nameOf(edited.text.place)}
          onWrite={onWrite}
          onSay={onSay}
          onEnd={end}
        />
      )}
    </>
  )
}

const keyOf = ({ place }: EditableText) => place.join('.')

type TextFieldProps = {
  text: EditableText
  range: Range
  also: readonly Path[]
  name: string
  onEnd: (byKey: boolean) => void
} & Pick<TextLayerProps, 'onWrite' | 'onSay'>

function TextField({ text, range, also, name, onWrite, onSay, onEnd }: TextFieldProps) {
  const id = useId()
  const [{ height, ...box }] = useState(() => boxOf(range))
  const [font] = useState(() => fontOf(range))
  const field = useRef<HTMLTextAreaElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)
  const [message, setMessage] = useState<string>()

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    bringIntoView(around)
  }, [])

  const write = async (byKey: boolean) => {
    const value = field.current?.value.trim() ?? text.raw
    if (isLeaving.current) return
    isLeaving.current = true
    const problem = value === text.raw.trim() ? undefined : await onWrite(text, value, also)
    isLeaving.current = false
    setMessage(problem)
    if (problem === undefined) end(byKey)
    else field.current?.focus({ preventScroll: true })
  }
  const end = (byKey: boolean) => {
    dropDraft(keyOf(text))
    onEnd(byKey)
  }
  const handleKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.preventDefault() // A dialog stays open.
      isLeaving.current = true
      end(true)
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void write(true)
    }
  }

  return (
    <div ref={around} className="text-field" style={{ ...box, minHeight: height }}>
      <textarea
        ref={field}
        defaultValue={text.raw}
        aria-label={name}
        aria-describedby={id}
        aria-invalid={message !== undefined}
        style={font}
        onKeyDown={handleKeys}
        onChange={(event) => {
          keepDraft(keyOf(text), { text: event.currentTarget.value, value: text.raw })
          bringIntoView(around)
        }}
        onPaste={(event) => pasteClean(event, text.raw.includes('\n'), onSay)}
        onBlur={() => void write(false)}
      />
      <div id={id}>
        {also.length > 0 && text.translates === undefined && (
          <p className="shared">This heading is in {also.length + 1} entries, and changes in all of them.</p>
        )}
        <Alert message={message} />
        {message !== undefined && <p className="shared">{ESCAPE}</p>}
      </div>
    </div>
  )
}

function bringIntoView({ current }: RefObject<HTMLElement | null>) {
  current?.scrollIntoView({ block: 'nearest' })
}

function fontOf(range: Range) {
  const node = range.startContainer
  const element = node instanceof Element ? node : node.parentElement
  if (!element) return {}
  const { direction, font, letterSpacing, lineHeight, textAlign, textTransform } = getComputedStyle(element)
  return {
    direction: direction as 'ltr',
    font,
    letterSpacing,
    lineHeight,
    textAlign: textAlign as 'start',
    textTransform: textTransform as 'none',
  }
}
