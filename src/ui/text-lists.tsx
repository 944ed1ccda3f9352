import type { ComponentType } from 'react'
import type { RichText } from '../../model/view.ts'
import { TextWithLinks } from './text-with-links.tsx'
import * as styles from './text-lists.module.css'

/** More highlights than `MANY` are folded after the first `SHOWN`. */
const MANY = 6
const SHOWN = 4

type HighlightsProps = {
  highlights: readonly RichText[]
  /** How the text of one is shown. */
  Text?: ComponentType<{ text: RichText }>
}

/** Results or features, as a list below a description. */
export function Highlights({ highlights, Text = TextWithLinks }: HighlightsProps) {
  return (
    <ul role="list" className={styles.highlights}>
      {highlights.map((highlight, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- none ever moves
        <li key={index}>
          <Text text={highlight} />
        </li>
      ))}
    </ul>
  )
}

/** A long list shows its first highlights; the browser finds and prints the others, too. */
export function FoldedHighlights({ highlights, showAll, Text }: HighlightsProps & { showAll: string }) {
  const text = Text && { Text }
  if (highlights.length <= MANY) return <Highlights highlights={highlights} {...text} />
  return (
    <>
      <Highlights highlights={highlights.slice(0, SHOWN)} {...text} />
      <details className={styles.more}>
        <summary data-print="none" className="control">
          {showAll}
        </summary>
        <Highlights highlights={highlights.slice(SHOWN)} {...text} />
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
