import { Parser } from 'htmlparser2'
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'

/** `used` is in the pages, `rest` in a file that they load at their end. */
export type SplitStyle = { used: string; rest: string }

/**
 * Splits a stylesheet by the classes and `data-` attributes that pages have, such as `list` and `data-wide`. The rest is the rules of
 * layers that need another one, or a printer. What is outside of layers is the owner's, and stays in its order.
 */
export function splitStyle(style: string, names: ReadonlySet<string>): SplitStyle {
  const used = parse(style)
  const rest = parse(style)
  const isUsed = (rule: Rule) =>
    !isForPrint(rule) && rule.selectors.some((selector) => namesOf(selector).every((name) => names.has(name)))
  for (const layer of layersOf(used)) filter(layer, (node) => node.type !== 'rule' || isUsed(node))
  for (const layer of layersOf(rest)) filter(layer, (node) => node.type === 'rule' && !isUsed(node))
  // An empty layer of the pages still has its place among the others.
  rest.nodes = layersOf(rest).filter(({ nodes = [] }) => nodes.length > 0)
  return { used: used.toString(), rest: rest.toString() }
}

function layersOf({ nodes = [] }: Container): AtRule[] {
  return nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer')
}

function isForPrint({ parent }: ChildNode): boolean {
  if (parent?.type !== 'atrule' && parent?.type !== 'rule') return false
  const group = parent as AtRule | Rule // `parent` is declared wider than it is
  return (group.type === 'atrule' && group.name === 'media' && group.params === 'print') || isForPrint(group)
}

/** At-rules that hold rules, such as `@media`, are there as long as one of these is. */
function filter(container: Container, keeps: (node: ChildNode) => boolean) {
  container.nodes = container.nodes?.filter((node) => {
    const isGroup = node.type === 'atrule' && ['media', 'supports', 'container', 'layer'].includes(node.name)
    if (!isGroup) return keeps(node)
    filter(node, keeps)
    return node.nodes !== undefined && node.nodes.length > 0
  })
}

/** What an element, or one around it, must have. What is in parentheses is no condition, such as that of `:not()`. */
function namesOf(selector: string): string[] {
  return Array.from(
    withoutArguments(selector).matchAll(/\.([\w-]+)|\[(data-[\w-]+)/g),
    ([, name, data = '']) => name ?? data,
  )
}

/** Without what is in parentheses, and without the values of attributes. */
function withoutArguments(selector: string): string {
  const plain = selector.replaceAll(/\([^()]*\)|=[^\]]*/g, '')
  return plain === selector ? plain : withoutArguments(plain)
}

/** Adds the classes and `data-` attributes of a page. */
export function collectNames(html: string, names: Set<string>) {
  const onattribute = (attribute: string, value: string) => {
    if (attribute === 'class') for (const each of value.split(/\s+/)) names.add(each)
    if (attribute.startsWith('data-')) names.add(attribute)
  }
  new Parser({ onattribute }).end(html)
}
