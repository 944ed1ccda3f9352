import { use, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { doubtsIn, placeOf } from '../problems.ts'

/** What is wrong with the value at a path, or could be better. A doubt of an import has a button. */
export function Notes({ path }: { path: Path }) {
  const { state } = use(EditorContext)
  const at = path.join('.')
  const notes = state.problems.filter(({ kind, path: own }) => kind !== 'translation' && own.join('.') === at)
  return notes.map(({ severity, kind, message }) => (
    <div key={message} className={`note ${severity}`}>
      <p>{message}</p>
      {kind === 'doubt' && <Checked path={path} message={message} />}
    </div>
  ))
}

/**
 * For the value, and those that were read from the same text; at the first one that is doubtful in its entry, also for the entry and its
 * section.
 */
function Checked({ path, message }: { path: Path; message: string }) {
  const { state, onEdit, onAct } = use(EditorContext)
  const alike = state.problems.filter((each) => each.kind === 'doubt' && each.message === message)
  const [refusal, setRefusal] = useState<string>()
  const checkAlike = async () => {
    const refusals: (string | undefined)[] = []
    for (const each of alike) refusals.push(await onEdit({ kind: 'confirm', path: each.path }))
    setRefusal(refusals.find((each) => each !== undefined))
  }
  const doubts = doubtsIn(state.problems)
  const within = (part: Path) => doubts.filter((each) => part.every((step, index) => each[index] === step))
  const section = path.slice(0, path[0] === 'custom' ? 2 : 1)
  const entry = path.slice(0, section.length + 2)
  const parts = typeof entry.at(-1) === 'number' ? [entry, section] : [section]
  const isFirst = within(parts[0] ?? path)[0]?.join('.') === path.join('.')
  const countOf = (part: Path | undefined) => (part === undefined ? 1 : within(part).length)
  const wider = parts.filter((part, index) => isFirst && countOf(part) > countOf(parts[index - 1]))
  return (
    <div className="tools">
      <button type="button" onClick={() => onAct({ kind: 'confirm', path })}>
        Checked
      </button>
      {alike.length > 1 && (
        <button type="button" onClick={() => void checkAlike()}>
          Checked: all {alike.length} from this text
        </button>
      )}
      {wider.map((part) => (
        <button key={part.join('.')} type="button" onClick={() => onAct({ kind: 'confirm', path: part, within: true })}>
          Checked: all {within(part).length} in {placeOf(part, state.value)}
        </button>
      ))}
      <Alert message={refusal} />
    </div>
  )
}
