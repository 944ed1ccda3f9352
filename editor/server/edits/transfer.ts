import { z } from 'zod'
import { isWithin, valueAt } from '../../../content/content.ts'
import { EditError } from './edit-error.ts'
import { indexSchema, type Kind, pathSchema, shifted } from './kind.ts'
import { remove } from './remove.ts'
import { placesOf } from './step.ts'

/** Moves an entry of a list to another one, with its comments. */
export const transfer: Kind<'transfer'> = {
  schema: z.strictObject({ kind: z.literal('transfer'), path: pathSchema, to: pathSchema, index: indexSchema }),
  steps(value, { path, to, index }) {
    if (isWithin(to, path)) throw new EditError('An entry cannot move into itself. Choose another list.')
    if (valueAt(value, path) === undefined)
      throw new EditError('This entry is not in the file any more. Nothing was moved.')
    if (!Array.isArray(valueAt(value, to)))
      throw new EditError('The list that it should move to is not in the file any more. Nothing was moved.')
    const entry = { value: valueAt(value, path), like: path }
    return [
      { kind: 'arrange', path: to, entries: placesOf(valueAt(value, to)).toSpliced(index, 0, entry) },
      ...remove.steps(value, { kind: 'remove', path }),
    ]
  },
  moved(from, { path, to, index }) {
    const own = Number(path.at(-1))
    if (isWithin(from, path)) return [...to, index, ...from.slice(path.length)]
    const left = shifted(from, path.slice(0, -1), (at) => at - Number(at > own))
    return shifted(left, to, (at) => at + Number(at >= index))
  },
}
