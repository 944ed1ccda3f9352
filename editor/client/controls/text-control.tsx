import { type KeyboardEvent, use, useCallback, useEffect, useRef, useState } from 'react'
import { EditorContext } from '../editor-context.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'
import { ESCAPE, isComposing, pasteClean, undoOf } from './typing.ts'

/** What connects a control with its label, its help and its message. */
export type Described = { id: string; 'aria-describedby': string; 'aria-invalid': boolean }

type TextControlProps = {
  /** The file and the path of the value. */
  place: string
  value: string
  described: Described
  /** Enter begins a line, instead of writing. */
  hasLines?: boolean
  /** Shown while it is empty. */
  example?: string | undefined
  parse?: (text: string) => unknown
  onCancel?: (() => void) | undefined
  /** With every key. */
  onType?: (text: string) => void
  /** Writes it, and says what is wrong with it. */
  onWrite: (value: unknown, old: unknown, seen: string) => Promise<string | undefined>
}

const asItIs = (text: string) => text

/** Characters in a line of the panel, for browsers without field-sizing. */
const LINE = 44
const MAX_ROWS = 16

/** A text that is written when it is left. Until then, changes of other programs do not replace what is typed. */
export function TextControl({
  place,
  value,
  described,
  hasLines = false,
  example,
  parse = asItIs,
  onCancel,
  onType,
  onWrite,
}: TextControlProps) {
  const { say, state, onUndo, onRedo } = use(EditorContext)
  const { revision } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => draftOf(place, value))
  const [isRefused, setIsRefused] = useState(false)
  const end = useCallback(() => {
    dropDraft(place)
    setDraft(undefined)
    setIsRefused(false)
  }, [place])
  /** The value that the text is made from, and the state that had it. */
  const seen = useRef(value)
  const seenIn = useRef(revision)
  /** Undo of the editor was the last key here. */
  const hasUndone = useRef(false)
  /** What is on its way, so that leaving the field does not send it again. */
  const sent = useRef<string>(undefined)
  useEffect(() => {
    sent.current = undefined
    const { current } = field
    if (!current) return
    const text = current.value.trim()
    if (text !== seen.current.trim() && text !== value.trim()) return // It is being written.
    if (text !== value.trim()) current.value = value
    seen.current = value
    seenIn.current = revision
    end()
  }, [value, revision, end])
  const write = async () => {
    const next = field.current?.value.trim() ?? ''
    const old = sent.current ?? seen.current
    if (next === sent.current) return
    if (next === old.trim()) {
      end()
      onCancel?.()
      return
    }
    sent.current = next
    const problem = await onWrite(parse(next), old === '' ? null : parse(old), seenIn.current)
    if (problem === undefined) {
      if (seen.current.trim() !== next) seen.current = next // Perhaps more has been typed since.
      end()
    } else {
      sent.current = undefined
      setDraft(undefined) // Instead, the message says what is wrong.
      setIsRefused(true)
    }
  }
  const handleKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (isComposing(event)) return
    // Where the box has nothing of its own to take back, it is the change that was written.
    const undo = undoOf(event.nativeEvent)
    const isWritten = event.currentTarget.value.trim() === seen.current.trim()
    if (undo && isWritten && (undo === 'undo' || hasUndone.current)) {
      event.preventDefault()
      hasUndone.current = true
      if (undo === 'undo') onUndo()
      else onRedo()
    }
    if (event.key === 'Escape') {
      event.preventDefault() // A dialog stays open.
      event.currentTarget.value = value
      seen.current = value
      seenIn.current = revision
      end()
      onCancel?.()
    }
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key !== 'Enter' || event.shiftKey || (hasLines && !isCommand)) return
    event.preventDefault()
    void write()
  }
  const rows = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0)
  return (
    <>
      <textarea
        ref={field}
        rows={Math.min(MAX_ROWS, Math.max(hasLines ? 2 : 1, rows))}
        dir="auto"
        placeholder={example === undefined ? undefined : `Such as: ${example}`}
        {...described}
        defaultValue={draft ?? value}
        onKeyDown={handleKeys}
        onPaste={(event) => pasteClean(event, hasLines, say)}
        onChange={(event) => {
          hasUndone.current = false
          onType?.(event.currentTarget.value)
          keepDraft(place, { text: event.currentTarget.value, value })
        }}
        onBlur={() => void write()}
      />
      {draft !== undefined && <p role="alert">This is not written yet.</p>}
      {isRefused && <p className="help">{ESCAPE}</p>}
    </>
  )
}
