import * as styles from './cells.module.css'

/** Many cells are half as many on phones. */
const MANY = 36

type CellsProps = {
  /** What each is, from the left: nothing for a gap. */
  kinds: readonly (string | undefined)[]
  /** Whether its month is one of several that may be so. */
  unsure: readonly boolean[]
}

/** A row of cells, one for each month of the career, or a longer part of it. The texts beside it say the same. */
export function Cells({ kinds, unsure }: CellsProps) {
  return (
    <div aria-hidden data-print="none" className={styles.cells} data-many={kinds.length > MANY || undefined}>
      {kinds.map((kind, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- none ever moves
        <i key={index} data-kind={kind} data-unsure={(kind && unsure[index]) || undefined} />
      ))}
    </div>
  )
}
