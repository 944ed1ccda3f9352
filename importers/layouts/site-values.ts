import { parse } from 'yaml'
import { doubtsIn, formatPath, parseSite } from '../../content/content.ts'

/** A text of the content, where it is, and whether it or its entry is marked. */
export type SiteValue = { path: string; text: string; isMarked: boolean }

/** The texts of content/site.yaml, and the paths of its marks. */
export function siteValues(yaml: string, folder: string): { values: SiteValue[]; marks: string[] } {
  const marks = doubtsIn(parseSite(yaml, { folder, name: 'content' })).map(({ path }) => formatPath(path))
  const values = leavesOf(parse(yaml), '').map(({ path, text }) => {
    const entry = entryOf(path)
    const isMarked = marks.some(
      (mark) => mark === path || isWithin(path, mark) || (entry !== path && entryOf(mark) === entry),
    )
    return { path, text, isMarked }
  })
  return { values, marks }
}

/** Whether a path is in a group or a list. */
export function isWithin(path: string, group: string): boolean {
  return path.startsWith(`${group}.`) || path.startsWith(`${group}[`)
}

/** The entry of a list that a path is in: "history.entries[0]". */
export function entryOf(path: string): string {
  return /^[\w.]+\[\d+\](?:\.entries\[\d+\])?/.exec(path)?.[0] ?? path
}

function leavesOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, `${path}[${index}]`))
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`))
}
