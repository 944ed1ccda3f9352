import { use } from 'react'
import type { PublishProblem } from '../../protocol.ts'
import { EditorContext } from '../editor-context.ts'
import { placeOf } from '../problems.tsx'

/** What a press does about a problem. */
export type Actions = Record<NonNullable<PublishProblem['action']>, () => void>

const LABELS: Record<keyof Actions, string> = {
  takeOver: 'Take over the changes',
  changeRemote: 'Write another address',
  switchBranch: 'Go back to the branch',
}

type ProblemProps = { problem: PublishProblem; actions: Actions; isBusy: boolean; isAdvice?: boolean }

/** What is in the way, and what helps: a field, or a press. */
export function Problem({ problem: { message, cure, path, action }, actions, isBusy, isAdvice = false }: ProblemProps) {
  const { state, onShow } = use(EditorContext)
  return (
    <div className={isAdvice ? 'note warning' : 'note'} role={isAdvice ? undefined : 'alert'}>
      <p>
        {message} {cure}
      </p>
      {path && (
        <button type="button" className="link" onClick={() => onShow(path)}>
          {placeOf(path, state.value)}
        </button>
      )}
      {action && (
        <button type="button" disabled={isBusy} onClick={actions[action]}>
          {LABELS[action]}
        </button>
      )}
    </div>
  )
}
