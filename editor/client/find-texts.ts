import type { EditableText } from '../protocol.ts'

/** A text of the content, and where the page shows it. */
export type FoundText = { text: EditableText; range: Range }

/** Longer texts are no paragraph. */
const MAX_LENGTH = 3000

/**
 * Finds the texts on the page, each at most once: those of a section within it, all others outside of sections.
 * @param sectionIdOf the id of the section that a text belongs to
 */
export function findTexts(
  root: Element,
  texts: readonly EditableText[],
  sectionIdOf: (text: EditableText) => string,
): FoundText[] {
  const places = placesIn(root)
  const taken = new Set<Node>()
  return texts.flatMap((text) => {
    const candidates = (places.get(plain(text.shown)) ?? []).filter((node) => !taken.has(node))
    const sectionId = sectionIdOf(text)
    const isOwn = (node: Node) => sectionOf(node) === sectionId
    const node = candidates.find(isOwn) ?? candidates.find((each) => sectionOf(each) === undefined)
    if (!node) return []
    taken.add(node)
    const range = new Range()
    range.selectNodeContents(node)
    return [{ text, range }]
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
    if (node instanceof Element ? node.childElementCount > 0 && isText(node) : isVisible(node.parentElement))
      add(node, node.textContent)
  }
  return places
}

const isText = (element: Element) =>
  element.matches('p, li, h1, h2, h3, h4, dd, blockquote, span') && isVisible(element)
const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true
const sectionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('section[id]')?.id
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
