import { z } from 'zod'
import { isWithin, valueAt } from '../../../content/content.ts'
import type { Path } from '../../protocol.ts'
import { type Kind, pathSchema, shifted } from './kind.ts'
import { placesOf } from './step.ts'

/** Removes a value. A group goes with its last field, and a list with its last entry. */
export const remove: Kind<'remove'> = {
  schema: z.strictObject({ kind: z.literal('remove'), path: pathSchema }),
  steps(value, edit) {
    const own = valueAt(value, edit.path) === undefined ? edit.path : withGroups(value, edit.path)
    const list = valueAt(value, own.slice(0, -1))
    if (own.length === 0 || !Array.isArray(list)) return [{ kind: 'remove', path: own }]
    return [{ kind: 'arrange', path: own.slice(0, -1), entries: placesOf(list).toSpliced(Number(own.at(-1)), 1) }]
  },
  moved(from, edit) {
    const removed = edit.path.at(-1)
    if (isWithin(from, edit.path)) return undefined
    if (typeof removed !== 'number') return from
    return shifted(from, edit.path.slice(0, -1), (at) => at - Number(at > removed))
  },
}

function withGroups(value: unknown, own: Path): Path {
  const parent = own.slice(0, -1)
  return parent.length > 0 && placesOf(valueAt(value, parent)).length === 1 ? withGroups(value, parent) : own
}
