import arrowRight from 'icon:arrow-right'
import type { Result as ProjectResult } from '../../model/view.ts'
import { Icon } from './icon.tsx'
import * as styles from './result.module.css'

type ResultProps = { result: ProjectResult; large?: true }

/** What a project changed: the figure before and after, and both as bars if they have the same unit, else a rule. */
export function Result({ result: { before, after, what, ratio }, large }: ResultProps) {
  return (
    <div className={large ? styles.large : styles.result}>
      <p>
        {before !== undefined && (
          <>
            <span>{before}</span> <Icon icon={arrowRight} size={16} />
            <span className={`visually-hidden ${styles.arrow}`}>→</span>{' '}
          </>
        )}
        <strong>{after}</strong> {what && <span className={styles.what}>{what}</span>}
      </p>
      <Bars ratio={ratio} />
    </div>
  )
}

/** The figure before, and the one after, which is so many times as much; a rule if nobody knows. */
export function Bars({ ratio }: { ratio: number | undefined }) {
  return (
    <svg aria-hidden className={styles.bars}>
      {ratio === undefined ? (
        <rect width="100%" height="1" y="5" data-rule />
      ) : (
        <>
          <rect width={percent(1 / Math.max(1, ratio))} height="4" rx="2" />
          <rect width={percent(Math.max(LEAST, Math.min(1, ratio)))} height="4" y="7" rx="2" />
        </>
      )}
    </svg>
  )
}

/** The smallest width of a bar. */
const LEAST = 0.012

const percent = (share: number) => `${+(100 * share).toFixed(1)}%`
