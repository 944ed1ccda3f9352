import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

const SVG = 'http://www.w3.org/2000/svg'

/** In any namespace: diagrams of draw.io and Mermaid have their labels in HTML. */
const ACTIVE_ELEMENT = /(?:^|:)(?:script|handler|iframe|object|embed|link|meta|base|form|input|button)$/i

/** Handlers of events, and the attributes of HTML that load a file or send a form. */
const ACTIVE_ATTRIBUTE = /^(?:on.*|src.*|action|formaction|data|poster|ping|background|http-equiv|xml:base)$/i

const QUOTED = String.raw`\s+(?:"[^"<>[]*"|'[^'<>[]*')`
/** An internal subset of a document type could declare entities and attributes. */
const HARMLESS_DIRECTIVE = new RegExp(
  String.raw`^(?:\?(?:xml|xpacket)\s[^<>]*\?|!DOCTYPE\s+[\w:]+(?:\s+(?:PUBLIC${QUOTED}|SYSTEM)${QUOTED})?\s*)$`,
)

const RASTER = String.raw`data:image\/(?:avif|bmp|gif|jpe?g|png|webp)[;,]`
const HARMLESS_LINK = new RegExp(`^\\s*(?:#|$|${RASTER})`, 'i')
const HARMLESS_DESTINATION = /^\s*(?:#|$|https?:)/i
const HARMLESS_URL = new RegExp(
  String.raw`^\s*(?:#|$|${RASTER}|data:(?:font|application)\/[\w.-]*(?:font|otf|ttf|woff))`,
  'i',
)

/** More elements than this, with every copy by a reference, would stop a browser. */
const MAX_DRAWN = 1_000_000

/**
 * Describes why an SVG file is no plain picture; null if it is one. Opened by itself, an SVG file can run scripts.
 * @param text well-formed XML
 */
export function faultInSvg(text: string, path: string): string | null {
  const document = parseDocument(text, { xmlMode: true })
  const root = document.children.find((node) => DomUtils.isTag(node))
  const [, prefix = ''] = /^(\w+):/.exec(root?.name ?? '') ?? []
  if (root?.attribs[prefix === '' ? 'xmlns' : `xmlns:${prefix}`] !== SVG) {
    return `Browsers cannot show ${path}, because it has no SVG namespace. Add xmlns="http://www.w3.org/2000/svg" to its <svg> element.`
  }
  // The parser ends such a comment earlier than browsers do.
  const [active] = /<!--+>/.test(text) ? ['a comment that starts with ">"'] : activeIn(document.children)
  if (active !== undefined) {
    return `${path} contains ${active}, which pictures do not need and which can run scripts or load other files. Remove it, or export the picture as plain SVG or PNG.`
  }
  if (drawnBy(root) <= MAX_DRAWN) return null
  return `${path} repeats its elements more than ${MAX_DRAWN} times (<use>, patterns, masks). Simplify it, or export it as PNG.`
}

/** Names everything that can run a script or load a file. */
function* activeIn(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (DomUtils.isTag(node)) yield* activeInElement(node)
    if (DomUtils.hasChildren(node)) {
      yield* activeIn(node.children)
    } else if (/^[!?]/.test('name' in node ? node.name : '') && !HARMLESS_DIRECTIVE.test(node.data)) {
      yield `<${node.data.slice(0, 60)}>`
    }
  }
}

function* activeInElement(element: Element): Generator<string> {
  const { name } = element
  if (ACTIVE_ELEMENT.test(name)) yield `the element <${name}>`
  if (localName(name) === 'style' && loadsFile(DomUtils.textContent(element))) yield 'a <style> that loads a file'
  for (const [attribute, value] of Object.entries(element.attribs)) {
    const harmless = localName(name) === 'a' ? HARMLESS_DESTINATION : HARMLESS_LINK
    const isActive =
      ACTIVE_ATTRIBUTE.test(attribute) ||
      (localName(attribute) === 'href' && !harmless.test(value)) ||
      (attribute === 'attributeName' && /^\s*on|href/i.test(value)) ||
      loadsFile(value)
    if (isActive) yield `the attribute ${attribute}="${value.slice(0, 60)}"`
  }
}

function loadsFile(css: string): boolean {
  const plain = css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') =>
    code === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
  )
  if (/@import|image-set\(/i.test(plain)) return true
  return [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, url = '']) => !HARMLESS_URL.test(url))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** How many elements a browser draws for an element, with every copy by a reference such as `<use>`. */
function drawnBy(root: Element): number {
  const byId = new Map(DomUtils.getElementsByTagName('*', [root]).map((each) => [each.attribs['id'], each]))
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    counts.set(element, 0) // A reference to an element that contains it draws nothing.
    const attributes = Object.values(element.attribs).join(' ')
    const targets = [...attributes.matchAll(/(?:^|[\s(])["']?#([^\s"')]+)/g)].flatMap(([, id]) => byId.get(id) ?? [])
    const parts = [...element.children, ...targets]
    const total = parts.reduce((sum, part) => (DomUtils.isTag(part) ? sum + count(part) : sum), 1)
    counts.set(element, total)
    return total
  }
  return count(root)
}
