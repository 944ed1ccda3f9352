import briefcase from 'icon:briefcase'
import check from 'icon:circle-check'
import clock from 'icon:clock'
import type { SiteView } from '../../../../model/view.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sameText } from '../../../ui/same-text.ts'
import { presentJobOf, titleOfJob } from './career-jobs.ts'
import { Career } from './career.tsx'
import * as styles from './banner.module.css'

/** Whether the owner is available, or without a word about it where they are today; how long they have worked, and their career as cells. */
export function Banner({ view }: { view: SiteView }) {
  const { profile, careerHead } = view
  const { availability, available = true, experience } = profile
  const length = experience ?? careerHead?.title
  const title = availability ?? presenceIn(view) ?? length
  if (title === undefined) return null
  const [state, icon] =
    availability === undefined ? [undefined, briefcase] : available ? ['good', check] : ['away', clock]
  const detail = detailIn(view, title)
  return (
    <div className={styles.banner} data-part="availability" data-state={state}>
      <div className={styles.head}>
        <div>
          <p className={`heading ${styles.title}`}>
            <Icon icon={icon} size={44} />
            <span>{title}</span>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {(careerHead ?? experience) !== undefined && (
          <div className={styles.figures}>
            {title !== length && <p className={`heading ${styles.length}`}>{length}</p>}
            {careerHead && <p className={styles.counts}>{careerHead.counts}</p>}
          </div>
        )}
      </div>
      {careerHead?.cells !== undefined && <Career view={view} cells={careerHead.cells} />}
    </div>
  )
}

/** "Now at Example Technologies" */
function presenceIn(view: SiteView): string | undefined {
  const present = presentJobOf(view)
  const { nowAt } = view.ui
  if (!present || nowAt === undefined || present.place === undefined) return present && titleOfJob(present)
  const { place } = present
  return nowAt.replace('{employer}', () => place)
}

/** The job of today, as far as the title of the banner and the headline do not say it. */
function detailIn(view: SiteView, title: string): string | undefined {
  const present = presentJobOf(view)
  if (!present) return undefined
  if (view.profile.availability !== undefined && present.place !== undefined) return titleOfJob(present)
  const isSaid = sameText(present.heading, view.hero.headline) || sameText(present.heading, title)
  return [!isSaid && present.heading, present.period?.text].filter(Boolean).join(' · ')
}
