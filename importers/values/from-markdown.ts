import { fromMarkdown as parse } from 'mdast-util-from-markdown'
import { markdownLink } from './from-html.ts'

type Node = ReturnType<typeof parse> | ReturnType<typeof parse>['children'][number]
type Link = Extract<Node, { type: 'link' | 'image' }>

/** Indented lines are no code, and a line such as "<T> and more" is no HTML. */
const DISABLED = ['codeIndented', 'htmlFlow']

/** What may be before and after bold, italic and code. CommonMark would take the asterisks of "2**10 users, 3**2" for bold. */
const BEFORE = /[\s([{"'«“‘—–*_-]$/
const AFTER = /^[a-z\d`]/i

/**
 * The text without links, headings, bold, italic and code. All other characters stay as they are.
 * @param keepsLinks whether links stay, as the site has them: with https:// and a text that is not their URL
 */
export function fromMarkdown(markdown: string, keepsLinks: boolean): string {
  const textOf = (node: Node): string => {
    const [start, end] = [startOf(node), endOf(node)]
    if ((node.type === 'link' || node.type === 'image') && /^https?:/i.test(node.url)) return linkOf(node)
    if (node.type === 'inlineCode' && isMark(start, end)) return node.value
    const children = 'children' in node ? node.children : []
    const [first, last] = [children[0], children.at(-1)]
    if (!first || !last) return markdown.slice(start, end)
    if (node.type === 'heading') return textBetween(startOf(first), end, children)
    // __init__ is no bold.
    const isBold = node.type === 'strong' && markdown[start] === '*'
    if ((isBold || node.type === 'emphasis') && isMark(start, end)) {
      return textBetween(startOf(first), endOf(last), children)
    }
    return textBetween(start, end, children)
  }
  const textBetween = (start: number, end: number, nodes: readonly Node[]) => {
    let text = ''
    let position = start
    for (const node of nodes) {
      text += markdown.slice(position, startOf(node)) + textOf(node)
      position = endOf(node)
    }
    return text + markdown.slice(position, end)
  }
  const linkOf = (node: Link) => {
    const label = node.type === 'link' ? node.children.map(textOf).join('') : node.alt
    if (!label || label === node.url) return node.url
    return keepsLinks ? markdownLink(label, node.url.replace(/^http:/i, 'https:')) : `${label} (${node.url})`
  }
  const isMark = (start: number, end: number) =>
    (start === 0 || BEFORE.test(markdown.slice(start - 1, start))) &&
    !AFTER.test(markdown.slice(end, end + 1)) &&
    !markdown.slice(start, end).includes('\n')
  return textOf(parse(markdown, { extensions: [{ disable: { null: DISABLED } }] }))
}

function startOf({ position }: Node): number {
  return position?.start.offset ?? 0
}

function endOf({ position }: Node): number {
  return position?.end.offset ?? 0
}
