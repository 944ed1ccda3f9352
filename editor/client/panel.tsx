import start from 'virtual:editor'
import type { Edit, EditorState, Path } from '../protocol.ts'
import { Group } from './group.tsx'
import { type JsonSchema, nameOf, schemaAt, valueAt } from './schema.ts'

type PanelProps = {
  state: EditorState
  /** The group or list that is shown. */
  path: Path
  onOpen: (path: Path) => void
  onEdit: (edit: Edit, old?: unknown) => Promise<string | undefined>
  onUndo: () => void
  onRedo: () => void
}

/** All fields of a part of the content. */
export function Panel({ state, path, onOpen, onEdit, onUndo, onRedo }: PanelProps) {
  const shown = valueAt(state.value, path) === undefined ? [] : path
  const schema = schemaAt(start.schema as JsonSchema, shown, state.value)
  return (
    <aside className="panel" aria-label="Editor">
      <div className="tools">
        <button type="button" onClick={onUndo} disabled={!state.canUndo}>
          Undo
        </button>
        <button type="button" onClick={onRedo} disabled={!state.canRedo}>
          Redo
        </button>
      </div>
      <nav aria-label="Place in the content">
        <ol>
          {[[], ...shown.map((_, index) => shown.slice(0, index + 1))].map((each) => (
            <li key={each.join('.')}>
              <button type="button" aria-current={each.length === shown.length} onClick={() => onOpen(each)}>
                {labelOf(each, state.value)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {schema && (
        <Group
          key={shown.join('.')}
          schema={schema}
          path={shown}
          value={valueAt(state.value, shown)}
          onOpen={onOpen}
          onEdit={onEdit}
        />
      )}
      {state.problems.length > 0 && (
        <section aria-label="Problems">
          <h2>{state.problems.length === 1 ? '1 problem' : `${state.problems.length} problems`}</h2>
          <ul>
            {state.problems.map(({ path: at, message }) => (
              <li key={message}>
                <button type="button" className="link" onClick={() => onOpen(at.slice(0, -1))}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function labelOf(path: Path, value: unknown): string {
  const last = path.at(-1)
  if (last === undefined) return 'Site'
  return typeof last === 'number' ? (nameOf(valueAt(value, path)) ?? String(last + 1)) : last
}
