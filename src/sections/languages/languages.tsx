import type { LanguageEntry } from '../../../model/view.ts'
import { Section, type SectionHead } from '../../ui/section.tsx'
import * as styles from './languages.module.css'

export function Languages({ entries, ...head }: SectionHead & { entries: readonly LanguageEntry[] }) {
  return (
    <Section {...head} compact>
      <ul role="list" data-print="line" className={styles.list}>
        {entries.map(({ name, fluency }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <h3>{name}</h3>
            {fluency && <p className="label">{fluency}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
