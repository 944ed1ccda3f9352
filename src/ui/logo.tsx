import type { Picture } from '../../model/view.ts'
import { Image } from './image.tsx'
import * as styles from './logo.module.css'

type LogoProps = { image: Picture | undefined; initials: string | undefined; className: string | undefined }

export function Logo({ image, initials, className }: LogoProps) {
  return (
    <div className={`${styles.logo} ${className}`}>
      {image ? <Image image={image} slot="logo" sizes="auto" /> : <Monogram letters={initials} />}
    </div>
  )
}

/** Takes the place of a missing logo, whose name is beside it. The letters are no text of the page. */
export function Monogram({ letters }: { letters: string | undefined }) {
  return <span className={styles.monogram} data-letters={letters} aria-hidden />
}
