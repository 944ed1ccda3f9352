import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import type { ImageSlot, Picture } from '../../model/view.ts'
import * as styles from './image.module.css'

type ImageProps = {
  image: Picture
  /** The slot of the layout, which decides the widths on offer. */
  slot: ImageSlot
  sizes: string
  /** Another crop for small screens. */
  narrow?: { slot: ImageSlot; sizes: string; media: string }
  /** Loads at once and with high priority; all others load lazily. */
  priority?: boolean
  className?: string | undefined
}

/** Fills its parent's box. When it fails to load, a placeholder with its alternative text takes its place. */
export function Image({ image, slot, sizes, narrow, priority = false, className = styles.image }: ImageProps) {
  const { src, width, height, alt, fallback = 'jpg', slots, ground } = image
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // A prerendered image may have failed before hydration. Older Firefox reports no width for some SVGs that did load.
  // An image with priority is decoded behind the overlay, to be painted together with the text.
  useEffect(() => {
    const { current } = element
    const mayHaveFailed = current?.complete === true && current.naturalWidth === 0
    if (priority || mayHaveFailed) current?.decode().catch(() => mayHaveFailed && setFailed(true))
  }, [priority])

  if (failed) return <Placeholder text={alt} />
  return (
    <picture className={styles.picture}>
      {narrow &&
        slots &&
        ['avif', fallback].map((format) => (
          <source
            key={format}
            media={narrow.media}
            type={`image/${format === 'jpg' ? 'jpeg' : format}`}
            srcSet={srcSetOf(image, narrow.slot, format, '-narrow')}
            sizes={narrow.sizes}
          />
        ))}
      {slots && <source type="image/avif" srcSet={srcSetOf(image, slot, 'avif')} sizes={sizes} />}
      <img
        ref={element}
        className={className}
        src={src}
        srcSet={slots && srcSetOf(image, slot, fallback)}
        sizes={slots && sizes}
        width={width}
        height={height}
        alt={alt}
        data-ground={ground}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

/** Starts loading an image before it is shown in a slot. */
export function preloadImage(image: Picture, slot: ImageSlot, sizes: string) {
  if (!image.slots) return preload(image.src, { as: 'image' })
  preload(image.src, { as: 'image', type: 'image/avif', imageSrcSet: srcSetOf(image, slot, 'avif'), imageSizes: sizes })
}

/** The candidates of a slot: `sizes/hero.jpg-640w.avif 640w, …`. Few browsers need another format: it has one width, and the whole image. */
function srcSetOf(
  image: Picture,
  slot: ImageSlot,
  format: string,
  crop = (slot === 'thumbnail' && image.crop) || '',
): string {
  const { src, slots } = image
  const stem = src.replace(/[^/]+$/, 'sizes/$&') + crop
  const { widths = [], fallback } = slots?.[slot] ?? {}
  const shown = format === 'avif' ? widths : [fallback]
  const whole = format !== 'avif' && crop === '' ? [`${src} ${widths.at(-1)}w`] : []
  return [...shown.map((width) => `${stem}-${width}w.${format} ${width}w`), ...whole].join(', ')
}

function Placeholder({ text }: { text: string }) {
  if (text === '') return <span className={styles.failed} data-failed />
  return (
    <span className={styles.failed} data-failed role="img" aria-label={text}>
      <span>{text}</span>
    </span>
  )
}
