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
    <Section id={id} title={title} lead={lead} beside={animation && <Lottie src={animation.src} size="120x120" />}>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li key={entries.indexOf(entry)}>
            <p className={styles.period}>{entry.period}</p>
            <div>
              <h3>{entry.role}</h3>
              {entry.employer && <p>{entry.employer}</p>}
              <p className={styles.description}>{entry.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
