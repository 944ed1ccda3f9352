import { isMap, isNode, type Document } from 'yaml'

export type Path = readonly PropertyKey[]

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((each, step) => Reflect.get(Object(each), step), value)
}

/** The offset of a value in the file. For a missing value, that of the key of its closest existing parent. */
export function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    return length < path.length ? offsetOfKey(document, path.slice(0, length)) : node.range[0]
  }
  return 0
}

/** The offset of a field's key. */
function offsetOfKey(document: Document, path: Path): number {
  const node = document.getIn(path, true)
  return offsetsOfKeys(document, path.slice(0, -1)).get(path.at(-1)) ?? ((isNode(node) && node.range?.[0]) || 0)
}

/** The offsets of all keys in the group of fields at a path. */
export function offsetsOfKeys(document: Document, path: Path): Map<unknown, number> {
  const group = path.length === 0 ? document.contents : document.getIn(path, true)
  const keys = isMap(group) ? group.items.flatMap(({ key }) => (isNode(key) ? [key] : [])) : []
  return new Map(keys.map((key) => [String(key), key.range?.[0] ?? 0]))
}

/** Formats a path for owners: `gallery.projects[2].title`. */
export function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
