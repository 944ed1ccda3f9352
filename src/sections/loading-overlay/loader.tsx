import styles from './loader.module.css'

/**
 * The loading animation as it stands in the HTML, there at the first paint: the same drawing and timing as
 * content/animations/loader.json, which takes over when the player arrives in time.
 */
export function Loader() {
  return (
    <div aria-hidden className={styles.loader}>
      <svg viewBox="0 0 200 200" fill="none">
        <path
          className={styles.right}
          d="M100 101.44C100 100.55 100.48 99.72 101.25 99.28L122.23 87.17C123.9 86.2 125.98 87.41 125.98 89.33L125.98 113.56C125.98 114.45 125.5 115.28 124.73 115.72L103.75 127.83C102.08 128.8 100 127.59 100 125.67Z"
        />
        <path
          className={styles.left}
          d="M100 101.44C100 100.55 99.52 99.72 98.75 99.28L77.77 87.17C76.1 86.2 74.02 87.41 74.02 89.33L74.02 113.56C74.02 114.45 74.5 115.28 75.27 115.72L96.25 127.83C97.92 128.8 100 127.59 100 125.67Z"
        />
        <path
          className={styles.top}
          d="M101.25 99.28C100.48 99.72 99.52 99.72 98.75 99.28L77.77 87.17C76.1 86.2 76.1 83.8 77.77 82.83L98.75 70.72C99.52 70.28 100.48 70.28 101.25 70.72L122.23 82.83C123.9 83.8 123.9 86.2 122.23 87.17Z"
        />
        <path
          className={styles.outline}
          d="M98 62.15C99.24 61.44 100.76 61.44 102 62.15L131.77 79.35C133.01 80.06 133.77 81.38 133.77 82.81L133.77 117.19C133.77 118.62 133.01 119.94 131.77 120.65L102 137.85C100.76 138.56 99.24 138.56 98 137.85L68.23 120.65C66.99 119.94 66.23 118.62 66.23 117.19L66.23 82.81C66.23 81.38 66.99 80.06 68.23 79.35Z"
        />
        <circle className={styles.ring} cx="100" cy="100" r="56" />
        <circle className={styles.ticks} cx="100" cy="100" r="72" />
        <circle className={styles.track} cx="100" cy="100" r="88" />
      </svg>
      <div className={styles.orbit} />
    </div>
  )
}
