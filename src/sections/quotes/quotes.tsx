import type { Quote } from '../../../model/entries.ts'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './quotes.module.css'

/** What others say about the owner. */
export function Quotes({ id, title, lead, entries }: SectionHead & { entries: readonly Quote[] }) {
  return (
    <Section id={id} title={title} lead={lead}>
      <ul role="list" className={styles.quotes}>
        {entries.map(({ text, by, role }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <blockquote className="description">
              <TextWithLinks text={text} />
            </blockquote>
            <p>{by}</p>
            {role && <p className={`label ${styles.role}`}>{role}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Paragraphs({ id, title, lead, entries }: SectionHead & { entries: readonly string[] }) {
  return (
    <Section id={id} title={title} lead={lead} compact>
      <div className={styles.paragraphs}>
        {entries.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <p key={index} className="description">
            <TextWithLinks text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  )
}
