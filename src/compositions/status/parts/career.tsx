import { Fragment } from 'react'
import type { SiteView, Trace } from '../../../../model/view.ts'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import { jobsByStart } from './career-jobs.ts'
import { cellsOf } from './cells.ts'
import { Cells } from './cells.tsx'
import { type Name, namesOf } from './names-of.ts'
import * as styles from './career.module.css'

/** In a longer career, the rest of the jobs are below in their section. */
const MOST_NAMES = 8

/** The career as cells, the newer the brighter, and its jobs. */
export function Career({ view, cells }: { view: SiteView; cells: number }) {
  const { career = [], careerHead, ui } = view
  const jobs = jobsByStart(view)
  const spans = jobs.length > 0 ? jobs : career
  const shades = spans.map((span, index) => shadeOf(spans.length - 1 - index, spans.length, span.isCurrent))
  const places = cellsOf(spans, cells)
  const unsure = cellsOf(careerHead?.unsure ?? [], cells).map(
    (index, place) => index >= 0 && (places[place] ?? -1) >= 0,
  )
  const newest = jobs.map((job, index) => ({ ...job, shade: shades[index] })).slice(-MOST_NAMES)
  const names = namesOf(jobs, view, cells)
  return (
    <div data-print="none" className={styles.career}>
      <Cells kinds={places.map((index) => shades[index])} unsure={unsure} />
      <Years view={view} />
      {names && <Names names={names} view={view} />}
      {newest.length > 0 && (
        <ol role="list" reversed className={`label ${styles.jobs}`} data-short={names && true}>
          {newest.toReversed().map(({ id, label, shade }) => (
            <li key={id} data-kind={shade}>
              <a href={`#${id}`}>{entryOf(id, view)?.place ?? entryOf(id, view)?.heading ?? label}</a>{' '}
              <span>{entryOf(id, view)?.period?.text}</span>
            </li>
          ))}
        </ol>
      )}
      {unsure.includes(true) && ui.yearOnly && <p className={styles.key}>{ui.yearOnly}</p>}
    </div>
  )
}

/** As many shades can be told apart. */
const MOST_SHADES = 6

/** From 0, the job of today, up to the oldest: as far from each other as their number allows. */
function shadeOf(age: number, count: number, isCurrent: boolean | undefined): string {
  const step = Math.min(2, (MOST_SHADES - 1) / Math.max(1, count - 1))
  return `${Math.min(MOST_SHADES - 1, Math.max(isCurrent ? 0 : 1, Math.floor(age * step)))}`
}

function Names({ names, view }: { names: readonly Name[]; view: SiteView }) {
  return (
    <svg className={styles.names}>
      {names.map(({ id, x, width, row, isAtEnd }) => {
        const { place, heading } = entryOf(id, view) ?? {}
        return (
          <foreignObject key={id} x={`${x}%`} width={`${width}%`} height="100%">
            <a href={`#${id}`} className={styles.name} data-row={row || undefined} data-end={isAtEnd || undefined}>
              <b>{place ?? heading}</b>
              {place !== undefined && <span>{heading}</span>}
            </a>
          </foreignObject>
        )
      })}
    </svg>
  )
}

/** The least width of the years on phones, tablets and wide screens, in pixels. */
const WIDTHS = { phone: 300, tablet: 590, wide: 800 }
type Screen = keyof typeof WIDTHS
const SCREENS = Object.keys(WIDTHS) as readonly Screen[]

/** The width of a year and of a letter. */
const YEAR = 32
const LETTER = 7.5

function Years({ view }: { view: SiteView }) {
  const { career = [], ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const end = isFromRight(trace) ? 0 : 100
  const goesOn = career.some(({ isCurrent }) => isCurrent)
  const shown = SCREENS.map((screen) => ({ screen, ...shownOn(screen, trace, goesOn ? (ui.now ?? '') : '') }))
  const without = (isShown: (on: (typeof shown)[number]) => boolean) =>
    shown.flatMap((on) => (isShown(on) ? [] : on.screen)).join(' ') || undefined
  return (
    <svg aria-hidden className={styles.years}>
      {trace.years.map(({ label, labelX }) => (
        <Fragment key={label}>
          <rect x={`${labelX}%`} width="1" height="7" />
          <text x={`${labelX}%`} y="23" data-without={without(({ years }) => years.has(label))}>
            {label}
          </text>
        </Fragment>
      ))}
      {goesOn && (
        <text x={`${end}%`} y="23" data-now data-without={without(({ hasNow }) => hasNow)}>
          {ui.now}
        </text>
      )}
    </svg>
  )
}

/** The years that have room, at regular distances, and whether the word for now has room after the last of them. */
function shownOn(screen: Screen, trace: Trace, now: string) {
  const end = isFromRight(trace) ? 0 : 100
  const pixels = (percent: number) => (percent / 100) * WIDTHS[screen]
  const [first, second] = trace.years
  const apart = first && second ? pixels(Math.abs(second.labelX - first.labelX)) : Infinity
  const step = Math.ceil((1.35 * YEAR) / apart) || 1
  const years = trace.years.filter(({ labelX }, index) => index % step === 0 && pixels(Math.abs(end - labelX)) >= YEAR)
  const last = years.at(-1)
  const room = last ? pixels(Math.abs(end - last.labelX)) : Infinity
  return { years: new Set(years.map(({ label }) => label)), hasNow: room > 1.35 * YEAR + LETTER * now.length }
}
