import { use } from 'react'
import type { Path } from '../protocol.ts'
import { EditorContext } from './editor-context.ts'

/** What is wrong with the value at a path, or could be better. A doubt of an import has a button. */
export function Notes({ path }: { path: Path }) {
  const { state, onAct } = use(EditorContext)
  const at = path.join('.')
  const notes = state.problems.filter((each) => each.path.join('.') === at)
  return notes.map(({ severity, message, isDoubt }) => (
    <div key={message} className={`note ${severity}`}>
      <p>{message}</p>
      {isDoubt && (
        <button type="button" onClick={() => onAct({ kind: 'confirm', path })}>
          Checked
        </button>
      )}
    </div>
  ))
}
