import type { Result, UiStrings } from '../../../../model/view.ts'
import * as styles from './outcome.module.css'

type OutcomeProps = { result: Result; strings: Pick<UiStrings, 'figureBefore'> }

/** A number alone, such as "3" */
const BARE = /^[+\u2212-]?\d[\d.,’'\s]*$/u

/** What something changed: the figure of today large, then what it is, and what it was. */
export function Outcome({ result: { before, after, what }, strings }: OutcomeProps) {
  const was = before === undefined ? undefined : (strings.figureBefore ?? '{figure}').replace('{figure}', () => before)
  return (
    <div data-part="change" data-bare={BARE.test(after) || undefined} className={styles.outcome}>
      <p>
        <strong className="heading">{after}</strong>{' '}
        {(what ?? was) && <span>{[what, was].filter(Boolean).join(', ')}</span>}
      </p>
    </div>
  )
}
