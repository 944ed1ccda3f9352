import { useEffect, useState } from 'react'
import type { TraceSpan } from '../../../model/view.ts'
import { overlayFinished } from '../../navigation/overlay-finished.ts'
import { CareerSpans } from '../../ui/career-spans.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import styles from './loading-overlay.module.css'

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

/** The right face of a container, and the edges around it. The left ones are mirrored. */
const FACE =
  'M100 101.4c0-.9.5-1.7 1.2-2.1l21-12.1c1.7-1 3.8.2 3.8 2.1v24.3c0 .9-.5 1.7-1.3 2.1l-20.9 12.1c-1.7 1-3.8-.2-3.8-2.1z'
const EDGES = 'M101 138.4l30.8-17.7c1.2-.8 2-2.1 2-3.5V81.7'

/** The built-in loading animation, in HTML and CSS, so that it is there at the first paint. */
function Loader() {
  return (
    <div aria-hidden className={styles.loader}>
      <svg viewBox="0 0 200 200" fill="none">
        <g className={styles.outline}>
          <path className={styles.right} d={EDGES} />
          <path className={styles.left} d={EDGES} />
          <path className={styles.top} d="M67.3 79.9l30.7-17.7c1.2-.7 2.8-.7 4 0l30.7 17.7" />
        </g>
        <path className={styles.right} d={FACE} />
        <path className={styles.left} d={FACE} />
        <path
          className={styles.top}
          d="M101.2 99.3c-.7.4-1.7.4-2.4 0l-21-12.1c-1.7-1-1.7-3.4 0-4.4l21-12.1c.7-.4 1.7-.4 2.4 0l21 12.1c1.7 1 1.7 3.4 0 4.4z"
        />
        <circle className={styles.ring} cx="100" cy="100" r="56" />
        <circle className={styles.ticks} cx="100" cy="100" r="72" />
        <circle className={styles.track} cx="100" cy="100" r="88" />
      </svg>
      <div className={styles.orbit} />
    </div>
  )
}
