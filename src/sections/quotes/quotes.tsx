import type { QuoteEntry } from '../../../model/view.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './quotes.module.css'

/** What others say about the owner. */
export function Quotes({ entries, ...head }: SectionHead & { entries: readonly QuoteEntry[] }) {
  return (
    <Section {...head}>
      <ul role="list" className={styles.quotes}>
        {entries.map(({ text, by, role, address }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <blockquote className="description">
              <TextWithLinks text={text} />
            </blockquote>
            <p>{address === undefined ? by : <ExternalLink href={address}>{by}</ExternalLink>}</p>
            {role && <p className={`label ${styles.role}`}>{role}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
