import styles from './loader.module.css'

/**
 * The loading animation as it stands in the HTML, there at the first paint: the same drawing and timing as
 * content/animations/loader.json, to a tenth of a pixel, which takes over when the player arrives in time.
 */
export function Loader() {
  return (
    <div aria-hidden className={styles.loader}>
      <svg viewBox="0 0 200 200" fill="none">
        <path
          className={styles.right}
          d="M100 101.4C100 100.5 100.5 99.7 101.2 99.3L122.2 87.2C123.9 86.2 126 87.4 126 89.3L126 113.6C126 114.5 125.5 115.3 124.7 115.7L103.8 127.8C102.1 128.8 100 127.6 100 125.7Z"
        />
        <path
          className={styles.left}
          d="M100 101.4C100 100.5 99.5 99.7 98.8 99.3L77.8 87.2C76.1 86.2 74 87.4 74 89.3L74 113.6C74 114.5 74.5 115.3 75.3 115.7L96.2 127.8C97.9 128.8 100 127.6 100 125.7Z"
        />
        <path
          className={styles.top}
          d="M101.2 99.3C100.5 99.7 99.5 99.7 98.8 99.3L77.8 87.2C76.1 86.2 76.1 83.8 77.8 82.8L98.8 70.7C99.5 70.3 100.5 70.3 101.2 70.7L122.2 82.8C123.9 83.8 123.9 86.2 122.2 87.2Z"
        />
        <path
          className={styles.outline}
          d="M98 62.1C99.2 61.4 100.8 61.4 102 62.1L131.8 79.3C133 80.1 133.8 81.4 133.8 82.8L133.8 117.2C133.8 118.6 133 119.9 131.8 120.7L102 137.8C100.8 138.6 99.2 138.6 98 137.8L68.2 120.7C67 119.9 66.2 118.6 66.2 117.2L66.2 82.8C66.2 81.4 67 80.1 68.2 79.3Z"
        />
        <circle className={styles.ring} cx="100" cy="100" r="56" />
        <circle className={styles.ticks} cx="100" cy="100" r="72" />
        <circle className={styles.track} cx="100" cy="100" r="88" />
      </svg>
      <div className={styles.orbit} />
    </div>
  )
}
