import { type KeyboardEvent, use, useRef, useState } from 'react'
import { EditorContext } from '../editor-context.ts'
import { Combobox } from './combobox.tsx'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'
import type { Described } from './text-control.tsx'
import { ESCAPE, undoOf } from './typing.ts'

type NameControlProps = {
  place: string
  label: string
  value: string
  /** Those of other fields. */
  names: readonly string[]
  example: string | undefined
  described: Described
  onCancel: () => void
  /** Writes it, and says what is wrong with it. */
  onWrite: (value: unknown, old: unknown, seen: string) => Promise<string | undefined>
}

/** A text that is spelled as others are, and written when it is left. */
export function NameControl({ place, label, value, names, example, described, onCancel, onWrite }: NameControlProps) {
  const { state, onUndo, onRedo } = use(EditorContext)
  /** What is typed, and the value and the state that it is made from. */
  const [draft, setDraft] = useState(() => {
    const text = draftOf(place, value)
    return text === undefined ? undefined : { text, value, seen: state.revision, isRestored: true }
  })
  const [isRefused, setIsRefused] = useState(false)
  /** What is on its way, so that leaving the field does not send it again. */
  const sent = useRef<string>(undefined)
  const end = () => {
    dropDraft(place)
    setDraft(undefined)
    setIsRefused(false)
  }
  const write = async (text: string) => {
    const next = text.trim()
    const old = draft?.value ?? value
    if (next === sent.current) return
    if (next === old) return end()
    sent.current = next
    const problem = await onWrite(next, old === '' ? null : old, draft?.seen ?? state.revision)
    sent.current = undefined
    if (problem === undefined) end()
    else setIsRefused(true)
  }
  const type = (text: string) => {
    const from = draft ?? { value, seen: state.revision, isRestored: false }
    setDraft({ ...from, text })
    keepDraft(place, { text, value: from.value })
  }
  // Where the box has nothing of its own to take back, it is the change that was written.
  const undo = (event: KeyboardEvent) => {
    const what = undoOf(event.nativeEvent)
    if (!what || draft) return
    event.preventDefault()
    if (what === 'undo') onUndo()
    else onRedo()
  }
  return (
    <>
      <Combobox
        label={label}
        text={draft?.text ?? value}
        names={names}
        described={described}
        example={example}
        onText={type}
        onTake={(text) => {
          type(text)
          void write(text)
        }}
        onLeave={() => draft && void write(draft.text)}
        onCancel={() => {
          end()
          onCancel()
        }}
        onKeys={undo}
      />
      {draft?.isRestored && <p role="alert">This is not written yet.</p>}
      {isRefused && <p className="help">{ESCAPE}</p>}
    </>
  )
}
