import type { YearStrip as Years } from '../../../model/view.ts'
import * as styles from './year-strip.module.css'

/** Of a year, which is as wide as 1 (year-strip.module.css). */
const GAP = 0.06

/** A cell for each year of the career, filled in those in which a skill was used. */
export function YearStrip({ length, runs, className = '' }: Years & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${length - GAP} 1`}
      preserveAspectRatio="none"
      className={`${styles.strip} ${className}`}
    >
      <path d={lineOf([{ from: 0, length }])} />
      <path d={lineOf(runs.filter(({ isCurrent }) => !isCurrent))} data-run="past" />
      <path d={lineOf(runs.filter(({ isCurrent }) => isCurrent))} data-run="current" />
    </svg>
  )
}

const lineOf = (runs: readonly { from: number; length: number }[]) =>
  runs.map(({ from, length }) => `M${from} .5h${length}`).join('')
