import arrowLeft from 'icon:arrow-left'
import type { ReactNode } from 'react'
import { pagesStandAlone } from 'virtual:layout'
import { Link } from '../navigation/location.tsx'
import { Icon } from '../ui/icon.tsx'
import * as styles from './page.module.css'

/** The id of the heading in the routed area. */
export const ROUTED_TITLE = 'routed-title'

/** The title of the page. Focused when a visitor follows a link to it. */
export function RoutedTitle({ children }: { children: ReactNode }) {
  const Title = pagesStandAlone ? 'h1' : 'h2'
  return (
    <Title id={ROUTED_TITLE} tabIndex={-1} className={styles.title}>
      {children}
    </Title>
  )
}

/** A heading below the title. `level`: below the main page; one less on a page that is alone. */
export function RoutedHeading({ level = 3, ...props }: { level?: 3 | 4; id?: string; children: ReactNode }) {
  const Heading = `h${pagesStandAlone ? level - 1 : level}` as 'h3' // or another level
  return <Heading {...props} data-level={level} className={styles.heading} />
}

export function BackToHome({ label }: { label: string }) {
  return (
    <Link href="/" data-print="none" className={`control ${styles.back}`}>
      <Icon icon={arrowLeft} size={18} />
      {label}
    </Link>
  )
}
