import { initialsOf } from '../../model/initials.ts'
import styles from './monogram.module.css'

/** Takes the place of a missing logo, whose name is beside it. The letters are no text of the page. */
export function Monogram({ name }: { name: string }) {
  return <span className={styles.monogram} data-letters={initialsOf(name)} aria-hidden />
}
