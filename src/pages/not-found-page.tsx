import type { Locale, UiStrings } from '../../model/view.ts'
import { BackToHome, RoutedTitle } from './routed-head.tsx'
import styles from './page.module.css'

type NotFoundPageProps = { languages: Locale['others']; strings: UiStrings }

export function NotFoundPage({ languages, strings }: NotFoundPageProps) {
  return (
    <div className={styles.page}>
      <p aria-hidden className={`label ${styles.notFoundStatus}`}>
        404
      </p>
      <RoutedTitle>{strings.notFoundTitle}</RoutedTitle>
      <p className={`description ${styles.notFoundText}`}>{strings.notFoundText}</p>
      <BackToHome label={strings.backToHome} />
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
