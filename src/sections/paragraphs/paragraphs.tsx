import type { RichText } from '../../../model/view.ts'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './paragraphs.module.css'

/** Texts of the owner's own. */
export function Paragraphs({ entries, ...head }: SectionHead & { entries: readonly RichText[] }) {
  return (
    <Section {...head} compact>
      <div className={styles.list}>
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
