import { isMap, isNode, type Document } from 'yaml'

export type Path = readonly PropertyKey[]

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
export function offsetOfKey(document: Document, path: Path): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => isNode(key) && String(key) === path.at(-1)) : undefined
  const node = pair?.key ?? document.getIn(path, true)
  return (isNode(node) && node.range?.[0]) || 0
}

/** Formats a path for owners: `gallery.projects[2].title`. */
export function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
