import { type ClipboardEvent, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EditorContext } from '../editor-context.ts'
import { Combobox } from './combobox.tsx'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'
import type { Described } from './text-control.tsx'
import { undoOf } from './typing.ts'

type TokensControlProps = {
  place: string
  label: string
  value: readonly string[]
  /** Those of other fields. */
  names: readonly string[]
  example: string | undefined
  described: Described
  onCancel: () => void
  /** Writes the list, and says what is wrong with it. */
  onWrite: (value: unknown, old: unknown) => Promise<string | undefined>
}

/** What separates names that are typed or pasted, also in other scripts. */
const SEPARATOR = /[,\n\r،、，]/

/** A list of short names, each of which can be moved and removed. */
export function TokensControl({
  place,
  label,
  value,
  names,
  example,
  described,
  onCancel,
  onWrite,
}: TokensControlProps) {
  const { say, onUndo, onRedo } = use(EditorContext)
  const [text, setText] = useState(() => draftOf(place, '') ?? '')
  /** What is being written is shown at once. */
  const [tokens, setTokens] = useState(value)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(value)
  const underWay = useRef(0)
  const known = value.join('\n')
  useEffect(() => {
    latest.current = known === '' ? [] : known.split('\n')
    if (underWay.current === 0) setTokens(latest.current)
  }, [known])

  const type = (next: string) => {
    setText(next)
    if (next === '') dropDraft(place)
    else keepDraft(place, { text: next, value: '' })
  }
  const write = async (next: readonly string[]) => {
    const old = tokens
    flushSync(() => setTokens(next))
    underWay.current += 1
    const problem = await onWrite(next, old.length === 0 ? null : old)
    underWay.current -= 1
    if (underWay.current === 0) setTokens(latest.current)
    return problem
  }
  /** Spelled as elsewhere. What cannot be written stays in the field. */
  const add = async (given: string) => {
    const typed = given.split(SEPARATOR).map((each) => each.trim())
    const same = (list: readonly string[], one: string) => list.find((each) => each.toLowerCase() === one.toLowerCase())
    const next = [...tokens]
    for (const each of typed) if (each !== '' && same(next, each) === undefined) next.push(same(names, each) ?? each)
    const again = typed.find((each) => each !== '' && same(tokens, each) !== undefined)
    type('')
    if (again !== undefined) say(`${again} is in the list.`)
    if (next.length > tokens.length && (await write(next)) !== undefined) type(given)
  }
  const remove = (index: number) => {
    void write(tokens.toSpliced(index, 1))
    if (tokens.length === 1) field.current?.focus()
    else focusToken(Math.min(index, tokens.length - 2))
  }
  const move = (index: number, to: number) => {
    const token = tokens[index]
    if (token === undefined || to < 0 || to >= tokens.length) return
    void write(tokens.toSpliced(index, 1).toSpliced(to, 0, token))
    focusToken(to)
  }
  const focusToken = (index: number) => box.current?.querySelector<HTMLElement>(`[data-token="${index}"]`)?.focus()

  const fieldKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const undo = undoOf(event.nativeEvent)
    if (text !== '') return
    if (undo) {
      event.preventDefault()
      if (undo === 'undo') onUndo()
      else onRedo()
    }
    if (event.key === 'Backspace' && tokens.length > 0) {
      event.preventDefault()
      void write(tokens.slice(0, -1))
    }
    if (event.key === 'ArrowLeft') focusToken(tokens.length - 1)
  }
  const tokenKeys = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      if (event.altKey) move(index, index + step)
      else if (index + step === tokens.length) field.current?.focus()
      else focusToken(index + step)
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      remove(index)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!SEPARATOR.test(pasted.trim())) return
    event.preventDefault()
    void add(`${text}${pasted}`)
  }
  const hint = `${described.id}-hint`
  return (
    <div ref={box} className="tokens">
      {tokens.length > 0 && (
        <ol aria-label={label}>
          {tokens.map((token, index) => (
            <li key={token}>
              <button
                type="button"
                className="token"
                dir="auto"
                data-token={index}
                tabIndex={-1}
                aria-describedby={hint}
                onClick={({ currentTarget }) => currentTarget.focus()} // Safari does not
                onKeyDown={(event) => tokenKeys(event, index)}
              >
                {token}
              </button>
              <span className="token-tools">
                <button
                  type="button"
                  aria-label={`Move ${token} back`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ←
                </button>
                <button
                  type="button"
                  aria-label={`Move ${token} on`}
                  disabled={index === tokens.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  →
                </button>
                <button type="button" aria-label={`Remove ${token}`} onClick={() => remove(index)}>
                  ×
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Combobox
        field={field}
        label={label}
        text={text}
        names={names.filter((name) => !tokens.includes(name))}
        described={{ ...described, 'aria-describedby': `${described['aria-describedby']} ${hint}` }}
        example={example}
        onText={(typed) => (SEPARATOR.test(typed) ? void add(typed) : type(typed))}
        onTake={(taken) => void add(taken)}
        onLeave={() => text.trim() !== '' && void add(text)}
        onCancel={() => {
          type('')
          onCancel()
        }}
        onKeys={fieldKeys}
        onPaste={paste}
      />
      <p id={hint} className="help">
        Enter or a comma adds one. Arrow keys reach them, Alt with an arrow key moves one, and Delete removes it.
      </p>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
