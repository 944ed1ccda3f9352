import type { RichText } from '../../model/view.ts'
import { TextWithLinks } from './text-with-links.tsx'
import styles from './text-lists.module.css'

/** More highlights than `MANY` are folded after the first `SHOWN`. */
const MANY = 6
const SHOWN = 4

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

/** A long list shows its first highlights; the browser finds and prints the others, too. */
export function FoldedHighlights({ highlights, showAll }: { highlights: readonly RichText[]; showAll: string }) {
  if (highlights.length <= MANY) return <Highlights highlights={highlights} />
  return (
    <>
      <Highlights highlights={highlights.slice(0, SHOWN)} />
      <details className={styles.more}>
        <summary data-print="none" className="control">
          {showAll}
        </summary>
        <Highlights highlights={highlights.slice(SHOWN)} />
      </details>
    </>
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
