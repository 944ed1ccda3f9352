import arrowLeft from 'icon:arrow-left'
import { Link } from 'wouter'
import { Icon } from '../ui/icon.tsx'
import styles from './page.module.css'

export function BackToHome({ label }: { label: string }) {
  return (
    <Link href="/" data-print="none" className={`control ${styles.back}`}>
      <Icon icon={arrowLeft} size={18} />
      {label}
    </Link>
  )
}
