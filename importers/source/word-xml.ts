import { DomUtils, parseDocument } from 'htmlparser2'

type ChildNode = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<ChildNode, { attribs: object }>

/** Elements within elements. A document has some twenty, and programs that go deeper fail. */
const MAX_DEPTH = 100

/** Between the tags of a file: far more than a résumé has. */
const MAX_CHARACTERS = 400_000

/** What is too large for a résumé. */
export class TooLong extends Error {
  override name = 'TooLong'
}

/** The root element of a file in XML. */
export function rootOf(bytes: Uint8Array | undefined): Element | undefined {
  const xml = new TextDecoder(bytes?.[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  if (xml.replaceAll(/<[^>]*>/g, '').length > MAX_CHARACTERS) throw new TooLong('too much text')
  const root = childrenOf(parseDocument(xml, { xmlMode: true })).at(0)
  if (root && !xml.trimEnd().endsWith(`</${root.name}>`) && root.children.length > 0)
    throw new Error('the file is cut off')
  if (root) assertShallow(root)
  return root
}

function assertShallow(root: Element) {
  let level = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new TooLong('elements within elements')
    level = level.flatMap(childrenOf)
  }
}

export function childrenOf({ children }: { children: readonly ChildNode[] }): Element[] {
  return children.filter(DomUtils.isTag)
}

/** The name without its namespace. */
export function nameOf({ name }: Element): string {
  return name.slice(name.indexOf(':') + 1)
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element).find((each) => nameOf(each) === name)
}

/** The value of an attribute, whatever its namespace. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  const found = Object.entries(element?.attribs ?? {}).find(([key]) => key.slice(key.indexOf(':') + 1) === name)
  return found?.[1]
}

/** The value of a child, as in `<w:sz w:val="20"/>`. */
export function valueOf(element: Element | undefined, name: string): string | undefined {
  return attributeOf(childOf(element, name), 'val')
}

/** Whether a property such as `<w:b/>` is on, off or not said. */
export function switchOf(element: Element | undefined, name: string): boolean | undefined {
  const child = childOf(element, name)
  return child && !['0', 'false', 'off', 'none'].includes(attributeOf(child, 'val') ?? '1')
}

export function textIn({ children }: Element): string {
  return children.map((child) => (DomUtils.isText(child) ? child.data : '')).join('')
}

/** The elements of this name at any depth, in order. */
export function allOf(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) => [...(nameOf(child) === name ? [child] : []), ...allOf(child, name)])
}
