import { use, useState } from 'react'
import type { Comparison } from '../../protocol/compare.ts'
import { EditorContext } from '../editor-context.ts'
import { doubtsIn } from '../problems.ts'
import { partsOf } from './compare-counts.tsx'

type AllCheckedProps = { name: string; comparison: Comparison | undefined; onFinish: () => void }

/** Ends the comparison once nothing is doubtful. What is on no page of the site is asked for. */
export function AllChecked({ name, comparison, onFinish }: AllCheckedProps) {
  const { state } = use(EditorContext)
  const [isAsking, setIsAsking] = useState(false)
  if (!comparison || doubtsIn(state.problems).length > 0) return null
  const left = partsOf(comparison).filter((part) => part.state === 'left').length
  if (!isAsking || left === 0)
    return (
      <button type="button" className="finish" onClick={left === 0 ? onFinish : () => setIsAsking(true)}>
        All checked
      </button>
    )
  const [texts, them] = left === 1 ? ['1 text of the file is', 'it'] : [`${left} texts of the file are`, 'them']
  return (
    <div role="group" aria-label="All checked" className="question">
      <p>
        {texts} not on your site: leave {them} out, and end the comparison with {name}?
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
      <button type="button" className="finish" autoFocus onClick={onFinish}>
        Leave out
      </button>
      <button type="button" onClick={() => setIsAsking(false)}>
        Not yet
      </button>
    </div>
  )
}
