import type { Picture } from '../../model/content.ts'
import { initialsOf } from '../../model/organisations.ts'
import { Image } from './image.tsx'
import styles from './logo.module.css'

type LogoProps = { name: string; image: Picture | undefined; className: string | undefined }

export function Logo({ name, image, className }: LogoProps) {
  return (
    <div className={`${styles.logo} ${className}`}>
      {image ? <Image image={image} slot="logo" sizes="auto" /> : <Monogram name={name} />}
    </div>
  )
}

/** Takes the place of a missing logo, whose name is beside it. The letters are no text of the page. */
export function Monogram({ name }: { name: string }) {
  return <span className={styles.monogram} data-letters={initialsOf(name)} aria-hidden />
}
