import { z } from 'zod'
import { valueAt } from '../../../content/content.ts'
import { indexSchema, type Kind, pathSchema, shifted } from './kind.ts'
import { placesOf } from './step.ts'

/** Adds an entry to a list, which may not be there yet. */
export const insert: Kind<'insert'> = {
  schema: z.strictObject({ kind: z.literal('insert'), path: pathSchema, index: indexSchema, value: z.json() }),
  steps(value, edit) {
    const list = valueAt(value, edit.path)
    if (list === undefined || list === null) return [{ kind: 'set', path: edit.path, value: [edit.value] }]
    return [
      { kind: 'arrange', path: edit.path, entries: placesOf(list).toSpliced(edit.index, 0, { value: edit.value }) },
    ]
  },
  moved: (from, edit) => shifted(from, edit.path, (at) => at + Number(at >= edit.index)),
}
