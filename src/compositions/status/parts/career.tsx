import type { LabelledSpan, SiteView, Trace } from '../../../../model/view.ts'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import { jobsByStart } from './career-jobs.ts'
import { cellsOf } from './cells.ts'
import { Cells } from './cells.tsx'
import * as styles from './career.module.css'

/** In a longer career, the rest of the jobs are below in their section. */
const MOST_NAMES = 8

/** The career as cells, the newer the brighter, and its jobs. */
export function Career({ view, cells }: { view: SiteView; cells: number }) {
  const { career = [], careerHead } = view
  const jobs = jobsByStart(view)
  const spans = jobs.length > 0 ? jobs : career
  const shades = spans.map((span, index) => shadeOf(spans.length - 1 - index, spans.length, span.isCurrent))
  const places = cellsOf(spans, cells)
  const unsure = cellsOf(careerHead?.unsure ?? [], cells)
  const named = jobs.map((job, index) => ({ ...job, shade: shades[index] })).slice(-MOST_NAMES)
  const isNamedBelow = haveRoom(jobs)
  return (
    <div data-print="none" className={styles.career}>
      <Cells kinds={places.map((index) => shades[index])} unsure={unsure.map((index) => index >= 0)} />
      <Years view={view} />
      {isNamedBelow && (
        <svg className={styles.names}>
          {jobs.map(({ id, x, width }) => (
            <foreignObject key={id} x={`${x}%`} width={`${width}%`} height="100%">
              <Name id={id} view={view} />
            </foreignObject>
          ))}
        </svg>
      )}
      {named.length > 0 && (
        <ol role="list" className={`label ${styles.jobs}`} data-short={isNamedBelow || undefined}>
          {named.map(({ id, label, shade }) => (
            <li key={id} data-shade={shade}>
              <a href={`#${id}`}>{entryOf(id, view)?.heading ?? label}</a>{' '}
              <span>{entryOf(id, view)?.period?.text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** As many shades can be told apart. */
const MOST_SHADES = 6

/** From 0, the job of today, up to the oldest. */
function shadeOf(age: number, count: number, isCurrent: boolean | undefined): string {
  const step = Math.min(1, (MOST_SHADES - 1) / Math.max(1, count - 1))
  return `${Math.min(MOST_SHADES - 1, Math.max(isCurrent ? 0 : 1, Math.ceil(age * step)))}`
}

/** In percent: so much of the career has room for a name on screens that are not narrow. */
const LEAST = 11

/** Whether each job is long enough for its name, and none is at the time of another. */
function haveRoom(jobs: readonly LabelledSpan[]): boolean {
  const fromLeft = jobs.toSorted((a, b) => a.x - b.x)
  return fromLeft.every(({ x, width }, index) => {
    const next = fromLeft[index + 1]
    return width >= LEAST && (!next || next.x > x + width - 1)
  })
}

function Name({ id, view }: { id: string; view: SiteView }) {
  const { place, heading } = entryOf(id, view) ?? {}
  return (
    <a href={`#${id}`} className={styles.name}>
      <b>{place ?? heading}</b>
      {place !== undefined && <span>{heading}</span>}
    </a>
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
        <text key={label} x={`${labelX}%`} y="15" data-without={without(({ years }) => years.has(label))}>
          {label}
        </text>
      ))}
      {goesOn && (
        <text x={`${end}%`} y="15" data-now data-without={without(({ hasNow }) => hasNow)}>
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
