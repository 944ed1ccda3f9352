import * as styles from './mistakes.module.css'

/** What is wrong in the content, as in the terminal. Quoted lines do not wrap, so that each marker stays below its place. */
export function Mistakes({ text }: { text: string }) {
  return (
    <>
      <pre lang="en" dir="ltr" className={styles['mistakes']}>
        {text.split(QUOTE).map((part, index) => {
          const [line, marker] = part.split(/\n(?=[^\n]*\^+$)/)
          // The indentation of the terminal would be lost where a line wraps.
          if (line === undefined || marker === undefined) return part.replace(/^ +/gm, '')
          const indent = line.search(/\S/)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- none ever moves
            <code key={index}>
              {line.slice(indent)}
              {'\n'}
              <span className={styles['marker']}>{marker.slice(indent)}</span>
            </code>
          )
        })}
      </pre>
      <p lang="en" dir="ltr" className={styles['advice']}>
        Save the file, and this page reloads.
      </p>
    </>
  )
}

/** A line of a file and the marker below it: `12 | headlin: x` and `   | ^^^^^^^`. */
const QUOTE = /^( *\d+ \| [^\n]*\n *\| *\^+)\n?/m
