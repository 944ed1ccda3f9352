import type { Language } from '../../../model/content.ts'
import { Section } from '../../ui/section.tsx'
import styles from './languages.module.css'

type LanguagesProps = { id: string; title: string; lead?: string | undefined; entries: readonly Language[] }

export function Languages({ id, title, lead, entries }: LanguagesProps) {
  return (
    <Section id={id} title={title} lead={lead} compact>
      <ul role="list" data-print="line" className={styles.languages}>
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
