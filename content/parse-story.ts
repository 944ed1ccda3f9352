import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { isHttpsUrl, isOwnPath } from '../model/fields/address.ts'
import type { StoryNode, StoryTag } from '../model/view.ts'
import { type Diagnostic, ofPosition, type Position, positionAt } from './diagnostic.ts'
import { FENCED_BLOCKS } from './fenced-blocks.ts'
import { highlight } from './highlight.ts'

/** A story whose pictures are names of files, and whose diagrams are texts. */
export type StoryDraft = StoryNode<{ file: string; alt: string }, string>

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
  break: 'br',
  emphasis: 'em',
  strong: 'strong',
  thematicBreak: 'hr',
}

/** The row of a table below its headings, in a text that GitHub does not take for one. */
const TABLE = /^\|?[ \t]*:?-{2,}:?[ \t]*\|/m

/** The notes of GitHub, `> [!NOTE]`, by the names that they have in the texts of the interface. */
const NOTES = ['note', 'tip', 'important', 'warning', 'caution']
const NOTE = /^\[!(\w+)\][ \t]*(.*)(?:\n|$)/

/** One that ends with a question mark is a question that its owner has not answered. */
const COMMENT = /<!--([^]*?)-->/g
const QUESTION = /[?？؟]\s*$/

/** A picture or a link in a text that CommonMark has not taken for one, without those that the owner has escaped. */
const NOT_READ =
  /(?<!\\)(!\[[^\]\n]*\]|\[[^\]\n]+\](?=\(https?:))\(([^\n]*?\.(?:avif|jpe?g|png|svg|webp)|[^\n]*?)( "[^"\n]*")?\)(?!\))/gi

const encoded = (address: string) => address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')

const NOTE_NAMES = NOTES.map((name) => `[!${name.toUpperCase()}]`).join(', ')

const NO_TABLE =
  'The page shows this table as text. Give the row of dashes as many columns as the row above it, and leave an empty line before the table.'
const NO_HTML = 'Stories have no HTML. Write Markdown, or put the text between `backticks`.'
const NO_END =
  'The comment does not end with its line. Write --> behind it, and the text after that on a line of its own.'
const NO_ALT =
  'The picture has no alternative text. Describe it between the brackets: ![Three zones with two nodes each](zones.svg).'

/** Fields between lines of hyphens, as other programs have them. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[\w-]+:.*\r?\n)+---[ \t]*(?:\r?\n|$)/

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
  if (FRONT_MATTER.test(markdown)) {
    const message =
      'A story has no front matter: the page shows it as text. Write its fields at the project in site.yaml.'
    diagnostics.push({ ...ofPosition(file, markdown, { line: 1, column: 1 }, message), severity: 'warning' })
  }
  const childrenOf = ({ children }: Root | Parent) => children.flatMap((child): StoryDraft[] => partsOf(child))

  /** Without headings below which is nothing but questions. */
  function answeredIn({ children }: Root): StoryDraft[] {
    let shownFrom = 0
    return children.flatMap((child, index) => {
      const parts = partsOf(child)
      if (child.type === 'heading' && index >= shownFrom) {
        const isNext = (other: MarkdownNode, at: number) =>
          at > index && other.type === 'heading' && other.depth <= child.depth
        const next = children.findIndex(isNext)
        const end = next < 0 ? children.length : next
        const below = children.slice(index + 1, end)
        const isEmpty = below.every((each) => each.type === 'heading' || commentIn(each) !== undefined)
        if (isEmpty && below.some((each) => QUESTION.test(commentIn(each) ?? ''))) shownFrom = end
      }
      return index < shownFrom ? [] : parts
    })
  }

  function partsOf(node: MarkdownNode): StoryDraft[] {
    switch (node.type) {
      case 'text':
        if (TABLE.test(node.value)) return reject(node, NO_TABLE)
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
      case 'html': {
        const comment = commentIn(node)
        if (comment === undefined) return reject(node, node.value.startsWith('<!--') ? NO_END : NO_HTML)
        if (QUESTION.test(comment)) {
          const message = `The question "${comment.trim().replaceAll(/\s+/g, ' ')}" stands. Answer it and remove it.`
          diagnostics.push({ ...ofPosition(file, markdown, positionOf(node), message), severity: 'warning' })
        }
        return []
      }
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
      case 'blockquote':
        return [noteOf(node) ?? { tag: 'blockquote', children: childrenOf(node) }]
      case 'table':
        return [tableOf(node)]
      case 'code': {
        const change = node.lang === 'mermaid' && (node.meta === 'before' || node.meta === 'after') && node.meta
        const block = FENCED_BLOCKS[node.lang?.toLowerCase() ?? '']?.(node.value)
        if (block) return blockOf(node, block).map((diagram) => (change ? changeOf(change, diagram) : diagram))
        // Browsers scroll a long line with the keyboard only in an element that can be focused.
        const label = node.lang ? { role: 'group', 'aria-label': node.lang } : {}
        const parts = highlight(node.value, node.lang ?? '')
        const coloured = parts.some(({ colour }) => colour) ? { className: 'storyCode' } : {}
        const children = parts.map(({ text, colour }): StoryDraft => {
          return colour ? { tag: 'span', attributes: { className: colour }, children: [text] } : text
        })
        const code: StoryDraft = { tag: 'code', children }
        const shown: StoryDraft = { tag: 'pre', attributes: { tabIndex: 0, ...label, ...coloured }, children: [code] }
        return [shown]
      }
      default: {
        const tag = TAGS[node.type]
        if (tag === undefined) return reject(node, `Stories have no ${node.type}. Remove it.`)
        return ['children' in node ? { tag, children: childrenOf(node) } : { tag }]
      }
    }
  }

  function blockOf(node: MarkdownNode, { node: shown, mistakes = [] }: ReturnType<(typeof FENCED_BLOCKS)[string]>) {
    const { line, column } = positionOf(node)
    for (const { line: within, message, severity } of mistakes)
      diagnostics.push({ ...ofPosition(file, markdown, { line: line + within, column }, message), severity })
    return shown === undefined ? [] : [shown]
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

  /** A quote that begins with [!NOTE]. */
  function noteOf(node: Extract<MarkdownNode, { type: 'blockquote' }>): StoryDraft | undefined {
    const [first, ...others] = node.children
    const [begin, ...rest] = first?.type === 'paragraph' ? first.children : []
    const [head = '', name = '', behind] = (begin?.type === 'text' && NOTE.exec(begin.value)) || []
    if (first?.type !== 'paragraph' || begin?.type !== 'text' || head === '') return undefined
    const kind = name.toLowerCase()
    if (!NOTES.includes(kind)) reject(node, `There is no note [!${name}]. Write ${NOTE_NAMES}.`)
    else if (behind) reject(node, `Write the text of the note on the line below > [!${name}].`)
    const text = begin.value.slice(head.length)
    const paragraph = { ...first, children: text === '' ? rest : [{ ...begin, value: text }, ...rest] }
    const shown = [...(paragraph.children.length > 0 ? [paragraph] : []), ...others]
    if (shown.length === 0) reject(node, `The note is empty. Write its text on the line below > [!${name}].`)
    return {
      tag: 'div',
      attributes: { className: 'storyNote', role: 'note', 'data-note': kind },
      children: shown.flatMap((child) => partsOf(child)),
    }
  }

  function tableOf({ align, children: [head, ...rows] }: Extract<MarkdownNode, { type: 'table' }>): StoryDraft {
    const columns = head?.children.length ?? 0
    const rowOf = (row: typeof head, tag: 'th' | 'td'): StoryDraft => {
      const cells = row?.children ?? []
      if (row && cells.length > columns)
        reject(row, `The row has ${cells.length} cells, and the table ${columns} columns. Write \\| for a | in a text.`)
      const filled = Array.from({ length: columns }, (_, index): StoryDraft => {
        const [cell, side] = [cells[index], align?.[index]]
        const attributes = {
          ...(tag === 'th' && { scope: 'col' }),
          ...((side === 'right' || side === 'center') && { 'data-align': side === 'right' ? 'end' : side }),
        }
        return { tag, attributes, children: cell ? childrenOf(cell) : [] }
      })
      return { tag: 'tr', children: filled }
    }
    const table: StoryDraft = {
      tag: 'table',
      children: [
        { tag: 'thead', children: [rowOf(head, 'th')] },
        { tag: 'tbody', children: rows.map((row) => rowOf(row, 'td')) },
      ],
    }
    const label =
      head?.children
        .map((cell) => textOf(cell))
        .filter(Boolean)
        .join(', ') ?? ''
    const region = { tabIndex: 0, ...(label && { role: 'group', 'aria-label': label }) } // as for code
    return { tag: 'div', attributes: { className: 'storyTable', ...region }, children: [table] }
  }

  function figureOf(node: Extract<MarkdownNode, { type: 'image' }>): StoryDraft[] {
    const { url, title } = node
    const alt = node.alt?.trim() ?? ''
    if (alt === '') reject(node, NO_ALT)
    pictures.push({ file: url, ...positionOf(node) })
    return [{ picture: { file: url, alt }, ...(title ? { caption: title } : {}) }]
  }

  const root = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const nodes = answeredIn(root)
  if (nodes.length === 0 && diagnostics.length === 0)
    diagnostics.push(ofPosition(file, markdown, { line: 1, column: 1 }, 'The story is empty. Write it, or remove it.'))
  return { nodes, diagnostics, pictures, links }
}

/** A diagram of what was before a change, or is after it. The story shows two of them first, side by side. */
const changeOf = (change: 'before' | 'after', diagram: StoryDraft): StoryDraft => ({
  tag: 'div',
  attributes: { className: 'storyChange', 'data-change': change },
  children: [diagram],
})

/** The text of the last comment, if a node is nothing but comments. */
function commentIn(node: MarkdownNode): string | undefined {
  if (node.type !== 'html' || node.value.replace(COMMENT, '').trim() !== '') return undefined
  return [...node.value.matchAll(COMMENT)].at(-1)?.[1]
}

function textOf(node: MarkdownNode): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
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
