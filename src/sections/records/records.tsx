import type { RecordEntry } from '../../../model/view.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './records.module.css'

type RecordsProps = SectionHead & { entries: readonly RecordEntry[] }

/** Certificates, publications and awards, one in a line. */
export function Records({ entries, ...head }: RecordsProps) {
  return (
    <Section {...head} compact>
      <ul role="list" className={styles.records}>
        {entries.map(({ title, by, date, address, summary }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <h3>{address === undefined ? title : <ExternalLink href={address}>{title}</ExternalLink>}</h3>
            {by && <p className="description">{by}</p>}
            {date && <p className={`label ${styles.date}`}>{date.text}</p>}
            {summary && (
              <p className="description">
                <TextWithLinks text={summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
