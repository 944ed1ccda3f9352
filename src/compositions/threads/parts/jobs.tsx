import type { MapRow, TimelineEntry, UiStrings } from '../../../../model/view.ts'
import { useRowInView } from './use-row-in-view.ts'
import * as styles from './jobs.module.css'

type JobsProps = { label: string; jobs: readonly TimelineEntry[]; rows: readonly MapRow[]; strings: UiStrings }

/** The jobs on the map, each in its years, which lead there. The one in view is marked. */
export function Jobs({ label, jobs, rows, strings }: JobsProps) {
  const row = useRowInView()
  const current = rows.findLast(({ isJob }, index) => isJob && index <= row)
  const shown = rows.flatMap(({ id, isJob }) => (isJob && jobs.find((job) => job.id === id)) || [])
  return (
    <nav aria-label={label} className={styles.jobs} data-print="none">
      <p className="label">{label}</p>
      <ol role="list">
        {shown.map(({ id, heading, place, period }) => (
          <li key={id}>
            <a className="control" href={`#${id}`} aria-current={id === current?.id || undefined}>
              <span>{yearsOf(period, strings)}</span>
              <span>
                <strong>{heading}</strong> {place}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** "2019–22" or "2022–now" */
function yearsOf(period: TimelineEntry['period'], { now = '' }: UiStrings): string {
  const [from = '', to] = [period?.start, period?.end].map((date) => date?.slice(0, 4))
  if (to === undefined) return `${from}–${now}`
  return from === to ? from : `${from}–${from.slice(0, 2) === to.slice(0, 2) ? to.slice(2) : to}`
}
