import { z } from 'zod'
import type { Change, Edit } from '../../protocol.ts'
import { confirm } from './confirm.ts'
import { doubt } from './doubt.ts'
import { insert } from './insert.ts'
import type { Kind } from './kind.ts'
import { move } from './move.ts'
import { remove } from './remove.ts'
import { set } from './set.ts'
import type { Step } from './step.ts'
import { transfer } from './transfer.ts'

const KINDS: { readonly [Name in Edit['kind']]: Kind<Name> } = { set, remove, insert, move, transfer, confirm, doubt }

/** The compiler does not know that an edit and the kind of its name belong together. */
const kindOf = (edit: Edit) => KINDS[edit.kind] as Kind<Edit['kind'], Edit>

/** The smallest changes of a file that make up an edit, in this order. */
export function stepsOf(value: unknown, edit: Edit): Step[] {
  return kindOf(edit).steps(value, edit)
}

/** Where a value is after an edit of the same file; undefined for one that the edit has written or removed. */
export function movedPath(path: readonly PropertyKey[], edit: Edit): readonly PropertyKey[] | undefined {
  return kindOf(edit).moved(path, edit)
}

const sent = Object.values(KINDS).flatMap(({ schema }) => schema ?? [])

const change = z.strictObject({
  file: z.string(),
  edit: z.discriminatedUnion('kind', sent as [(typeof sent)[number], ...typeof sent]),
  old: z.json().optional(),
  seen: z.string().optional(),
})

/** What is no change, and who sends it has a mistake. */
export class ChangeError extends Error {}

/**
 * The change that a page sends.
 * @throws ChangeError if it is none
 */
export function changeIn(body: Buffer): Change {
  const { success, data, error } = change.safeParse(jsonOf(body.toString()))
  if (!success) throw new ChangeError(`This is no change: ${z.prettifyError(error)}`)
  return { ...data, edit: data.edit as Edit, old: data.old } // Each schema is that of its kind.
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
