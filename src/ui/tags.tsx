import styles from './tags.module.css'

/** Short texts in a line, such as the technologies of a project. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul role="list" data-print="line" className={`label ${styles.tags}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
