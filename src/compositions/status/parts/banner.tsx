import check from 'icon:circle-check'
import clock from 'icon:clock'
import type { Project, SiteView } from '../../../../model/view.ts'
import { Icon } from '../../../ui/icon.tsx'
import { newestFirst } from './newest-first.ts'
import * as styles from './banner.module.css'

/** Whether the owner is available, and what they have done in figures. Without an availability, the figures alone. */
export function Banner({ view }: { view: SiteView }) {
  const { profile, careerHead } = view
  const { availability, available = true, experience } = profile
  const figures = [experience ?? careerHead?.title, careerHead?.counts].filter(Boolean)
  const last = lastChangeIn(view)
  if (availability === undefined && figures.length + Number(last !== undefined) === 0) return null
  const [title = last, ...rest] =
    availability === undefined ? [figures.join(' · ') || undefined] : [availability, ...figures]
  const below = [...rest, ...(title === last ? [] : [last])].filter(Boolean)
  return (
    <div
      className={styles.banner}
      data-part="availability"
      data-state={availability === undefined ? undefined : available ? 'good' : 'away'}
    >
      {availability !== undefined && <Icon icon={available ? check : clock} size={44} />}
      <div>
        <p className={`heading ${styles.title}`}>{title}</p>
        {below.length > 0 && <p className={styles.figures}>{below.join(' · ')}</p>}
      </div>
    </div>
  )
}

/** "Last change: Data Pipeline, 2025" */
function lastChangeIn({ sections, ui }: SiteView): string | undefined {
  const projects = sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  const last: Project | undefined = newestFirst(projects)[0]
  if (!last?.period?.start || !ui.lastChange) return undefined
  const project = [last.title, last.period.text].join(', ')
  return ui.lastChange.replace('{project}', () => project)
}
