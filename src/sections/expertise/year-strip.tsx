import type { YearStrip as Years } from '../../../model/view.ts'
import styles from './year-strip.module.css'

/** Of a year, which is as wide as 1 (year-strip.module.css). */
const GAP = 0.12

/** A cell for each year of the career, filled in those in which a skill was used. */
export function YearStrip({ length, runs, className = '' }: Years & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${length - GAP} 1`}
      preserveAspectRatio="none"
      className={`${styles.strip} ${className}`}
    >
      <path d={`M0 .5h${length}`} />
      {runs.map(({ from, length: years, isCurrent = false }) => (
        <path key={from} d={`M${from} .5h${years}`} data-run={isCurrent ? 'current' : 'past'} />
      ))}
    </svg>
  )
}
