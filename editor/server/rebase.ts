import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
import { parse, parseDocument } from 'yaml'
import type { Edit, Path } from '../protocol.ts'
import { applyEdit } from './apply-edit.ts'
import { partnersOf } from './edits/set.ts'
import { isGroup } from './edits/step.ts'

/** The text of a file before and after a change; null where there is no file. */
export type FileChange = { file: string; before: string | null; after: string | null }

const CHANGED = 'Another program has changed the same part of the file since. Change it by hand.'

/**
 * The change of a file that another program may have changed since, in other lines or at other fields. Returns why it can't be made.
 * @param now what the file has
 */
export function rebased({ file, before, after }: FileChange, now: string | null): FileChange | string {
  // Also where it was never made, because its process was killed.
  if (now === before || now === after) return { file, before: now, after }
  if (before === null || after === null || now === null || !file.endsWith('.yaml')) return CHANGED
  const merged = mergedLines(before, after, now) ?? mergedFields(before, after, now)
  return merged === undefined ? CHANGED : { file, before: now, after: merged }
}

/** By lines, as version control does: with the comments, the order and the form of all of them. */
function mergedLines(before: string, after: string, now: string): string | undefined {
  const linesOf = (text: string) => text.split(/(?<=\n)/)
  const regions = diff3Merge(linesOf(after), linesOf(before), linesOf(now))
  if (regions.some(({ conflict }) => conflict)) return undefined
  const merged = regions.flatMap(({ ok }) => ok ?? []).join('')
  return parseDocument(merged, { uniqueKeys: true }).errors.length === 0 ? merged : undefined
}

/** By fields, where both have changed the same line or two beside each other. */
function mergedFields(before: string, after: string, now: string): string | undefined {
  try {
    const [old, next, current] = [before, after, now].map((text): unknown => parse(text))
    return editsBetween(old, next, current)?.reduce((text, edit) => applyEdit(text, edit), now)
  } catch {
    return undefined // A text that is not YAML any more, or an edit that only a person can make.
  }
}

/** The values that differ, as edits of a file in which they are as they were; undefined if one of them is not. */
function editsBetween(old: unknown, next: unknown, current: unknown, path: Path = []): Edit[] | undefined {
  if (isDeepStrictEqual(old, next)) return []
  if (isGroup(old) && isGroup(next) && isGroup(current)) {
    const edits: Edit[] = []
    for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
      const found = editsBetween(old[name], next[name], current[name], [...path, name])
      if (!found) return undefined
      edits.push(...found)
    }
    return edits
  }
  if (Array.isArray(old) && Array.isArray(next) && Array.isArray(current)) {
    if (!areSameEntries(old, next) || !areSameEntries(old, current)) return undefined
    const found = old.map((each: unknown, index) => editsBetween(each, next[index], current[index], [...path, index]))
    return found.every((each) => each !== undefined) ? found.flat() : undefined
  }
  if (!isDeepStrictEqual(old, current)) return undefined
  return [next === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: next }]
}

/** Whether each entry is the one that was in its place: none was added or removed, and no two have changed their places. */
function areSameEntries(old: readonly unknown[], others: readonly unknown[]): boolean {
  return old.length === others.length && partnersOf(old, others).every((from, index) => from === index)
}
