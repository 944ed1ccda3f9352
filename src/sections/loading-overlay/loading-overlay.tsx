import { useEffect, useRef } from 'react'
import { afterNextPaint } from '../../ui/after-next-paint.ts'
import { Lottie } from '../../ui/lottie.tsx'
import { revealed } from '../../ui/overlay-finished.ts'
import { Loader } from './loader.tsx'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = { label: string; animation: { src: string } | undefined; onEnd: () => void }

/**
 * Stands over the page for its first two seconds. CSS alone times it, so that neither a late script nor a missing one can
 * keep the content from anybody; this component only follows. `hidden` is for pages whose style is refused.
 */
export function LoadingOverlay({ label, animation, onEnd }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)

  // A frame later: to ask for a clock has the browser style at once whatever has changed, in the same long task as React.
  useEffect(() => afterNextPaint(() => void revealed().then((gone) => gone && onEnd())), [onEnd])

  const elapsed = () => Number(overlay.current?.getAnimations()[0]?.currentTime ?? 0)

  return (
    <div ref={overlay} className={styles.overlay} role="status" hidden>
      <div className={styles.loader}>
        <Loader />
        {animation && <Lottie src={animation.src} size="200x200" elapsed={elapsed} />}
      </div>
      <p>{label}</p>
    </div>
  )
}
