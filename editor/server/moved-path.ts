import type { Edit, Path } from '../protocol.ts'

/** Where a value is after an edit of the same file; undefined for one that the edit has written or removed. */
export function movedPath(path: readonly PropertyKey[], edit: Edit): readonly PropertyKey[] | undefined {
  if (edit.kind === 'confirm' || edit.kind === 'doubt') return path
  if (edit.kind === 'set' || edit.kind === 'remove') {
    if (isWithin(path, edit.path)) return undefined
    return edit.kind === 'remove'
      ? shifted(path, edit.path.slice(0, -1), (at) => at - Number(at > indexOf(edit.path)))
      : path
  }
  if (edit.kind === 'insert') return shifted(path, edit.path, (at) => at + Number(at >= edit.index))
  const { from, to } = edit
  return shifted(path, edit.path, (at) => {
    if (at === from) return to
    return at - Number(at > from) + Number(at - Number(at > from) >= to)
  })
}

const indexOf = (path: Path) => {
  const last = path.at(-1)
  return typeof last === 'number' ? last : Number.POSITIVE_INFINITY
}

/** With another index in a list, if it is a path within the list. */
function shifted(path: readonly PropertyKey[], list: Path, next: (index: number) => number): readonly PropertyKey[] {
  const index = path[list.length]
  return isWithin(path, list) && typeof index === 'number' ? path.with(list.length, next(index)) : path
}

function isWithin(path: readonly PropertyKey[], outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}
