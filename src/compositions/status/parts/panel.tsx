import type { ReactNode } from 'react'
import type { LabelledSpan, SectionView, SiteView, Skill } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { skillsIn } from '../../../sections/expertise/technologies.tsx'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { cellsOf } from './cells.ts'
import { Cells } from './cells.tsx'
import * as styles from './panel.module.css'

/** The career, and the skills with the most evidence in it, as rows of cells. */
export function Panel({ view }: { view: SiteView }) {
  const { sections, careerHead, ui } = view
  const cells = careerHead?.cells
  const hasJobs = sections.some((section) => section.kind === 'timeline' && section.isMain)
  const skills = byEvidence(sections)
  const shown = skills.slice(0, MOST)
  const rest = skillsIn(sections).filter((skill) => !shown.includes(skill))
  if (cells === undefined)
    return hasJobs && ui.undated ? <p className={`label ${styles.panel} ${styles.undated}`}>{ui.undated}</p> : null
  return (
    <div className={styles.panel} data-part="career-panel" data-print="none">
      <CareerRow view={view} cells={cells} />
      {shown.map((skill) => (
        <SkillRow key={skill.id} skill={skill} cells={cells} strings={ui} />
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

/** As many skills have a row. */
const MOST = 5

/** The skills with dates: those in recent work first, and those that most jobs and projects name. */
function byEvidence(sections: readonly SectionView[]): Skill[] {
  const lengthOf = ({ evidence }: Skill) => (evidence?.spans ?? []).reduce((sum, { width }) => sum + width, 0)
  const usesOf = ({ evidence }: Skill) => evidence?.references.length ?? 0
  return skillsIn(sections)
    .filter((skill) => lengthOf(skill) > 0)
    .toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)) || usesOf(b) - usesOf(a) || lengthOf(b) - lengthOf(a))
}

const isInUse = ({ evidence }: Skill) => evidence?.spans?.some(({ isCurrent }) => isCurrent) === true

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
  const { sections, career = [], ui } = view
  const main = sections.find((section) => section.kind === 'timeline' && section.isMain)
  const jobs = jobsByStart(view)
  const current = jobs.filter(({ isCurrent }) => isCurrent)
  const shadeOf = (index: number) => (index < 0 ? undefined : (jobs.length - index) % 2 === 1 ? 'odd' : 'even')
  const kinds = cellsOf(jobs.length > 0 ? jobs : career, cells).map((index) =>
    jobs.length > 0 ? shadeOf(index) : index < 0 ? undefined : 'odd',
  )
  const named = jobs.map((job, index) => ({ ...job, shade: shadeOf(index) })).slice(-MOST_NAMES)
  return (
    <Row
      name={<a href={`#${main?.id}`}>{main?.label}</a>}
      use={current.length > 0 && <Present job={current.at(-1)} word={ui.now} />}
      isNow={current.length > 0}
      kinds={kinds}
    >
      <Years view={view} />
      {named.length > 0 && (
        <ol role="list" className={`label ${styles.jobs}`}>
          {named.map(({ id, label, shade }) => (
            <li key={id} data-shade={shade}>
              <a href={`#${id}`}>{label}</a> <span>{entryOf(id, view)?.period?.text}</span>
            </li>
          ))}
        </ol>
      )}
    </Row>
  )
}

function Present({ job, word }: { job: LabelledSpan | undefined; word: string | undefined }) {
  return [word, job?.label, job?.detail].filter(Boolean).join(' · ')
}

/** The jobs on the scale of the career, the one that began first is first. */
function jobsByStart(view: SiteView): LabelledSpan[] {
  const trace = traceOf(view)
  if (!trace) return []
  const startOf = ({ x, width }: LabelledSpan) => (isFromRight(trace) ? -(x + width) : x)
  const jobs = trace.rows.flatMap(({ kind, spans }) => (kind === 'job' ? spans : []))
  return jobs.toSorted((a, b) => startOf(a) - startOf(b))
}

/** A year so near to the end, in percent, has no room there: on phones, and on all screens. */
const NEAR = [22, 8]

function Years({ view }: { view: SiteView }) {
  const { career = [], ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const end = isFromRight(trace) ? 0 : 100
  const nearnessOf = (x: number) => NEAR.filter((near) => Math.abs(end - x) < near).length || undefined
  return (
    <svg aria-hidden className={styles.years}>
      {trace.years.map(({ label, labelX }) => (
        <text key={label} x={`${labelX}%`} y="15" data-near={nearnessOf(labelX)}>
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

type SkillRowProps = { skill: Skill; cells: number; strings: SiteView['ui'] }

function SkillRow({ skill, cells, strings }: SkillRowProps) {
  const { id, name, icon, evidence } = skill
  const spans = evidence?.spans ?? []
  const kinds = cellsOf(spans, cells).map((index) => (index < 0 ? undefined : spans[index]?.isCurrent ? 'now' : 'past'))
  return (
    <Row
      name={
        <DialogLink to={id}>
          <IconOrLetter name={name} icon={icon} />
          {name}
        </DialogLink>
      }
      use={[isInUse(skill) ? strings.inUse : strings.earlier, evidence?.years].filter(Boolean).join(' · ')}
      isNow={isInUse(skill)}
      kinds={kinds}
    />
  )
}
