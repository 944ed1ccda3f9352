import type { Hero as HeroContent } from '../../../schema/content.ts'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import styles from './hero.module.css'

/** In pixels, as in the stylesheet. */
const HEIGHT = 600

/** Phones show a part of the photograph, 16 by 15. */
const NARROW = { place: 'heroNarrow', media: '(width < 640px)', sizes: `${HEIGHT * (16 / 15)}px` } as const

/** So many characters fit the banner in the largest type. */
const LONG = 40

type HeroProps = {
  hero: HeroContent
  animation: { src: string } | undefined
  /** Whether a visitor sees it first; if not, its photograph waits. */
  first: boolean
}

export function Hero({ hero: { headline, subtitle, picture }, animation, first }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.photo} data-last={first ? undefined : ''}>
        <Image
          picture={picture}
          place="hero"
          sizes={`max(100vw, ${Math.ceil(HEIGHT * (picture.width / picture.height))}px)`}
          narrow={NARROW}
          first={first}
        />
      </div>
      <div className={styles.strings} data-long={headline.length > LONG || undefined}>
        <div>
          {/* Focus comes here when a visitor goes back to the top. */}
          <h1 tabIndex={-1}>{headline}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {animation && (
          <div className={styles.animation}>
            <Lottie src={animation.src} size="200x160" />
          </div>
        )}
      </div>
    </div>
  )
}
