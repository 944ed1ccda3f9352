import type { ReactNode } from 'react'
import type { RichText } from '../../model/view.ts'
import { TextWithLinks } from './text-with-links.tsx'
import * as styles from './section.module.css'

export type SectionHead = { id: string; title: string; lead?: RichText | undefined }

type SectionProps = SectionHead & {
  decoration?: ReactNode
  /** A short list: its heading is beside it, where there is room. */
  compact?: boolean | undefined
  /** On a tinted band. */
  band?: boolean
  children: ReactNode
}

/** A section of the main page, with its heading and room for a decoration beside it. */
export function Section({ id, title, lead, decoration, compact, band, children }: SectionProps) {
  const heading = `${id}-title`
  return (
    <section
      id={id}
      className={`afterFonts ${compact ? styles.compact : styles.section}`}
      data-band={band}
      aria-labelledby={heading}
    >
      <div className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          {lead !== undefined && (
            <p className={`description ${styles.lead}`}>
              <TextWithLinks text={lead} />
            </p>
          )}
        </div>
        {decoration}
      </div>
      {children}
    </section>
  )
}
