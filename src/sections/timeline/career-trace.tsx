import type { LabelledSpan, Trace } from '../../../model/view.ts'
import * as styles from './career-trace.module.css'

/** Heights of rows in pixels, less where there are many of them or none has a label; and the space below a span. */
const HEIGHTS = { years: 26, job: 26, project: 20, gap: 4 }
const WITHOUT_LABELS = 9
/** Above rows without labels. */
const BETWEEN = 7
const SMALL = { ...HEIGHTS, job: 21, gap: 3 }
const MANY = 10
/** A year so near to the end, in percent, leaves its place to the word for now. */
const NEAR = 7

function hasLabels(row: Trace['rows'][number] | undefined): boolean {
  return row?.spans.some(({ labelIs }) => labelIs !== 'none') === true
}

type CareerTraceProps = Trace & {
  now?: string | undefined
  /** The jobs and projects that a page is about, if not about all. */
  lit?: readonly string[]
}

/** The jobs and their projects on one scale of time, as in the trace of a request. The entries below say the same. */
export function CareerTrace({ years, rows, now, lit }: CareerTraceProps) {
  const heights = rows.length > MANY ? SMALL : HEIGHTS
  const endsNow = now !== undefined && rows.some(({ spans }) => spans.some(({ isCurrent }) => isCurrent))
  const end = (years.at(-1)?.labelX ?? 0) < (years[0]?.labelX ?? 0) ? 0 : 100
  const topOf = (index: number) => {
    const above = rows.slice(0, index).map((row) => (hasLabels(row) ? heights[row.kind] : WITHOUT_LABELS))
    const gapsAbove = rows.slice(0, index + 1).filter((row, at) => !hasLabels(row) && hasLabels(rows[at - 1]))
    return above.reduce((sum, height) => sum + height, heights.years + gapsAbove.length * BETWEEN)
  }
  return (
    <svg aria-hidden data-part="trace" className={styles.trace} height={topOf(rows.length)}>
      {years
        .filter(({ labelX }) => !(endsNow && Math.abs(end - labelX) < NEAR))
        .map((year) => (
          <g key={year.label} className={styles.year}>
            <line x1={`${year.labelX}%`} x2={`${year.labelX}%`} y2="100%" />
            <SpanLabel {...year} y={heights.years / 2} />
          </g>
        ))}
      {endsNow && (
        <g className={styles.now}>
          <line x1={`${end}%`} x2={`${end}%`} y1={heights.years} y2="100%" />
          <text x={`${end}%`} y={heights.years / 2} data-label="before">
            {now}
          </text>
        </g>
      )}
      {rows.map(({ kind, spans }, index) =>
        spans.map((span) => (
          <a
            key={span.id}
            href={`#${span.id}`}
            tabIndex={-1}
            className={styles[kind]}
            data-current={span.isCurrent}
            data-lit={lit?.includes(span.id)}
          >
            {span.labelIs === 'none' ? (
              <>
                <rect x={`${span.x}%`} y={topOf(index) + 1} width={`${span.width}%`} height="5" rx="2.5" data-plain />
                <title>{span.label}</title>
              </>
            ) : (
              <>
                <rect
                  x={`${span.x}%`}
                  y={topOf(index)}
                  width={`${span.width}%`}
                  height={heights[kind] - heights.gap}
                  rx="3"
                />
                <SpanLabel {...span} y={topOf(index) + (heights[kind] - heights.gap) / 2} gap={end === 0 ? -8 : 8} />
              </>
            )}
          </a>
        )),
      )}
    </svg>
  )
}

/** `gap` is between its parts, in the direction of the text. */
type SpanLabelProps = Pick<LabelledSpan, 'label' | 'labelX'> & Partial<LabelledSpan> & { y: number; gap?: number }

function SpanLabel({ label, figures, labelX, labelIs, y, gap }: SpanLabelProps) {
  return (
    <text x={`${labelX}%`} y={y} data-label={labelIs}>
      {label}
      {figures && (
        <tspan dx={gap} className={styles.figures}>
          {figures}
        </tspan>
      )}
    </text>
  )
}
