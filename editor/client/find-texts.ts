import type { EditableText } from '../protocol.ts'

/** A text of the content, and where the page shows it. */
export type FoundText = { text: EditableText; range: Range }

/** Longer texts are no paragraph. */
const MAX_LENGTH = 3000

/** In pixels. What only screen readers read is smaller. */
const MIN_SIZE = 3

/**
 * Finds the texts on the page, each within the part of the page that shows it. Where equal texts could be each other, none is found.
 * @param partOf a selector of that part, or undefined for texts that no page shows
 */
export function findTexts(
  root: Element,
  texts: readonly EditableText[],
  partOf: (text: EditableText) => string | undefined,
): FoundText[] {
  const places = placesIn(root)
  const groups = new Map<string, EditableText[]>()
  for (const text of texts) {
    const key = `${partOf(text)}\n${plain(text.shown)}`
    groups.set(key, [...(groups.get(key) ?? []), text])
  }
  return [...groups.values()].flatMap((equal) => {
    const [first] = equal
    const part = first && partOf(first)
    if (!first || part === undefined) return []
    const fields = new Set(equal.map(({ place }) => place.filter((step) => typeof step === 'string').join('.')))
    const nodes = (places.get(plain(first.shown)) ?? []).filter((node) => elementOf(node)?.closest(part))
    if (fields.size > 1 || nodes.length !== equal.length) return []
    return equal.flatMap((text, index) => {
      const range = new Range()
      const node = nodes[index]
      if (node) range.selectNodeContents(node)
      return node ? [{ text, range }] : []
    })
  })
}

/** The nodes by their texts: text nodes, and the deepest elements of texts that have links. */
function placesIn(root: Element): Map<string, Node[]> {
  const places = new Map<string, Node[]>()
  const add = (node: Node, text: string | null) => {
    const key = plain(text ?? '')
    if (key === '' || key.length > MAX_LENGTH) return
    const known = places.get(key) ?? []
    // An element that contains another with the same text is not the deepest.
    places.set(key, [...known.filter((each) => !each.contains(node)), node])
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isPlace = node instanceof Element ? node.childElementCount > 0 && isText(node) : isVisible(node.parentElement)
    if (isPlace) add(node, node.textContent)
  }
  return places
}

const isText = (element: Element) =>
  element.matches('p, li, h1, h2, h3, h4, dd, blockquote, span') && isVisible(element)

/** Buttons have texts of the interface, or of a filter, and drawings repeat others. */
function isVisible(element: Element | null): boolean {
  if (
    !element ||
    element.closest('button') ||
    element.closest('svg') ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
    return false
  const { width, height } = element.getBoundingClientRect()
  return width >= MIN_SIZE && height >= MIN_SIZE
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
