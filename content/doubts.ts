import { isPair, isScalar, isSeq, Lexer, type Node, type Pair, visit } from 'yaml'
import type { Path } from './fields.ts'
import type { ParsedContent } from './parse.ts'

/** How a comment begins behind a value that a person should check: an import was not sure of it, or the text of a translation has changed. */
export const DOUBT = ' check: '

type Doubt = { offset: number; path: Path; source: string }

/** The comments of the import, with the value that each is behind. */
export function doubtsIn({ yaml, document }: Pick<ParsedContent, 'yaml' | 'document'>): Doubt[] {
  const comments = commentsIn(yaml).filter(({ text }) => text.startsWith(DOUBT))
  if (comments.length === 0) return []
  const values: { start: number; path: Path }[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key !== 'key' && node.range) values.push({ start: node.range[0], path: pathOf([...ancestors, node]) })
    },
    Pair(_, pair, ancestors) {
      // Between a key and its list, a comment is about the list.
      if (isScalar(pair.key) && pair.key.range && isSeq(pair.value))
        values.push({ start: pair.key.range[0], path: pathOf([...ancestors, pair]) })
    },
  })
  return comments.map(({ offset, text }) => {
    const { path = [] } = values.findLast(({ start }) => start < offset) ?? {}
    const isBehindGroup = yaml.slice(0, offset).trimEnd().endsWith('}')
    return { offset, path: isBehindGroup ? path.slice(0, -1) : path, source: text.slice(DOUBT.length).trim() }
  })
}

/** What the lexer puts before a scalar, and other tokens without characters in the file. */
const SCALAR = '\u001F'
const WITHOUT_TEXT = new Set(['\u0002', '\u0018', SCALAR])

export function commentsIn(yaml: string): { offset: number; text: string }[] {
  const comments: { offset: number; text: string }[] = []
  let offset = 0
  let previous = ''
  for (const token of new Lexer().lex(yaml)) {
    if (token.startsWith('#') && previous !== SCALAR) comments.push({ offset, text: token.slice(1) })
    if (!WITHOUT_TEXT.has(token)) offset += token.length
    previous = token
  }
  return comments
}

function pathOf(nodes: readonly (Node | Pair | object)[]): Path {
  return nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [String(node.key)]
    const next = nodes[index + 1]
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : []
  })
}
