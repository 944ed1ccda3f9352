import { use } from 'react'
import type { Path } from '../protocol.ts'
import { EditorContext } from './editor-context.ts'
import { doubtsIn, placeOf } from './problems.tsx'

/** What is wrong with the value at a path, or could be better. A doubt of an import has a button. */
export function Notes({ path }: { path: Path }) {
  const { state } = use(EditorContext)
  const at = path.join('.')
  const notes = state.problems.filter((each) => each.path.join('.') === at)
  return notes.map(({ severity, message, isDoubt }) => (
    <div key={message} className={`note ${severity}`}>
      <p>{message}</p>
      {isDoubt && <Checked path={path} />}
    </div>
  ))
}

/** For the value, and for its entry and its section where more is doubtful. */
function Checked({ path }: { path: Path }) {
  const { state, onAct } = use(EditorContext)
  const doubts = doubtsIn(state.problems)
  const countIn = (part: Path) => doubts.filter((each) => part.every((step, index) => each[index] === step)).length
  const parts = [path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1), path.slice(0, 1)]
  const wider = parts.filter((part, index) => part.length > 0 && countIn(part) > countIn(parts[index - 1] ?? path))
  return (
    <div className="tools">
      <button type="button" onClick={() => onAct({ kind: 'confirm', path })}>
        Checked
      </button>
      {wider.map((part) => (
        <button key={part.join('.')} type="button" onClick={() => onAct({ kind: 'confirm', path: part })}>
          Checked: all {countIn(part)} in {placeOf(part, state.value)}
        </button>
      ))}
    </div>
  )
}
