import { use } from 'react'
import type { PublicFact } from '../../protocol/publish.ts'
import { EditorContext } from '../editor-context.ts'

type PublicFactsProps = { facts: readonly PublicFact[]; isSeen: boolean; onSeen: (isSeen: boolean) => void }

/** What everybody can read after the first time. */
export function PublicFacts({ facts, isSeen, onSeen }: PublicFactsProps) {
  const { onShow } = use(EditorContext)
  return (
    <section aria-label="What will be public" className="facts">
      <h3>What will be public</h3>
      <ul>
        {facts.map(({ what, value, path }) => (
          <li key={what}>
            {path ? (
              <button type="button" className="link" onClick={() => onShow(path)}>
                {what}
              </button>
            ) : (
              what
            )}
            {value !== undefined && <span className="value">{value}</span>}
          </li>
        ))}
      </ul>
      <p className="help">
        All texts of the pages and the CVs are public, too. Private facts, letters and what you have sent stay on this
        computer.
      </p>
      <label className="tick">
        <input type="checkbox" checked={isSeen} onChange={({ target }) => onSeen(target.checked)} />
        All of this may be public
      </label>
    </section>
  )
}
