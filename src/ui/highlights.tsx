import styles from './highlights.module.css'

/** Results or features, as a list below a description. */
export function Highlights({ highlights }: { highlights: readonly string[] }) {
  return (
    <ul role="list" data-print="bullets" className={styles.highlights}>
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  )
}
