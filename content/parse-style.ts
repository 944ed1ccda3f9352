import { transform, type Warning } from 'lightningcss'
import { type Position, positionAt } from './diagnostic.ts'

type StyleMistake = Position & { message: string; severity: 'error' | 'warning' }

/** What a stylesheet loads: an import, a picture or a font. */
export type StyleAddress = Position & { kind: 'import' | 'url'; address: string }

type ParsedStyle = {
  /** As the pages get it: without comments and escapes. */
  css: string
  addresses: StyleAddress[]
  /** Syntax errors, and what browsers do not know. */
  mistakes: StyleMistake[]
}

/** Parses a stylesheet, valid or not. */
export function parseStyle(text: string): ParsedStyle {
  try {
    const { css, warnings, nodes } = parse(text)
    const found = [...warnings.map(explain), ...nodes.flatMap(withoutSemicolon)]
    const isValid = found.every(({ severity }) => severity === 'warning')
    return { css, addresses: nodes.flatMap(addressesOf), mistakes: [...found, ...(isValid ? openIn(text) : [])] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The styles cannot be read (${reason}). Correct them.`
    return { css: '', addresses: [], mistakes: [{ line: 1, column: 1, message, severity: 'error' }] }
  }
}

/** A node of lightningcss' syntax tree, and where it is. */
type Node = { at: Position; node: Readonly<Record<string, unknown>> }

function parse(text: string) {
  let tree: unknown[] = []
  const { code, warnings } = transform({
    filename: 'style.css',
    code: Buffer.from(text),
    errorRecovery: true,
    visitor: { StyleSheet: ({ rules }) => void (tree = rules) },
  })
  return {
    css: Buffer.from(code).toString(),
    warnings,
    nodes: [...nodesIn(tree, { line: 1, column: 1 })],
    last: Object(tree.at(-1)) as { type?: unknown; value?: { name?: unknown; loc?: Position } },
  }
}

function* nodesIn(value: unknown, outer: Position): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesIn(each, outer)
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Node['node'] // any object can be read like this
    const at = node['loc'] ? positionOf(node['loc'] as Position) : outer
    yield { at, node }
    for (const each of Object.values(node)) yield* nodesIn(each, at)
  }
}

/** Rules count their lines from 0, and addresses from 1. */
function positionOf(location: Position): Position {
  return { line: location.line + (isOfRule(location) ? 1 : 0), column: location.column }
}

function isOfRule(location: unknown): boolean {
  return Object.hasOwn(Object(location), 'source_index')
}

function addressesOf({ at, node: { url, loc, name, arguments: values } }: Node): StyleAddress[] {
  if (typeof url === 'string') return [{ kind: isOfRule(loc) ? 'import' : 'url', address: url, ...at }]
  // Where lightningcss does not know the property, the addresses of an image-set are plain texts.
  if (!String(name).endsWith('image-set') || !Array.isArray(values)) return []
  return tokensIn(values).flatMap(({ type, value }) =>
    type === 'string' ? [{ kind: 'url', address: String(value), ...at }] : [],
  )
}

/** A value with a colon, which goes on with the next declaration. Browsers ignore both, and Vite rejects them. */
function withoutSemicolon({ at, node: { propertyId, name, value } }: Node): StyleMistake[] {
  const property = String(Object(propertyId).property ?? name)
  if (!Array.isArray(value) || property.startsWith('--')) return []
  const tokens = tokensIn(value)
  const isMissing = tokens.some(({ type }) => type === 'colon') && tokens[0]?.value !== 'progid'
  const message = `The value of "${property}" has no end. Add a semicolon after it.`
  return isMissing ? [{ ...at, message, severity: 'error' }] : []
}

function tokensIn(values: readonly unknown[]): { type?: unknown; value?: unknown }[] {
  return values.flatMap((each) => (Object(each).type === 'token' ? [Object(Object(each).value)] : []))
}

/** A rule after which a stylesheet has ended, unless something in it is open. */
const SENTINEL = 'end-of-style'

/** What is open at the end. CSS ends it there, but Vite rejects it. */
function openIn(text: string): StyleMistake[] {
  const isClosed = (css: string) =>
    [`${css}\n@${SENTINEL};`, `${css}\n;@${SENTINEL};`].some((each) => parse(each).last.value?.name === SENTINEL)
  if (isClosed(text)) return []
  if (isClosed(`${text}*/`)) {
    const start = text.indexOf('/*', text.lastIndexOf('*/') + 1)
    return [{ ...positionAt(text, start), message: 'The comment has no end. Write */ after it.', severity: 'error' }]
  }
  const { loc } = parse(text).last.value ?? {}
  const at = loc ? positionOf(loc) : { line: 1, column: 1 }
  return [{ ...at, message: 'The rule has no end. Add a closing brace, "}".', severity: 'error' }]
}

const CHECK_BRACES = 'Check the spelling, and whether a brace or a semicolon before it is missing, or one too many.'

function explain({ type, message, value, loc: { line, column } }: Warning): StyleMistake {
  const { type: kind, value: name } = Object(value) as { type?: unknown; value?: unknown }
  const error = (problem: string): StyleMistake => ({ line, column, message: problem, severity: 'error' })
  if (type === 'AtRuleInvalid' && value === 'import')
    return error('An import inside of another rule. Move it to the start of the file.')
  const unknown =
    type === 'AtRuleInvalid'
      ? `the rule @${String(value)}`
      : String(kind).startsWith('UnsupportedPseudo') && `the selector "${String(name)}"`
  if (unknown)
    return {
      ...error(`Browsers do not know ${unknown}. Check its spelling, or remove it.`),
      severity: 'warning',
    }
  if (type === 'UnexpectedImportRule') return error('An import after other rules. Move it to the start of the file.')
  if (type === 'EndOfInput') return error(`Text that is no rule or declaration. ${CHECK_BRACES}`)
  if (type === 'SelectorError') return error(`Text that is no selector. ${CHECK_BRACES}`)
  if (type === 'UnexpectedToken') return error(`Unexpected ${nameOfToken(message)}. ${CHECK_BRACES}`)
  return error(`${message}. ${CHECK_BRACES}`)
}

const TOKENS: Readonly<Record<string, string>> = {
  BadString: 'end of the line in a text in quotes',
  BadUrl: 'character in an address without quotes',
  CloseCurlyBracket: '"}"',
  CloseSquareBracket: '"]"',
  CloseParenthesis: '")"',
  Colon: '":"',
  Comma: '","',
  CurlyBracketBlock: '"{"',
  ParenthesisBlock: '"("',
  Semicolon: 'end',
  SquareBracketBlock: '"["',
}

/** A token of lightningcss, such as `Delim('!')`, in plain words. */
function nameOfToken(message: string): string {
  const [, token = '', quoted] = /^Unexpected token (\w+)(?:\(["'](.*)["']\))?/s.exec(message) ?? []
  return TOKENS[token] ?? (quoted === undefined ? 'text' : `"${quoted}"`)
}
