import { attributeOf, childOf, childrenOf, type Element, nameOf, textIn } from './word-xml.ts'

/** In EMU, of which a point has 12,700: a line of text, and how far the tops of two boxes beside each other may be apart. */
const LINE = 15 * 12_700
const BESIDE = 20 * 12_700

/**
 * Text boxes from top to bottom, and from left to right where they are beside each other: the file has them in the order in which they
 * were made. If one has no place, all stay as they are.
 */
export function inPageOrder(boxes: readonly Element[]): Element[] {
  const placed = boxes.map((box) => ({ box, ...placeOf(box) }))
  if (placed.some(({ y }) => y === undefined)) return [...boxes]
  const rows: (typeof placed)[] = []
  for (const each of placed.toSorted((a, b) => (a.y ?? 0) - (b.y ?? 0))) {
    const [first] = rows.at(-1) ?? []
    if (first && (each.y ?? 0) - (first.y ?? 0) < BESIDE) rows.at(-1)?.push(each)
    else rows.push([each])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x).map(({ box }) => box))
}

/** In EMU, about: a box stands so far below its paragraph, whose own place nobody says. */
function placeOf(box: Element): { x: number; y: number | undefined } {
  const anchor = around(box, 'anchor')
  const offset = (name: string) => {
    const element = childOf(childOf(anchor, name), 'posOffset')
    return element && Number(textIn(element))
  }
  const y = offset('positionV')
  const isOfParagraph = attributeOf(childOf(anchor, 'positionV'), 'relativeFrom') === 'paragraph'
  const above = isOfParagraph && anchor ? LINE * paragraphsAbove(anchor) : 0
  return { x: offset('positionH') ?? 0, y: y === undefined ? undefined : y + above }
}

function paragraphsAbove(anchor: Element): number {
  const paragraph = around(anchor, 'p')
  const siblings = paragraph && isElement(paragraph.parent) ? childrenOf(paragraph.parent) : []
  return siblings.findIndex((each) => each === paragraph)
}

/** The nearest element of this name that has another in it. */
function around(element: Element, name: string): Element | undefined {
  const { parent } = element
  if (!isElement(parent)) return undefined
  return nameOf(parent) === name ? parent : around(parent, name)
}

function isElement(node: Element['parent']): node is Element {
  return node !== null && 'attribs' in node
}
