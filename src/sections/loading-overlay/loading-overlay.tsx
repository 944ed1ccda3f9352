import { useEffect, useRef } from 'react'
import { Animation } from '../../ui/animation.tsx'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = { label: string; animation: { src: string } | undefined; onEnd: () => void }

/**
 * Stands over the page for its first two seconds. CSS alone times it, so that neither a late script nor a missing one can
 * keep the content from anybody; this component only follows. `hidden` is for pages whose stylesheet never arrives.
 */
export function LoadingOverlay({ label, animation, onEnd }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const running = overlay.current?.getAnimations() ?? []
    void Promise.allSettled(running.map(({ finished }) => finished)).then(onEnd)
  }, [onEnd])

  return (
    <div ref={overlay} className={styles.overlay} hidden>
      <div className={styles.loader}>
        <Loader />
        {animation && <Animation src={animation.src} width={200} />}
      </div>
      <p>{label}</p>
    </div>
  )
}

/** The form of the animation that is there at the first paint. */
function Loader() {
  return (
    <svg aria-hidden className={styles.firstPaint} viewBox="0 0 200 200">
      <circle className={styles.track} cx="100" cy="100" r="64" />
      <circle className={styles.outer} cx="100" cy="100" r="64" />
      <circle className={styles.inner} cx="100" cy="100" r="42" />
      <circle className={styles.core} cx="100" cy="100" r="9" />
    </svg>
  )
}
