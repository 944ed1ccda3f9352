import type { SiteView } from '../../../../model/view.ts'
import { keyResultsIn } from '../../../ui/key-results.ts'
import { Outcome } from './outcome.tsx'
import * as styles from './results.module.css'

/** As many as have room in a row. */
const MOST = 3

/** Results in a row, above the map, which repeats them. */
export function Results({ view: { sections, ui } }: { view: SiteView }) {
  const results = keyResultsIn(sections).slice(0, MOST)
  if (results.length < 2) return null
  return (
    <ul role="list" aria-hidden data-print="none" className={styles.results}>
      {results.map(({ source, ...result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two results may be equal, and none ever moves
        <li key={index}>
          {source && <p className="label">{source}</p>}
          <Outcome result={result} strings={ui} />
        </li>
      ))}
    </ul>
  )
}
