import { z } from 'zod'
import type { Change } from '../protocol.ts'

const index = z.number().int().nonnegative()
const path = z.array(z.union([z.string(), index])).max(20)

/** As the protocol says. What a value must be, the rules of the content know. */
const change = z.strictObject({
  file: z.string(),
  edit: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set'), path, value: z.json() }),
    z.strictObject({ kind: z.literal('remove'), path }),
    z.strictObject({ kind: z.literal('insert'), path, index, value: z.json() }),
    z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
    z.strictObject({ kind: z.literal('confirm'), path }),
  ]),
  old: z.json().optional(),
})

/**
 * The change that a page sends.
 * @throws {Error} if it is none
 */
export function changeIn(body: Buffer): Change {
  const text = body.toString()
  const { success, data, error } = change.safeParse(JSON.parse(text))
  if (!success) throw new Error(`This is no change: ${z.prettifyError(error)}`)
  return { ...data, old: data.old }
}
