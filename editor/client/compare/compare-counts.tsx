import { use } from 'react'
import type { Comparison } from '../../protocol/compare.ts'
import { EditorContext } from '../editor-context.ts'
import { doubtsIn } from '../problems.ts'
import { MARKS } from './compare-page.tsx'

type CompareCountsProps = { comparison: Comparison | undefined; onLeft: () => void }

/** What the marks mean, how many of each there are, and buttons that lead from one to the next. */
export function CompareCounts({ comparison, onLeft }: CompareCountsProps) {
  const { state, field, onShow } = use(EditorContext)
  if (!comparison) return null
  const parts = partsOf(comparison)
  const taken = new Set(parts.flatMap((part) => (part.state === 'taken' ? [part.path?.join('.')] : []))).size
  const left = parts.filter((part) => part.state === 'left').length
  const doubts = doubtsIn(state.problems)
  const nextDoubt = doubts[(doubts.findIndex((each) => each.join('.') === field) + 1) % doubts.length]
  return (
    <>
      <span className="count" data-state="taken">
        {MARKS.taken} {taken} taken
      </span>
      {nextDoubt ? (
        <button
          type="button"
          className="count"
          data-state="doubtful"
          aria-label={`${doubts.length} doubtful: go to the next`}
          onClick={() => onShow(nextDoubt)}
        >
          {MARKS.doubtful} {doubts.length} doubtful ›
        </button>
      ) : (
        <span className="count">Nothing is doubtful</span>
      )}
      {left > 0 && (
        <button
          type="button"
          className="count"
          data-state="left"
          aria-label={`${left} not taken: go to the next`}
          onClick={onLeft}
        >
          {MARKS.left} {left} not taken ›
        </button>
      )}
    </>
  )
}

export const partsOf = ({ pages }: Comparison) => pages.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts))
