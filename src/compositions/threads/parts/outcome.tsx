import type { Result, UiStrings } from '../../../../model/view.ts'
import { withoutUnitOf } from '../../../ui/change.tsx'
import * as styles from './outcome.module.css'

type OutcomeProps = { result: Result; strings: Pick<UiStrings, 'figureBefore'> }

/** What something changed: the figure of today large, then what it is, and what it was. */
export function Outcome({ result: { before, after, what }, strings }: OutcomeProps) {
  const figure = withoutUnitOf(after, before)
  const was = figure === undefined ? undefined : (strings.figureBefore ?? '{figure}').replace('{figure}', () => figure)
  return (
    <div data-part="change" className={styles.outcome}>
      <p>
        <strong className="heading">{after}</strong>{' '}
        {(what ?? was) && <span>{[what, was].filter(Boolean).join(', ')}</span>}
      </p>
    </div>
  )
}
