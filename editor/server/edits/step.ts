import type { Edit, Path } from '../../protocol.ts'

/** An entry of a list, or a field of a group, by the index that it had, or a new entry, which may be written as another one is. */
export type Placed = { from: number } | { value: unknown; like?: Path }

/** A change that `SourceText` can write. `arrange` has the entries in their new order, and removes those that it does not have. */
export type Step =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  | { kind: 'arrange'; path: Path; entries: readonly Placed[] }
  | Extract<Edit, { kind: 'confirm' | 'doubt' }>

/** The entries of a list, or the fields of a group, in the order that they have. */
export function placesOf(value: unknown): Placed[] {
  return Object.keys(Object(value) as object).map((_, from) => ({ from }))
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
