import styles from './loader.module.css'

/** The face on the right of the container; the one on the left is its mirror image. */
const FACE =
  'M100 101.4c0-.9.5-1.7 1.2-2.1l21-12.1c1.7-1 3.8.2 3.8 2.1v24.3c0 .9-.5 1.7-1.3 2.1l-20.9 12.1c-1.7 1-3.8-.2-3.8-2.1z'

/**
 * The loading animation as it stands in the HTML, there at the first paint: the same drawing and timing as
 * content/animations/loader.json, to a tenth of a pixel. Another drawing takes over when its player arrives in time.
 */
export function Loader() {
  return (
    <div aria-hidden className={styles.loader}>
      <svg viewBox="0 0 200 200" fill="none">
        <path className={styles.right} d={FACE} />
        <path className={styles.left} d={FACE} />
        <path
          className={styles.top}
          d="M101.2 99.3c-.7.4-1.7.4-2.4 0l-21-12.1c-1.7-1-1.7-3.4 0-4.4l21-12.1c.7-.4 1.7-.4 2.4 0l21 12.1c1.7 1 1.7 3.4 0 4.4z"
        />
        <path
          className={styles.outline}
          d="M98 62.1c1.2-.7 2.8-.7 4 0l29.8 17.2c1.2.8 2 2.1 2 3.5v34.4c0 1.4-.8 2.7-2 3.5l-29.8 17.1c-1.2.8-2.8.8-4 0l-29.8-17.1c-1.2-.8-2-2.1-2-3.5v-34.4c0-1.4.8-2.7 2-3.5z"
        />
        <circle className={styles.ring} cx="100" cy="100" r="56" />
        <circle className={styles.ticks} cx="100" cy="100" r="72" />
        <circle className={styles.track} cx="100" cy="100" r="88" />
      </svg>
      <div className={styles.orbit} />
    </div>
  )
}
