import type { RichText } from '../../model/view.ts'
import { TextWithLinks } from './text-with-links.tsx'
import styles from './text-lists.module.css'

/** Results or features, as a list below a description. */
export function Highlights({ highlights }: { highlights: readonly RichText[] }) {
  return (
    <ul role="list" className={styles.highlights}>
      {highlights.map((highlight, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- none ever moves
        <li key={index}>
          <TextWithLinks text={highlight} />
        </li>
      ))}
    </ul>
  )
}

/** Short texts in a line, such as the technologies of a project. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul role="list" data-print="line" className={`label ${styles.tags}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
