import { useEffect, useState } from 'react'
import { Lottie } from '../../ui/lottie.tsx'
import { overlayFinished } from '../../ui/overlay-finished.ts'
import { Loader } from './loader.tsx'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = { label: string; animation: { src: string } | undefined }

/**
 * Covers the page for its first two seconds. CSS alone shows and hides it (base.css), so a late or missing script can't block
 * the content. `hidden` is for browsers that ignore the stylesheet.
 */
export function LoadingOverlay({ label, animation }: LoadingOverlayProps) {
  const [loading, setLoading] = useState(true)
  useEffect(() => void overlayFinished().then(() => setLoading(false)), [])

  if (!loading) return null
  return (
    <div className={styles.overlay} role="status" hidden>
      <div className={styles.loader}>
        <Loader />
        {animation && <Lottie src={animation.src} size="200x200" eager />}
      </div>
      <p>{label}</p>
    </div>
  )
}
