import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../content/content.ts'
import type { Path } from '../protocol.ts'
import { partnersOf } from './edits/set.ts'

/**
 * Where the value at a path is by now: other programs may have added, removed or moved entries of the lists that it is in.
 * @param seen the value of the file in which the path was right
 * @returns undefined if one of the entries is gone
 */
export function movedSince(seen: unknown, now: unknown, path: Path): Path | undefined {
  const place: (string | number)[] = []
  for (const [depth, step] of path.entries()) {
    const [old, current] = [valueAt(seen, path.slice(0, depth)), valueAt(now, place)]
    const areOther = Array.isArray(old) && Array.isArray(current) && !isDeepStrictEqual(old, current)
    const isEntry = areOther && typeof step === 'number' && step < old.length
    const index = isEntry ? partnersOf(old, current).indexOf(step) : step
    if (index === -1) return undefined
    place.push(index)
  }
  return place
}
