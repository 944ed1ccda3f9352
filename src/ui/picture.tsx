import { useEffect, useRef, useState } from 'react'
import styles from './picture.module.css'

type PictureProps = {
  picture: { src: string; width: number; height: number; alt: string }
  /** For what a visitor sees first: asked for at once, before other pictures. All else waits until it comes near. */
  first?: boolean
}

/** Fills the box its parent gives it. When it fails, a calm surface with its name takes its place and nothing moves. */
export function Picture({ picture: { src, width, height, alt }, first = false }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // A picture of the prerendered page may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) return <Failed alt={alt} />
  return (
    <img
      ref={image}
      className={styles.picture}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={() => setFailed(true)}
    />
  )
}

function Failed({ alt }: { alt: string }) {
  return alt === '' ? (
    <span className={styles.failed} data-failed />
  ) : (
    <span className={styles.failed} data-failed role="img" aria-label={alt}>
      <span>{alt}</span>
    </span>
  )
}
