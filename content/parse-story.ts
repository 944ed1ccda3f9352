import { fromMarkdown } from 'mdast-util-from-markdown'
import { isHttpsUrl, isOwnPath } from '../model/fields/address.ts'
import type { StoryNode, StoryTag } from '../model/view.ts'
import { type Diagnostic, ofPosition, type Position, positionAt } from './diagnostic.ts'

/** A story whose pictures are names of files. */
export type StoryDraft = StoryNode<{ file: string; alt: string }>

export type ParsedStory = {
  nodes: StoryDraft[]
  /** What the page cannot show. */
  diagnostics: readonly Diagnostic[]
  pictures: readonly (Position & { file: string })[]
  links: readonly (Position & { address: string })[]
}

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root['children'][number]
type Parent = Extract<MarkdownNode, { children: unknown }>

const TAGS: { readonly [type in MarkdownNode['type']]?: StoryTag } = {
  blockquote: 'blockquote',
  break: 'br',
  emphasis: 'em',
  strong: 'strong',
  thematicBreak: 'hr',
}

/** The row of a table below its headings, which CommonMark shows as text. */
const TABLE = /^\|?[ \t]*:?-{2,}:?[ \t]*\|/m

/** A picture or a link in a text that CommonMark has not taken for one, without those that the owner has escaped. */
const NOT_READ =
  /(?<!\\)(!\[[^\]\n]*\]|\[[^\]\n]+\](?=\(https?:))\(([^\n]*?\.(?:avif|jpe?g|png|svg|webp)|[^\n]*?)( "[^"\n]*")?\)(?!\))/gi

const encoded = (address: string) => address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')

const NO_ALT =
  'The picture has no alternative text. Describe it between the brackets: ![Three zones with two nodes each](zones.svg).'

/**
 * Turns the Markdown of a story into what the page shows, and finds everything that it cannot show.
 * @param file the path of the Markdown's file in messages
 */
export function parseStory(markdown: string, file = ''): ParsedStory {
  const diagnostics: Diagnostic[] = []
  const pictures: (Position & { file: string })[] = []
  const links: (Position & { address: string })[] = []
  let depth = 1 // of the last heading

  const positionOf = ({ position }: MarkdownNode) => {
    return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
  }
  const reject = (node: MarkdownNode, message: string) => {
    diagnostics.push(ofPosition(file, markdown, positionOf(node), message))
    return []
  }
  /** CommonMark shows a picture or a link as text if its address has a space or a single parenthesis. */
  const warnOfMarkdown = ({ position }: MarkdownNode) => {
    const [start = 0, end] = [position?.start.offset, position?.end.offset]
    for (const { 0: all, 1: text = '', 2: address = '', 3: title = '', index } of markdown
      .slice(start, end)
      .matchAll(NOT_READ)) {
      const at = positionAt(markdown, start + index)
      const [kind, cure] = all.startsWith('!')
        ? ['picture', `the name between < and >: ${text}(<${address}>${title})`]
        : ['link', `%20 for a space, and %28 and %29 for parentheses: ${text}(${encoded(address)}${title})`]
      const message = `The page shows this ${kind} as text, because its address has a space or a single parenthesis. Write ${cure}.`
      diagnostics.push({ ...ofPosition(file, markdown, at, message), severity: 'warning' })
    }
  }
  const childrenOf = ({ children }: Root | Parent) => children.flatMap((child): StoryDraft[] => partsOf(child))

  function partsOf(node: MarkdownNode): StoryDraft[] {
    switch (node.type) {
      case 'text':
        if (TABLE.test(node.value)) return reject(node, 'Stories have no tables. Write a list, or show a picture.')
        warnOfMarkdown(node)
        return [node.value]
      case 'inlineCode':
        return [{ tag: 'code', children: [node.value] }]
      case 'link':
        if (!isHttpsUrl(node.url) && !isOwnPath(node.url))
          reject(
            node,
            'Invalid link. Write a URL that starts with https://, the path of a file in content/files/ such as /talks/slides.pdf, or only the text.',
          )
        else if (node.title) reject(node, 'The page does not show the title of a link. Write it in the text.')
        links.push({ address: node.url, ...positionOf(node) })
        return [{ link: node.url, children: childrenOf(node) }]
      case 'image':
        return reject(node, 'The picture is inside a text. Leave an empty line before and after it.')
      case 'html':
        return reject(node, 'Stories have no HTML. Write Markdown, or put the text between `backticks`.')
      case 'definition':
        return reject(node, 'Stories have no reference definitions. Write the URL after the text: [text](https://…).')
      case 'imageReference':
      case 'linkReference':
        return 'children' in node ? childrenOf(node) : [] // Its definition is the mistake.
      case 'paragraph': {
        const [only, ...others] = node.children
        if (only?.type === 'image' && others.length === 0) return figureOf(only)
        return [{ tag: 'p', children: childrenOf(node) }]
      }
      case 'heading': {
        const problem = headingProblem(node.depth, depth, node.children.length === 0)
        if (problem !== undefined) reject(node, problem)
        depth = node.depth
        return [{ tag: depth === 2 ? 'h3' : 'h4', children: childrenOf(node) }]
      }
      case 'list':
        return [listOf(node)]
      case 'code': {
        // Browsers scroll a long line with the keyboard only in an element that can be focused.
        const label = node.lang ? { role: 'group', 'aria-label': node.lang } : {}
        const code: StoryDraft = { tag: 'code', children: [node.value] }
        return [{ tag: 'pre', attributes: { tabIndex: 0, ...label }, children: [code] }]
      }
      default: {
        const tag = TAGS[node.type]
        if (tag === undefined) return reject(node, `Stories have no ${node.type}. Remove it.`)
        return ['children' in node ? { tag, children: childrenOf(node) } : { tag }]
      }
    }
  }

  function listOf(node: Extract<MarkdownNode, { type: 'list' }>): StoryDraft {
    const isLoose = Boolean(node.spread) || node.children.some(({ spread }) => spread)
    const items = node.children.map(({ children }): StoryDraft => {
      const parts = children.flatMap((child) =>
        !isLoose && child.type === 'paragraph' ? unwrapped(partsOf(child)) : partsOf(child),
      )
      return { tag: 'li', children: parts }
    })
    const start = node.ordered && node.start !== 1 ? { attributes: { start: node.start ?? 1 } } : {}
    return { tag: node.ordered ? 'ol' : 'ul', ...start, children: items }
  }

  function figureOf(node: Extract<MarkdownNode, { type: 'image' }>): StoryDraft[] {
    const { url, title } = node
    const alt = node.alt?.trim() ?? ''
    if (alt === '') reject(node, NO_ALT)
    pictures.push({ file: url, ...positionOf(node) })
    return [{ picture: { file: url, alt }, ...(title ? { caption: title } : {}) }]
  }

  const nodes = childrenOf(fromMarkdown(markdown))
  if (nodes.length === 0 && diagnostics.length === 0)
    diagnostics.push(ofPosition(file, markdown, { line: 1, column: 1 }, 'The story is empty. Write it, or remove it.'))
  return { nodes, diagnostics, pictures, links }
}

function headingProblem(depth: number, previous: number, isEmpty: boolean): string | undefined {
  if (isEmpty) return 'The heading is empty. Write its text after the #.'
  if (depth === 1) return 'The title of the project is the first heading. Start the headings of the story with ##.'
  if (depth > 3) return 'Stories have two levels of headings. Write ## or ###.'
  return depth > previous + 1 ? 'The heading skips a level. Write ## in place of ###.' : undefined
}

/** The content of a paragraph. */
function unwrapped(parts: StoryDraft[]): StoryDraft[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'tag' in part ? (part.children ?? []) : [part]))
}
