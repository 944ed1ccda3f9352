import { use } from 'react'
import type { Path, Problem } from '../protocol.ts'
import { EditorContext } from './editor-context.ts'
import { nameOf, valueAt } from './schema.ts'

/** What the build refuses, and what could be better: each line leads to its field. */
export function Problems() {
  const { state, onShow } = use(EditorContext)
  const { problems, value } = state
  if (problems.length === 0) return null
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

/** The fields with a problem, in their order. */
export function fieldsIn(problems: readonly Problem[]): Path[] {
  const fields = problems.map(({ path }) => path).filter((path) => path.length > 0)
  return [...new Map(fields.map((path) => [path.join('.'), path])).values()]
}

/** Those that an import was not sure of. */
export function doubtsIn(problems: readonly Problem[]): Path[] {
  return fieldsIn(problems.filter(({ isDoubt }) => isDoubt))
}

/** The names on the way to a field: gallery, Data Pipeline, description. */
export function placeOf(path: Path, value: unknown): string {
  const names = path.map((step, index) => {
    const entry = valueAt(value, path.slice(0, index + 1))
    return typeof step === 'number' ? (typeof entry === 'object' && nameOf(entry)) || String(step + 1) : step
  })
  const isList = (index: number) => typeof path[index + 1] === 'number' && index > 0
  return names.filter((_, index) => !isList(index)).join(' › ')
}
