import { use } from 'react'
import type { Path } from '../../protocol.ts'
import { EditorContext } from '../editor-context.ts'
import { placeOf } from '../problems.ts'

type OtherListProps = {
  name: string
  /** The lists that the entry may move to. */
  lists: readonly Path[]
  onMove: (list: Path) => void
}

/** Moves an entry to another list of the same kind. */
export function OtherList({ name, lists, onMove }: OtherListProps) {
  const { state } = use(EditorContext)
  if (lists.length === 0) return null
  const moveTo = (place: string) => {
    const list = lists.find((each) => each.join('.') === place)
    if (list) onMove(list)
  }
  return (
    <select aria-label={`Move ${name} to another list`} value="" onChange={({ target }) => moveTo(target.value)}>
      <option value="">Move to …</option>
      {lists.map((list) => (
        <option key={list.join('.')} value={list.join('.')}>
          {placeOf(list, state.value)}
        </option>
      ))}
    </select>
  )
}
