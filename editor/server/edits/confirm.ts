import { z } from 'zod'
import { type Kind, pathSchema } from './kind.ts'

/** Removes the comment behind a value that its owner has compared, or those of all values in it. */
export const confirm: Kind<'confirm'> = {
  schema: z.strictObject({ kind: z.literal('confirm'), path: pathSchema, within: z.literal(true).optional() }),
  steps: (_, edit) => [edit],
  moved: (from) => from,
}
