import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Edit, type EditableText, type EditorState, MAIN_FILE, type Outcome, type Path } from '../protocol.ts'
import * as api from './api.ts'
import { doubtsIn, placeOf } from './problems.ts'
import { valueAt } from './schema.ts'

/** A field says for so long that it is saved. */
const DONE_MS = 2500

/** The line above the buttons says it for so long. Screen readers have read it by then. */
const SAID_MS = 6000

/** What became of a change. */
const SAID = {
  set: 'Saved',
  remove: 'Removed',
  insert: 'Added',
  move: 'Moved',
  transfer: 'Moved',
  confirm: 'Checked',
  doubt: '',
}

/** The content as the server has it, what changes it, and what became of that. */
export function useContent(isOn: boolean) {
  const [state, setState] = useState<EditorState>()
  /** The state, before it is rendered. */
  const latest = useRef<EditorState>(undefined)
  const [message, setMessage] = useState<string>()
  const [said, setSaid] = useState('')
  // Screen readers read only what differs.
  const say = useCallback(
    (text: string) => setSaid((last) => (text !== '' && text === last ? `${text}\u{A0}` : text)),
    [],
  )
  const [done, setDone] = useState<{ file: string; path: Path; text: string }>()
  /** The last request, until what became of it is shown. */
  const underWay = useRef<Promise<unknown>>(undefined)
  const show = useCallback(
    async (request: Promise<Outcome>, what = '') => {
      const outcome = await request.catch((error: Error) => ({ message: error.message }))
      if ('state' in outcome) {
        latest.current = outcome.state
        flushSync(() => setState(outcome.state)) // What follows gives the focus to what is there then.
        say(outcome.place ? saidOf(what, outcome.place, outcome.state.value) : '')
      }
      setMessage(undefined)
      return outcome.message
    },
    [say],
  )
  /** Shows what became of a request, and returns what went wrong. */
  const take = useCallback(
    (request: Promise<Outcome>, what?: string) => {
      const shown = show(request, what)
      underWay.current = shown
      return shown
    },
    [show],
  )
  const refresh = useCallback(
    () =>
      api.readState().then(
        (next) => {
          latest.current = next
          flushSync(() => setState(next))
        },
        (error: Error) => setMessage(error.message),
      ),
    [],
  )
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [done])

  useEffect(() => {
    if (said === '') return undefined
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  useEffect(() => {
    if (!isOn) return undefined
    // oxlint-disable-next-line react/set-state-in-effect -- the server answers later
    void refresh()
    import.meta.hot?.on('vite:afterUpdate', refresh)
    return () => import.meta.hot?.off('vite:afterUpdate', refresh)
  }, [isOn, refresh])
  const send = async (file: string, edit: Edit, old: unknown, seen = state?.revision) => {
    const problem = await take(api.sendChange({ file, edit, old, seen }))
    if (problem !== undefined) return problem
    say(SAID[edit.kind])
    setDone({ file, path: edit.path, text: SAID[edit.kind] })
    return undefined
  }
  const undo = useCallback(() => take(api.undo(), 'Undone').then(setMessage), [take])
  const redo = useCallback(() => take(api.redo(), 'Made again').then(setMessage), [take])
  const apply = async (edit: Edit, old?: unknown, seen?: string) => {
    // A field that loses the focus to the button is saved first, and that is what was compared.
    const isCompared = edit.kind === 'confirm'
    if (isCompared) await underWay.current
    const known = isCompared ? latest.current : state
    // To write a value is to compare it.
    const isDoubtful = (path: Path) => edit.path.every((step, at) => step === path[at])
    if (isCompared && !doubtsIn(known?.problems ?? []).some(isDoubtful)) return undefined
    const before = old === undefined ? (valueAt(known?.value, edit.path) ?? null) : old
    return send(MAIN_FILE, edit, before, seen ?? known?.revision)
  }
  const act = (edit: Edit, old?: unknown) => void apply(edit, old).then(setMessage)
  const writeFile = (file: string, text: string | null, old: unknown) =>
    send(file, text === null ? { kind: 'remove', path: [] } : { kind: 'set', path: [], value: text }, old)
  const write = (
    { revision, file, path: at, old, language, translates }: EditableText,
    value: string,
    also: readonly Path[] = [],
  ) => {
    if (translates?.isNew) {
      const pair = { [translates.from]: translates.text, [language]: value }
      return send(file, { kind: 'insert', path: [], index: Number(at[0]), value: pair }, null)
    }
    const isMain = file === MAIN_FILE
    if (value === '' && isMain && also.length === 0) return send(file, { kind: 'remove', path: at }, old, revision)
    return send(file, { kind: 'set', path: at, value, ...(isMain && also.length > 0 && { also }) }, old, revision)
  }
  return { state, message, setMessage, said, say, done, refresh, undo, redo, apply, act, writeFile, write }
}

/** What was taken back. Stories are whole files, and translations are pairs. */
function saidOf(what: string, place: Path, value: unknown): string {
  if (place.length === 0) return what
  return `${what}: ${typeof place[0] === 'number' ? 'a translation' : placeOf(place, value)}`
}
