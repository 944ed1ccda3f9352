import { z } from 'zod'
import { valueAt } from '../../../content/content.ts'
import { indexSchema, type Kind, pathSchema, shifted } from './kind.ts'
import { placesOf } from './step.ts'

/** Moves an entry of a list, or a field of a group. */
export const move: Kind<'move'> = {
  schema: z.strictObject({ kind: z.literal('move'), path: pathSchema, from: indexSchema, to: indexSchema }),
  steps(value, edit) {
    const entries = placesOf(valueAt(value, edit.path))
    entries.splice(edit.to, 0, ...entries.splice(edit.from, 1))
    return [{ kind: 'arrange', path: edit.path, entries }]
  },
  moved: (from, edit) =>
    shifted(from, edit.path, (at) => {
      if (at === edit.from) return edit.to
      const without = at - Number(at > edit.from)
      return without + Number(without >= edit.to)
    }),
}
