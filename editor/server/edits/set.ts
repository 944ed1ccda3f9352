import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isWithin, valueAt } from '../../../content/content.ts'
import type { Edit, Path } from '../../protocol.ts'
import { type Kind, pathSchema } from './kind.ts'
import { isGroup, type Step } from './step.ts'

/** Writes a value, of which only what differs is changed. */
export const set: Kind<'set'> = {
  schema: z.strictObject({
    kind: z.literal('set'),
    path: pathSchema,
    value: z.json(),
    also: z.array(pathSchema).max(500).exactOptional(),
  }),
  steps: (value, edit) => placesOfSet(edit).flatMap((at) => changesTo(valueAt(value, at), edit.value, at)),
  moved: (from, edit) => (placesOfSet(edit).some((at) => isWithin(from, at)) ? undefined : from),
}

/** Where it writes the value. */
export function placesOfSet({ path, also = [] }: Pick<Extract<Edit, { kind: 'set' }>, 'path' | 'also'>): Path[] {
  return [path, ...also]
}

function changesTo(old: unknown, next: unknown, path: Path): Step[] {
  if (isDeepStrictEqual(old, next)) return []
  if (Array.isArray(old) && Array.isArray(next) && old.length > 0 && next.length > 0) {
    const partners = partnersOf(old, next)
    const entries = next.map((value: unknown, index) => {
      const from = partners[index]
      return from === undefined ? { value } : { from }
    })
    const isAsBefore = old.length === next.length && partners.every((from, index) => from === index)
    const changes = partners.flatMap((from, index) =>
      from === undefined ? [] : changesTo(old[from], next[index], [...path, index]),
    )
    return isAsBefore ? changes : [{ kind: 'arrange', path, entries }, ...changes]
  }
  if (isGroup(old) && isGroup(next) && Object.keys(old).length > 0 && Object.keys(next).length > 0) {
    const changes = Object.entries(next).flatMap(([name, value]) => changesTo(old[name], value, [...path, name]))
    const removed = Object.keys(old).filter((name) => !Object.hasOwn(next, name))
    return [...changes, ...removed.map((name): Step => ({ kind: 'remove', path: [...path, name] }))]
  }
  return [{ kind: 'set', path, value: next }]
}

/** Above it, two values are one that has changed. */
const SIMILAR = 0.5

/**
 * Which of the old entries each new one is: the same, the most similar one, or the one in its place. Nothing for an entry that is new.
 */
export function partnersOf(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys())
  const partners = Array.from<number | undefined>({ length: next.length })
  const pair = (index: number, from: number | undefined) => {
    if (partners[index] === undefined && from !== undefined && free.delete(from)) partners[index] = from
  }
  const isSame = (index: number, from: number) => isDeepStrictEqual(next[index], old[from])
  // Of entries that are equal, those at the end are in their places.
  const shift = old.length - next.length
  for (let index = next.length - 1; index >= 0 && isSame(index, index + shift); index -= 1) pair(index, index + shift)
  for (const index of next.keys())
    pair(
      index,
      [...free].find((from) => isSame(index, from)),
    )
  for (const [index, value] of next.entries()) {
    if (partners[index] !== undefined) continue
    const ranked = [...free].map((from) => ({ from, similarity: similarityOf(old[from], value) }))
    const [best] = ranked.toSorted((a, b) => b.similarity - a.similarity)
    if (best && best.similarity >= SIMILAR) pair(index, best.from)
  }
  for (const index of next.keys()) pair(index, index === 0 ? 0 : (partners[index - 1] ?? Number.NaN) + 1)
  return partners
}

/** The share of the characters that two values have in common at their start and end. */
function similarityOf(a: unknown, b: unknown): number {
  const [one, other] = [a, b].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  if (!one || !other || typeof a !== typeof b) return 0
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return (start + end) / Math.max(one.length, other.length)
}
