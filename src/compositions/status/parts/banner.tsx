import briefcase from 'icon:briefcase'
import check from 'icon:circle-check'
import clock from 'icon:clock'
import type { Project, SiteView } from '../../../../model/view.ts'
import { Icon } from '../../../ui/icon.tsx'
import { presentJobOf, titleOfJob } from './career-jobs.ts'
import { newestFirst } from './newest-first.ts'
import * as styles from './banner.module.css'

/** Whether the owner is available, or without a word about it what they do today, and what they have done in figures. */
export function Banner({ view }: { view: SiteView }) {
  const { hero, profile, careerHead } = view
  const { availability, available = true, experience } = profile
  const figures = [experience ?? careerHead?.title, careerHead?.counts, lastChangeIn(view)].filter(Boolean)
  const present = presentJobOf(view)
  if (availability === undefined && !present && figures.length === 0) return null
  const [state, icon] =
    availability === undefined ? [undefined, briefcase] : available ? ['good', check] : ['away', clock]
  return (
    <div className={styles.banner} data-part="availability" data-state={state}>
      <Icon icon={icon} size={44} />
      <div>
        <p className={`heading ${styles.title}`}>{availability ?? (present ? titleOfJob(present) : hero.headline)}</p>
        {figures.length > 0 && <p className={styles.figures}>{figures.join(' · ')}</p>}
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
