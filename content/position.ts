import { isMap, isNode, type Document } from 'yaml'

export type Path = readonly PropertyKey[]

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((each, step) => Reflect.get(Object(each), step), value)
}

/** The offset of a value in the file. For a missing value, that of the key of its closest existing parent, if there is one. */
export function offsetOf(document: Document, path: Path): number | undefined {
  if (path.length === 0) return undefined
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  const parent = path.slice(0, -1)
  return parent.length === 0 ? undefined : (offsetOfKey(document, parent) ?? offsetOf(document, parent))
}

/** The offset of a field's name, or of an item of a list. */
export function offsetOfKey(document: Document, path: Path): number | undefined {
  const group = document.getIn(path.slice(0, -1), true)
  const pair = isMap(group) ? group.items.find(({ key }) => String(key) === path.at(-1)) : undefined
  const node = pair?.key ?? document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}

/** Formats a path for owners: `gallery.projects[2].title`. */
export function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
