import type { Kind } from './kind.ts'

/** Adds a comment behind a value, which says with what its owner should compare it. */
export const doubt: Kind<'doubt'> = {
  steps: (_, edit) => [edit],
  moved: (from) => from,
}
