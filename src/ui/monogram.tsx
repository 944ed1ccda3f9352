import styles from './monogram.module.css'

/** Takes the place of a missing logo, whose name is beside it. The letters are no text of the page. */
export function Monogram({ letters }: { letters: string | undefined }) {
  return <span className={styles.monogram} data-letters={letters} aria-hidden />
}
