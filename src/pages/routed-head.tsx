import arrowLeft from 'icon:arrow-left'
import type { ReactNode } from 'react'
import { Link } from '../navigation/location.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './page.module.css'

/** The id of the heading in the routed area. */
export const ROUTED_TITLE = 'routed-title'

/** Focused when a visitor follows a link to the page. */
export function RoutedTitle({ children }: { children: ReactNode }) {
  return (
    <h2 id={ROUTED_TITLE} tabIndex={-1}>
      {children}
    </h2>
  )
}

export function BackToHome({ label }: { label: string }) {
  return (
    <Link href="/" data-print="none" className={`control ${styles.back}`}>
      <Icon icon={arrowLeft} size={18} />
      {label}
    </Link>
  )
}
