import { z } from 'zod'
import { type Kind, pathSchema } from './kind.ts'

/** Removes the comment behind a value that its owner has compared. */
export const confirm: Kind<'confirm'> = {
  schema: z.strictObject({ kind: z.literal('confirm'), path: pathSchema }),
  steps: (_, edit) => [edit],
  moved: (from) => from,
}
