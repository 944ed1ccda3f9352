import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = { id: string; title: string; lead?: string; beside?: ReactNode; children: ReactNode }

/** A part of the main page under a heading of its own, with room for a decoration beside the heading. */
export function Section({ id, title, lead, beside, children }: SectionProps) {
  const heading = `${id}-title`
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {beside}
      </div>
      {children}
    </section>
  )
}
