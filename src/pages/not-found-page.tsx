import type { ReactNode } from 'react'
import { pagesStandAlone } from 'virtual:layout'
import type { Locale, TraceSpan, UiStrings } from '../../model/view.ts'
import { CareerSpans } from '../ui/career-spans.tsx'
import { BackToHome, RoutedTitle } from './routed-head.tsx'
import * as styles from './page.module.css'

type NotFoundPageProps = {
  languages: Locale['others']
  career: readonly TraceSpan[] | undefined
  strings: UiStrings
  /** Where else to go. */
  children: ReactNode
}

export function NotFoundPage({ languages, career, strings, children }: NotFoundPageProps) {
  return (
    <div className={styles.page} data-part="not-found">
      <p aria-hidden className={`label ${styles.notFoundStatus}`}>
        404
      </p>
      {career && (
        <svg aria-hidden className={styles.gap}>
          <CareerSpans spans={career} />
          <rect x="38%" y="-1" width="14%" height="8" />
        </svg>
      )}
      <RoutedTitle>{strings.notFoundTitle}</RoutedTitle>
      {!pagesStandAlone && <p className={`description ${styles.notFoundText}`}>{strings.notFoundText}</p>}
      <BackToHome label={strings.backToHome} />
      {children}
      {languages.map(({ language, name, base }) => (
        <p key={language}>
          <a href={base} lang={language} hrefLang={language} className={`control ${styles.back}`}>
            {name}
          </a>
        </p>
      ))}
    </div>
  )
}
