import { use } from 'react'
import type { PublishProblem } from '../../protocol/publish.ts'
import { EditorContext } from '../editor-context.ts'
import { placeOf } from '../problems.ts'

/** What a press does about a problem. */
export type Actions = Record<NonNullable<PublishProblem['action']>, () => void>

const LABELS: Record<keyof Actions, string> = {
  takeOver: 'Take over the changes',
  changeRemote: 'Write another address',
  switchBranch: 'Go back to the branch',
}

/** Where the focus goes after a press that has solved a problem. */
export const GO = 'publish.go'

/** Mistakes that are shown at once. */
const MAX_SHOWN = 5

type ProblemsProps = { problems: readonly PublishProblem[]; actions: Actions; isBusy: boolean }

/** What has stopped a step. */
export function Problems({ problems, actions, isBusy }: ProblemsProps) {
  const { onTask } = use(EditorContext)
  const more = problems.slice(MAX_SHOWN)
  // What the check finds on the pages is in no field.
  const areToDo = more.length > 0 && problems.every(({ path }) => path !== undefined)
  const shown = (problem: PublishProblem) => (
    <Problem
      key={`${problem.message} ${problem.path?.join('.')}`}
      problem={problem}
      actions={actions}
      isBusy={isBusy}
    />
  )
  return (
    <div role="alert" className="stopped" ref={bringIntoView}>
      {problems.slice(0, MAX_SHOWN).map(shown)}
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          {more.map(shown)}
        </details>
      )}
      {areToDo && (
        <button type="button" className="link" onClick={() => onTask('to-do')}>
          All of them are in “To do”
        </button>
      )}
    </div>
  )
}

/** A phone shows a small part of the panel. */
export const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

type ProblemProps = { problem: PublishProblem; actions: Actions; isBusy: boolean; isAdvice?: boolean }

/** What is in the way, and what helps: a field, or a press. */
export function Problem({ problem: { message, cure, path, action }, actions, isBusy, isAdvice = false }: ProblemProps) {
  const { state, onShow } = use(EditorContext)
  return (
    <div className={isAdvice ? 'note warning' : 'note'}>
      <p>{message}</p>
      {cure !== undefined && <p className="cure">{cure}</p>}
      {path && (
        <button type="button" className="link" onClick={() => onShow(path)}>
          {placeOf(path, state.value)}
        </button>
      )}
      {action && (
        <button type="button" data-at={GO} aria-disabled={isBusy} onClick={() => !isBusy && actions[action]()}>
          {LABELS[action]}
        </button>
      )}
    </div>
  )
}
