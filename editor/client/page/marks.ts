// The texts of the page arrive with marks of their addresses, which are taken out before they are painted.
import { type MarkedPart, readMarks } from '../../../model/marks.ts'

type Known = { text: string; parts: readonly MarkedPart[] }

const texts = new WeakMap<CharacterData, Known>()
const pictures = new WeakMap<Element, string>()

/** Attributes that may be made of texts. */
const ATTRIBUTES = ['alt', 'aria-label', 'content', 'data-letters', 'download', 'href', 'placeholder', 'title']

const observer = new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'childList') addedNodes.forEach(takeMarksIn)
    else if (target instanceof Element) takeFromAttributes(target)
    else takeFromText(target as CharacterData) // the only other kind
  }
})

/** Takes the marks out from now on. */
export function takeMarks() {
  observer.observe(document, { attributeFilter: ATTRIBUTES, characterData: true, childList: true, subtree: true })
  takeMarksIn(document)
}

function takeMarksIn(node: Node) {
  if (node instanceof CharacterData) return takeFromText(node)
  if (node instanceof Element) takeFromAttributes(node)
  return node.childNodes.forEach(takeMarksIn)
}

function takeFromText(node: CharacterData) {
  const known = readMarks(node.data)
  if (known.text !== node.data) {
    texts.set(node, known)
    node.data = known.text
  } else if (texts.get(node)?.text !== node.data) texts.delete(node)
}

function takeFromAttributes(element: Element) {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)
    // A part of an address is encoded.
    const { text, parts } = readMarks(decodedMarks(value ?? ''))
    if (parts[0] && (name === 'alt' || name === 'data-letters')) pictures.set(element, parts[0].at)
    if (value !== null && text !== value) element.setAttribute(name, text)
  }
}

function decodedMarks(value: string): string {
  return value.replaceAll(/(?:%F3%A0%8[01]%[0-9A-F]{2})+/g, decodeURIComponent)
}

/** A text of the page, and the address of what it shows. One with links has several parts. */
type MarkedText = { at: string; range: Range }

/** The texts of the page in their order. */
export function textsIn(root: Element): MarkedText[] {
  const found: MarkedText[] = []
  let block: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    for (const { at, start, end } of texts.get(node as CharacterData)?.parts ?? []) {
      const last = found.at(-1)
      // The parts of a text with links are beside each other.
      if (
        last?.at === at &&
        block !== null &&
        (block === parent || block.contains(parent) || parent === block.parentElement)
      ) {
        last.range.setEnd(node, end)
        continue
      }
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      found.push({ at, range })
      block = parent
    }
  }
  return found
}

/** The address of the field that names the picture, or of the group that has that field. Letters have that of the missing picture. */
export function addressOf(image: Element): string | undefined {
  return pictures.get(image)
}
