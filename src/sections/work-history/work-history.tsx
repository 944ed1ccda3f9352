import type { WorkHistoryEntry } from '../../../schema/content.ts'
import { Lottie } from '../../ui/lottie.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './work-history.module.css'

type WorkHistoryProps = {
  id: string
  title: string
  lead: string
  entries: readonly WorkHistoryEntry[]
  animation: { src: string } | undefined
}

export function WorkHistory({ id, title, lead, entries, animation }: WorkHistoryProps) {
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="120x120" />}>
      <ol className={styles.timeline}>
        {entries.map(({ period, role, employer, description }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <p className={styles.period}>{period}</p>
            <div>
              <h3>{role}</h3>
              {employer && <p>{employer}</p>}
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
