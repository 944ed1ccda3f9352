import type { Hero as HeroContent } from '../../../model/view.ts'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import * as styles from './hero.module.css'

const HEIGHT = Number.parseInt(styles.heroHeight ?? '', 10)

/** Viewports narrower than a 16:15 crop of the hero's height load that crop. */
const CROP_WIDTH = HEIGHT * (16 / 15)
const NARROW = { slot: 'heroNarrow', media: `(width < ${CROP_WIDTH}px)`, sizes: `${CROP_WIDTH}px` } as const

/** Longer headlines get a smaller font size. */
const LONG_HEADLINE = 40

type HeroProps = { hero: HeroContent; animation: { src: string } | undefined }

export function Hero({ hero: { headline, subtitle, picture }, animation }: HeroProps) {
  return (
    <div className={`inSecondFrame ${styles.hero}`} data-part="hero">
      {picture ? (
        <div className={styles.photo}>
          <Image image={picture} slot="hero" sizes={sizesOf(picture)} narrow={NARROW} priority />
        </div>
      ) : (
        <div className={styles.pattern} />
      )}
      <div className={styles.body} data-long={headline.length > LONG_HEADLINE || undefined}>
        <div>
          {/* Focused when a visitor returns to the top. */}
          <h1 tabIndex={-1}>{headline}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
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

/** At least as wide as the viewport, and as high as the banner. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  return `max(100vw, ${Math.ceil(HEIGHT * (width / height))}px)`
}
