import type { Words } from '../../schema/content.ts'
import { BackToHome } from './back-to-home.tsx'
import styles from './not-found-page.module.css'
import page from './page.module.css'

export function NotFoundPage({ words }: { words: Words }) {
  return (
    <div className={page.page}>
      <p aria-hidden className={styles.status}>
        404
      </p>
      <h2 id="routed-title" tabIndex={-1}>
        {words.notFoundTitle}
      </h2>
      <p className={styles.text}>{words.notFoundText}</p>
      <BackToHome label={words.backToHome} />
    </div>
  )
}
