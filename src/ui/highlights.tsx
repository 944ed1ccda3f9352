import styles from './highlights.module.css'

/** Results, as a list below a description. */
export function Highlights({ highlights }: { highlights: readonly string[] }) {
  return (
    <ul className={styles.highlights}>
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  )
}
