import { ExternalLink } from './external-link.tsx'
import styles from './records.module.css'

type RecordEntry = {
  title: string
  /** Who issued, published or gave it. */
  by: string | undefined
  date: { text: string } | undefined
  address?: string | undefined
  summary?: string | undefined
}

/** Certificates, publications and awards, one in a line. */
export function Records({ records, newTabLabel }: { records: readonly RecordEntry[]; newTabLabel: string }) {
  return (
    <ul role="list" className={styles.records}>
      {records.map(({ title, by, date, address, summary }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
        <li key={index}>
          <h3>
            {address === undefined ? (
              title
            ) : (
              <ExternalLink href={address} newTabLabel={newTabLabel}>
                {title}
              </ExternalLink>
            )}
          </h3>
          {by && <p className={styles.by}>{by}</p>}
          {date && <p className={styles.date}>{date.text}</p>}
          {summary && <p className={styles.summary}>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
