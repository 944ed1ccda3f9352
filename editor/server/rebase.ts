import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import type { Edit, Path } from '../protocol.ts'
import { applyEdit } from './apply-edit.ts'
import { isGroup } from './edits/step.ts'

/** The text of a file before and after a change; null where there is no file. */
export type FileChange = { file: string; before: string | null; after: string | null }

const CHANGED = 'Another program has changed the same part of the file since. Change it there, or on the page.'

/**
 * The change of a file that another program may have changed since, at other values. Returns why it can't be made.
 * @param now what the file has
 */
export function rebased({ file, before, after }: FileChange, now: string | null): FileChange | string {
  if (now === before) return { file, before, after }
  if (before === null || after === null || now === null || !file.endsWith('.yaml')) return CHANGED
  try {
    const [old, next, current] = [before, after, now].map((text): unknown => parse(text))
    const edits = editsBetween(old, next, current)
    return edits ? { file, before: now, after: edits.reduce((text, edit) => applyEdit(text, edit), now) } : CHANGED
  } catch {
    return CHANGED // A text that is not YAML any more, or an edit that only a person can make.
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
  // Entries of lists that are as long are the same ones.
  const areLists = Array.isArray(old) && Array.isArray(next) && Array.isArray(current)
  if (areLists && old.length === next.length && old.length === current.length) {
    const edits = old.map((each: unknown, index) => editsBetween(each, next[index], current[index], [...path, index]))
    return edits.every((each) => each !== undefined) ? edits.flat() : undefined
  }
  if (!isDeepStrictEqual(old, current)) return undefined
  return [next === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: next }]
}
