import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>
type Prefixes = ReadonlyMap<string, string>

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Such as MathML. Metadata in RDF and the namespaces of editors have no active elements. */
const ACTIVE_NAMESPACE = /^http:\/\/www\.w3\.org\/(?!.*rdf)/

/** What pictures consist of, including what Inkscape and Illustrator wrote before SVG 2. */
const SVG_ELEMENTS = new Set(
  `a animate animateColor animateMotion animateTransform circle clipPath defs desc ellipse filter flowDiv flowPara flowRegion
  flowRegionExclude flowRoot flowSpan font font-face font-face-name font-face-src foreignObject g glyph glyphRef hatch hatchpath hkern image
  line linearGradient marker mask mesh meshgradient meshpatch meshrow metadata missing-glyph mpath path pattern polygon polyline
  radialGradient rect set solidcolor stop style svg switch symbol text textPath title tref tspan use view vkern feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** The labels of diagrams, which draw.io and Mermaid write as HTML. */
const XHTML_ELEMENTS = new Set(
  'a b blockquote body br center code div em font h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td th thead tr tt u ul'.split(
    ' ',
  ),
)

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

/**
 * Describes why an SVG file is no plain picture; undefined if it is one. Opened by itself, an SVG file can run scripts.
 * @param text well-formed XML
 */
export function faultInSvg(text: string, path: string): string | undefined {
  const document = parseDocument(text, { xmlMode: true })
  const root = document.children.find((node) => DomUtils.isTag(node))
  if (!root || namespaceOf(root, prefixesOf(root, new Map())) !== SVG) {
    return `Browsers cannot show ${path}, because it has no SVG namespace. Add xmlns="http://www.w3.org/2000/svg" to its <svg> element.`
  }
  // The parser ends such a comment earlier than browsers do.
  const [active] = /<!--+>/.test(text) ? ['a comment that starts with ">"'] : activeIn(document.children, new Map())
  if (active === undefined) return undefined
  return `${path} contains ${active}, which pictures do not need and which can run scripts or load other files. Remove it, or export the picture as plain SVG or PNG.`
}

/** Names everything that can run a script or load a file. */
function* activeIn(nodes: readonly Node[], outer: Prefixes): Generator<string> {
  for (const node of nodes) {
    if (DomUtils.isTag(node)) {
      const prefixes = prefixesOf(node, outer)
      yield* activeInElement(node, namespaceOf(node, prefixes))
      yield* activeIn(node.children, prefixes)
    } else if (DomUtils.hasChildren(node)) {
      yield* activeIn(node.children, outer)
    } else if (/^[!?]/.test('name' in node ? node.name : '') && !HARMLESS_DIRECTIVE.test(node.data)) {
      yield `<${node.data.slice(0, 60)}>`
    }
  }
}

function* activeInElement(element: Element, namespace: string): Generator<string> {
  const name = localName(element.name)
  const allowed = namespace === SVG ? SVG_ELEMENTS : namespace === XHTML ? XHTML_ELEMENTS : undefined
  if (!allowed && !ACTIVE_NAMESPACE.test(namespace)) return
  if (!allowed?.has(name)) yield `the element <${element.name}>`
  if (name === 'style' && loadsFile(DomUtils.textContent(element))) yield 'a <style> that loads a file'
  for (const [attribute, value] of Object.entries(element.attribs)) {
    const isActive =
      /^(?:on|xml:base$)/i.test(attribute) ||
      (localName(attribute) === 'href' && !(name === 'a' ? HARMLESS_DESTINATION : HARMLESS_LINK).test(value)) ||
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

function prefixesOf({ attribs }: Element, outer: Prefixes): Prefixes {
  const declared = Object.entries(attribs).filter(([name]) => /^xmlns(?::|$)/.test(name))
  return new Map([...outer, ...declared.map(([name, value]) => [name.slice('xmlns:'.length), value] as const)])
}

function namespaceOf({ name }: Element, prefixes: Prefixes): string {
  return prefixes.get(name.includes(':') ? name.slice(0, name.indexOf(':')) : '') ?? ''
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
