import { use } from 'react'
import type { EditorState, Path, Problem } from '../../protocol.ts'
import { EditorContext } from '../editor-context.ts'
import { fieldsIn, placeOf } from '../problems.tsx'

/** The fields with something to do, in their order. */
export const openTasksIn = ({ problems }: EditorState): Path[] => fieldsIn(problems)

/** What the build refuses, and what could be better: each line leads to its field. */
export function ToDo() {
  const { state, onShow } = use(EditorContext)
  const { problems, value } = state
  if (problems.length === 0) return <p className="help">Nothing is left to do.</p>
  // Many fields often have the same problem.
  const byMessage = new Map<string, Problem[]>()
  for (const each of problems) byMessage.set(each.message, [...(byMessage.get(each.message) ?? []), each])
  return (
    <section aria-label="Problems" className="problems">
      <h2>To do</h2>
      {[...byMessage].map(([message, equal]) => (
        <div key={message} className={`note ${equal[0]?.severity ?? ''}`}>
          <p>{message}</p>
          <ul>
            {equal.flatMap(({ path }) =>
              path.length === 0 ? (
                []
              ) : (
                <li key={path.join('.')}>
                  <button type="button" className="link" onClick={() => onShow(path)}>
                    {placeOf(path, value)}
                  </button>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
