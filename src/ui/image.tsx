import { useEffect, useRef, useState } from 'react'
import styles from './image.module.css'

/** A picture as the build hands it over; a drawing has no widths. */
export type ImageFile<Place extends string> = {
  src: string
  width: number
  height: number
  alt: string
  fallback?: 'png'
  widths?: { readonly [place in Place]?: readonly number[] }
}

type ImageProps<Place extends string> = {
  picture: ImageFile<Place>
  /** Which of the picture's widths are offered here, and how wide it is drawn, as an image's `sizes`. */
  place: Place
  sizes: string
  /** A part of the picture for small screens, instead of the whole. */
  narrow?: { place: Place; sizes: string; media: string }
  /** For what a visitor sees first: asked for at once, before other pictures. All else waits until it comes near. */
  first?: boolean
  className?: string | undefined
}

/** Fills the box its parent gives it. When it fails, a calm surface with its name takes its place and nothing moves. */
export function Image<Place extends string>({
  picture,
  place,
  sizes,
  narrow,
  first = false,
  className = styles.picture,
}: ImageProps<Place>) {
  const { src, width, height, alt, fallback = 'jpg' } = picture
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // What a visitor sees first is unpacked while the overlay stands, so that it is painted in the same moment as the words before
  // it. And a picture of the prerendered page may have failed before React listened: one without a width that can't be unpacked.
  // A drawing that names no size has no width either, in older Firefox.
  useEffect(() => {
    const { current } = image
    const isSuspect = current?.complete === true && current.naturalWidth === 0
    if (first || isSuspect) current?.decode().catch(() => isSuspect && setFailed(true)) // `onError` tells of all others.
  }, [first])

  if (failed) return <Failed alt={alt} />
  return (
    <picture className={styles.sources}>
      {narrow &&
        picture.widths &&
        ['avif', fallback].map((format) => (
          <source
            key={format}
            media={narrow.media}
            type={typeOf(format)}
            srcSet={sourcesOf(picture, narrow.place, format, '-narrow')}
            sizes={narrow.sizes}
          />
        ))}
      {picture.widths && <source type="image/avif" srcSet={sourcesOf(picture, place, 'avif')} sizes={sizes} />}
      <img
        ref={image}
        className={className}
        src={src}
        srcSet={picture.widths && sourcesOf(picture, place, fallback)}
        sizes={picture.widths && sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

/** The candidates for a place: `hero-640w.avif 640w, …`. */
function sourcesOf<Place extends string>(
  { src, widths }: ImageFile<Place>,
  place: Place,
  format: string,
  part = '',
): string {
  const stem = src.replace(/\.\w+$/, '') + part
  return (widths?.[place] ?? []).map((width) => `${stem}-${width}w.${format} ${width}w`).join(', ')
}

/**
 * Asks for the picture as a place shows it before it stands there, in the format that `shown` came in: one that shows the
 * same picture elsewhere.
 */
export function preloadImage<Place extends string>(
  picture: ImageFile<Place>,
  place: Place,
  sizes: string,
  shown: HTMLImageElement | null,
) {
  const { src, fallback = 'jpg', widths } = picture
  const image = document.createElement('img')
  if (widths) {
    image.sizes = sizes
    image.srcset = sourcesOf(picture, place, shown?.currentSrc.endsWith('.avif') ? 'avif' : fallback)
  } else image.src = src
}

function typeOf(format: string): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`
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
