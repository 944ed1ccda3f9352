import type { SiteView, Skill, TraceSpan } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { cellsOf } from './cells.ts'
import { Cells } from './cells.tsx'
import { isInUse } from './is-in-use.ts'
import { isOfToday, reachesToday, skillRows } from './skill-rows.ts'
import * as styles from './panel.module.css'

/** The skills with the most evidence in the career, as rows of cells on its scale. */
export function Panel({ view }: { view: SiteView }) {
  const { sections, careerHead, ui } = view
  const cells = careerHead?.cells
  const hasJobs = sections.some((section) => section.kind === 'timeline' && section.isMain)
  if (cells === undefined)
    return hasJobs && ui.undated ? <p className={`label ${styles.panel} ${styles.undated}`}>{ui.undated}</p> : null
  const rows = skillRows(view)
  if (rows.length === 0) return null
  return (
    <div className={styles.panel} data-part="career-panel" data-print="none">
      {rows.map((skills) => (
        <SkillRow key={skills[0]?.id} skills={skills} cells={cells} view={view} />
      ))}
    </div>
  )
}

type SkillRowProps = { skills: readonly Skill[]; cells: number; view: SiteView }

function SkillRow({ skills, cells, view }: SkillRowProps) {
  const [first] = skills
  if (!first) return null
  const spans = first.evidence?.spans ?? []
  const kindOf = (span: TraceSpan | undefined) => span && (reachesToday(span, view) ? 'now' : 'past')
  const unsure = (view.careerHead?.unsure ?? []).filter((turn) => spans.some((span) => turnsIn(span, turn)))
  return (
    <div className={styles.row}>
      <div className={styles.head}>
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
        <span className={styles.use} data-current={isOfToday(first, view) || undefined}>
          {[isInUse(first) ? view.ui.inUse : view.ui.earlier, first.evidence?.years].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Cells
        kinds={cellsOf(spans, cells).map((index) => kindOf(spans[index]))}
        unsure={cellsOf(unsure, cells).map((index) => index >= 0)}
      />
    </div>
  )
}

/** Whether a span begins or ends where the jobs do of which nobody knows the month. Places are rounded. */
function turnsIn({ x, width }: TraceSpan, turn: TraceSpan): boolean {
  const middle = turn.x + turn.width / 2
  return [x, x + width].some((edge) => Math.abs(edge - middle) < 0.3)
}
