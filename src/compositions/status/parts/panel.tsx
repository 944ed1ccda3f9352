import type { ReactNode } from 'react'
import type { SiteView, Skill, TraceSpan } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { skillsIn } from '../../../sections/expertise/technologies.tsx'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { jobsByStart, presentJobOf, titleOfJob } from './career-jobs.ts'
import { cellsOf } from './cells.ts'
import { Cells } from './cells.tsx'
import { isInUse } from './is-in-use.ts'
import * as styles from './panel.module.css'

/** The career, and the skills with the most evidence in it, as rows of cells. */
export function Panel({ view }: { view: SiteView }) {
  const { sections, careerHead, ui } = view
  const cells = careerHead?.cells
  const hasJobs = sections.some((section) => section.kind === 'timeline' && section.isMain)
  const rows = skillRows(view)
  const shown = rows.flat()
  const rest = skillsIn(sections).filter((skill) => !shown.includes(skill))
  if (cells === undefined)
    return hasJobs && ui.undated ? <p className={`label ${styles.panel} ${styles.undated}`}>{ui.undated}</p> : null
  return (
    <div className={styles.panel} data-part="career-panel" data-print="none">
      <CareerRow view={view} cells={cells} />
      {rows.map((skills) => (
        <SkillRow key={skills[0]?.id} skills={skills} cells={cells} view={view} />
      ))}
      {shown.length > 0 && rest.length > 0 && (
        <p className={`label ${styles.rest}`}>
          {ui.also && `${ui.also}: `}
          {rest.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  )
}

/** So many rows, and skills that share one. */
const MOST = 5
const MOST_IN_ROW = 4

/** The skills with dates: those of today first, and those that most jobs and projects name. Those with the same dates share a row. */
function skillRows(view: SiteView): Skill[][] {
  const lengthOf = ({ evidence }: Skill) => (evidence?.spans ?? []).reduce((sum, { width }) => sum + width, 0)
  const usesOf = ({ evidence }: Skill) => evidence?.references.length ?? 0
  const rankOf = (skill: Skill) => Number(isOfToday(skill, view)) + Number(isInUse(skill))
  const dated = skillsIn(view.sections)
    .filter((skill) => lengthOf(skill) > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || usesOf(b) - usesOf(a) || lengthOf(b) - lengthOf(a))
  const rows = new Map<string, Skill[]>()
  for (const skill of dated) {
    const dates = JSON.stringify([skill.evidence?.years, skill.evidence?.spans])
    rows.set(dates, [...(rows.get(dates) ?? []), skill])
  }
  return [...rows.values()].slice(0, MOST).map((skills) => skills.slice(0, MOST_IN_ROW))
}

const isOfToday = ({ evidence }: Skill, view: SiteView) =>
  evidence?.spans?.some((span) => reachesToday(span, view)) === true

/** Recent work may have ended. Edges are rounded. */
function reachesToday({ x, width, isCurrent }: TraceSpan, view: SiteView): boolean {
  const trace = traceOf(view)
  const isOpen = view.career?.some((job) => job.isCurrent) === true
  const distance = trace && isFromRight(trace) ? x : 100 - (x + width)
  return isOpen && isCurrent === true && distance < 0.5
}

type RowProps = {
  name: ReactNode
  use: ReactNode
  isNow: boolean
  kinds: readonly (string | undefined)[]
  children?: ReactNode
}

function Row({ name, use, isNow, kinds, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        {name}
        <span className={styles.use} data-current={isNow || undefined}>
          {use}
        </span>
      </div>
      <Cells kinds={kinds} />
      {children}
    </div>
  )
}

/** In a longer career, the rest of the jobs are below in their section. */
const MOST_NAMES = 8

function CareerRow({ view, cells }: { view: SiteView; cells: number }) {
  const { sections, profile, career = [], ui } = view
  const main = sections.find((section) => section.kind === 'timeline' && section.isMain)
  const jobs = jobsByStart(view)
  const present = presentJobOf(view)
  const shadeOf = (index: number) => {
    if (index < 0) return undefined
    if (jobs[index]?.isCurrent) return 'now'
    return (jobs.length - index) % 2 === 0 ? 'past' : 'before'
  }
  const kinds = cellsOf(jobs.length > 0 ? jobs : career, cells).map((index) =>
    jobs.length > 0 || index < 0 ? shadeOf(index) : career[index]?.isCurrent ? 'now' : 'past',
  )
  // Without an availability, the banner has the present job.
  const use =
    profile.availability === undefined ? present?.period?.text : present && [ui.now, titleOfJob(present)].join(' · ')
  const named = jobs.map((job, index) => ({ ...job, shade: shadeOf(index) })).slice(-MOST_NAMES)
  return (
    <Row name={<a href={`#${main?.id}`}>{main?.label}</a>} use={use} isNow={present !== undefined} kinds={kinds}>
      <Years view={view} />
      {named.length > 0 && (
        <ol role="list" className={`label ${styles.jobs}`}>
          {named.map(({ id, label, shade }) => (
            <li key={id} data-shade={shade}>
              <a href={`#${id}`}>{entryOf(id, view)?.heading ?? label}</a>{' '}
              <span>{entryOf(id, view)?.period?.text}</span>
            </li>
          ))}
        </ol>
      )}
    </Row>
  )
}

/** A year so near to the end, in percent, leaves its place to the word for now, on phones, tablets and all screens. */
const NEAR = [24, 16, 10.5]

/** On phones, years have this distance, in percent. */
const APART = 14

function Years({ view }: { view: SiteView }) {
  const { career = [], ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const end = isFromRight(trace) ? 0 : 100
  const nearnessOf = (x: number) => NEAR.filter((near) => Math.abs(end - x) < near).length || undefined
  const [first, second] = trace.years
  const step = first && second ? Math.ceil(APART / Math.abs(second.labelX - first.labelX)) : 1
  return (
    <svg aria-hidden className={styles.years}>
      {trace.years.map(({ label, labelX }, index) => (
        <text
          key={label}
          x={`${labelX}%`}
          y="15"
          data-near={nearnessOf(labelX)}
          data-between={index % step > 0 || undefined}
        >
          {label}
        </text>
      ))}
      {career.some(({ isCurrent }) => isCurrent) && (
        <text x={`${end}%`} y="15" data-now>
          {ui.now}
        </text>
      )}
    </svg>
  )
}

type SkillRowProps = { skills: readonly Skill[]; cells: number; view: SiteView }

function SkillRow({ skills, cells, view }: SkillRowProps) {
  const [first] = skills
  if (!first) return null
  const spans = first.evidence?.spans ?? []
  const kindOf = (span: TraceSpan | undefined) => span && (reachesToday(span, view) ? 'now' : 'past')
  return (
    <Row
      name={
        <ul role="list" className={styles.names}>
          {skills.map(({ id, name, icon }) => (
            <li key={id}>
              <DialogLink to={id}>
                <IconOrLetter name={name} icon={icon} />
                {name}
              </DialogLink>
            </li>
          ))}
        </ul>
      }
      use={[isInUse(first) ? view.ui.inUse : view.ui.earlier, first.evidence?.years].filter(Boolean).join(' · ')}
      isNow={isOfToday(first, view)}
      kinds={cellsOf(spans, cells).map((index) => kindOf(spans[index]))}
    />
  )
}
