import type { ReactNode } from 'react'
import type { Result, SiteView } from '../../model/view.ts'
import { keyResultsIn } from '../ui/key-results.ts'

type KeyResultsProps = { view: SiteView; className: string | undefined; renderResult: (result: Result) => ReactNode }

/** As many as have room in a row. */
const MOST = 3

/** Results in a row, in the first screen; nothing if there is only one. The sections repeat them. */
export function KeyResults({ view: { sections }, className, renderResult }: KeyResultsProps) {
  const results = keyResultsIn(sections).slice(0, MOST)
  if (results.length < 2) return null
  return (
    <ul role="list" aria-hidden data-print="none" className={className}>
      {results.map(({ source, ...result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two results may be equal, and none ever moves
        <li key={index}>
          {renderResult(result)}
          {source && <p className="label">{source}</p>}
        </li>
      ))}
    </ul>
  )
}
