import arrowLeft from 'icon:arrow-left'
import { Link } from 'wouter'
import { Glyph } from '../ui/icon.tsx'
import styles from './page.module.css'

export function BackToHome({ label }: { label: string }) {
  return (
    <Link href="/" className={styles.back ?? ''}>
      <Glyph glyph={arrowLeft} size={18} />
      {label}
    </Link>
  )
}
