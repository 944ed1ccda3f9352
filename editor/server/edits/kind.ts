import { z } from 'zod'
import { isWithin } from '../../../content/content.ts'
import type { Edit, Path } from '../../protocol.ts'
import type { Step } from './step.ts'

type AnyPath = readonly PropertyKey[]

/** A kind of edit: a module in this folder, and a line in edits.ts. */
export type Kind<Name extends Edit['kind'], Own = Extract<Edit, { kind: Name }>> = {
  /** What a page may send; without it, only the server makes such edits. The rules of the content check the value. */
  schema?: z.ZodObject<{ kind: z.ZodLiteral<Name>; path: typeof pathSchema }>
  /** The smallest changes that make it up, in this order. */
  steps: (value: unknown, edit: Own) => Step[]
  /** Where a value of the same file is after it; undefined for one that it has written or removed. */
  moved: (path: AnyPath, edit: Own) => AnyPath | undefined
}

export const indexSchema = z.number().int().nonnegative()
export const pathSchema = z.array(z.union([z.string(), indexSchema])).max(20)

/** The path with another index in a list, if it is one within the list. */
export function shifted(path: AnyPath, list: Path, next: (index: number) => number): AnyPath {
  const index = path[list.length]
  return isWithin(path, list) && typeof index === 'number' ? path.with(list.length, next(index)) : path
}
