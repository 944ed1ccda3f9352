import { useEffect, useState } from 'react'
import type { TraceSpan } from '../../../model/view.ts'
import { overlayFinished } from '../../navigation/overlay-finished.ts'
import { CareerSpans } from '../../ui/career-spans.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import * as styles from './loading-overlay.module.css'

type LoadingOverlayProps = {
  label: string
  animation: { src: string } | undefined
  career: readonly TraceSpan[] | undefined
}

/**
 * Covers the page for its first two seconds. CSS alone shows and hides it (base.css), so a late or missing script can't block
 * the content. `hidden` is for browsers that ignore the stylesheet.
 */
export function LoadingOverlay({ label, animation, career }: LoadingOverlayProps) {
  const [loading, setLoading] = useState(true)
  useEffect(() => void overlayFinished().then(() => setLoading(false)), [])

  if (!loading) return null
  return (
    <div id="loadingOverlay" className={styles.overlay} data-part="overlay" role="status" hidden>
      <div className={styles.box}>
        <Loader />
        {animation && <Lottie src={animation.src} size="200x200" eager />}
      </div>
      <p>{label}</p>
      {career && (
        <svg aria-hidden className={styles.progress}>
          <CareerSpans spans={career} />
        </svg>
      )}
    </div>
  )
}

/** A third of a hexagon: its edges, its face to the centre, and the whole (artwork/animations/build.mjs prints them). */
const EDGES = 'M70.56 100V85.31c0-1.43.76-2.75 2-3.46L98 67.15c1.24-.71 2.76-.71 4 0l12.72 7.35'
const FACE = `${EDGES}L100 100z`
const HEXAGON =
  'M98 67.15c1.24-.71 2.76-.71 4 0l25.44 14.7c1.24.71 2 2.03 2 3.46v29.38c0 1.43-.76 2.75-2 3.46L102 132.85c-1.24.71-2.76.71-4 0l-25.44-14.7c-1.24-.71-2-2.03-2-3.46V85.31c0-1.43.76-2.75 2-3.46z'
const SPOKES =
  'M100 88.44v-9.52M110.01 94.22l8.25-4.76M110.01 105.78l8.25 4.76M100 111.56v9.52M89.99 105.78l-8.25 4.76M89.99 94.22l-8.25-4.76'

/** The built-in loading animation, in HTML and CSS, so that it is there at the first paint. */
function Loader() {
  return (
    <div aria-hidden className={styles.loader}>
      <svg viewBox="0 0 200 200" fill="none">
        <path className={styles.pulse} d={HEXAGON} />
        {[0, 120, 240].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <g className={styles.part}>
              <path className={styles.face} d={FACE} />
              <path d={EDGES} />
            </g>
          </g>
        ))}
        <path className={styles.wheel} d={SPOKES} />
        <circle className={styles.hub} cx="100" cy="100" r="2.5" />
        <circle className={styles.ring} cx="100" cy="100" r="56" />
        <circle className={styles.ticks} cx="100" cy="100" r="72" />
        <circle className={styles.track} cx="100" cy="100" r="88" />
      </svg>
      <div className={styles.orbit} />
    </div>
  )
}
