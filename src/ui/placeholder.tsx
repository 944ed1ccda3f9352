import styles from './image.module.css'

/** Takes the place of an image that failed to load. */
export function Placeholder({ text }: { text: string }) {
  if (text === '') return <span className={styles.failed} data-failed />
  return (
    <span className={styles.failed} data-failed role="img" aria-label={text}>
      <span>{text}</span>
    </span>
  )
}
