import { join, posix } from 'node:path'
import { transform, type Warning } from 'lightningcss'
import { isOutside } from '../lib/is-outside.ts'
import { type Diagnostic, ofPosition, ofWholeFile } from './diagnostic.ts'
import { type Folder, isFile, readText } from './read-text.ts'

type Position = { line: number; column: number }

/** What a stylesheet loads: an import, a picture or a font. */
export type Load = Position & {
  kind: 'import' | 'url'
  address: string
  /** The file below the content folder, which may be missing; undefined for addresses that name none. */
  path: string | undefined
}

/** A stylesheet of the owner's. */
export type Stylesheet = {
  /** Its path in messages, and below the content folder. */
  file: string
  path: string
  text: string
  /** As the pages get it: without comments and escapes. */
  css: string
  loads: readonly Load[]
  /** Syntax errors, and what browsers do not know. */
  diagnostics: readonly Diagnostic[]
}

/** Reads style.css and the stylesheets in the content folder that it imports, each once. */
export function readStyle(at: Folder): Stylesheet[] {
  const sheets = new Map<string, Stylesheet>()
  const paths = ['style.css']
  for (const path of paths) {
    if (sheets.has(path)) continue
    const sheet = readStylesheet(at, path)
    sheets.set(path, sheet)
    paths.push(...sheet.loads.flatMap((load) => (load.kind === 'import' && isSheet(at, load.path) ? [load.path] : [])))
  }
  return [...sheets.values()]
}

/** Whether a file of the content folder is a stylesheet. */
export function isSheet(at: Folder, path: string | undefined): path is string {
  return path !== undefined && /\.css$/i.test(path) && isFile(at, path) && !isOutside(join(at.folder, path), at.folder)
}

function readStylesheet(at: Folder, path: string): Stylesheet {
  const file = `${at.name}/${path}`
  const { text = '', diagnostics } = readText(at, path)
  return {
    file,
    path,
    text,
    ...(diagnostics.length > 0 ? { css: '', loads: [], diagnostics } : parseStyle(text, file, path)),
  }
}

type Parsed = Pick<Stylesheet, 'css' | 'loads' | 'diagnostics'>

function parseStyle(text: string, file: string, path: string): Parsed {
  try {
    const { css, loads, warnings } = parse(text)
    const found = warnings.map((each) => diagnose(each, file, text))
    const open = found.every(({ severity }) => severity === 'warning') ? openIn(text) : undefined
    return {
      css,
      loads: loads.map((load) => ({ ...load, path: pathOf(load.address, path) })),
      diagnostics: open ? [...found, ofPosition(file, text, open, open.message)] : found,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { css: '', loads: [], diagnostics: [ofWholeFile(file, `Cannot read the styles (${reason}). Correct them.`)] }
  }
}

/** A node of lightningcss' syntax tree. */
type Node = Readonly<Record<string, unknown>>

function parse(text: string) {
  const loads: Omit<Load, 'path'>[] = []
  let last: Node | undefined
  const { code, warnings } = transform({
    filename: 'style.css',
    code: Buffer.from(text),
    errorRecovery: true,
    visitor: {
      StyleSheet({ rules }) {
        last = rules.at(-1)
        loads.push(...loadsIn(rules, { line: 1, column: 1 }))
      },
    },
  })
  return { css: Buffer.from(code).toString(), loads, warnings, last }
}

/** The imports and addresses in a syntax tree. Rules count their lines from 0, and addresses from 1. */
function* loadsIn(node: unknown, outer: Position): Generator<Omit<Load, 'path'>> {
  if (Array.isArray(node)) {
    for (const each of node) yield* loadsIn(each, outer)
  } else if (typeof node === 'object' && node !== null) {
    const { loc, url, name, arguments: values } = node as Node
    const isRule = Object.hasOwn(Object(loc), 'source_index')
    const { line, column } = loc ? (loc as Position) : outer
    const at = { line: line + (isRule ? 1 : 0), column }
    if (typeof url === 'string') yield { kind: isRule ? 'import' : 'url', address: url, ...at }
    // Where lightningcss does not know the property, the addresses of an image-set are plain texts.
    if (typeof name === 'string' && name.endsWith('image-set') && Array.isArray(values)) {
      for (const { value } of values as Node[]) {
        const { type, value: address } = Object(value) as Node
        if (type === 'string') yield { kind: 'url', address: String(address), ...at }
      }
    }
    for (const each of Object.values(node)) yield* loadsIn(each, at)
  }
}

/** The file that an address names. */
function pathOf(address: string, sheet: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i.test(address)) return undefined
  try {
    return posix.join(posix.dirname(sheet), decodeURI(address.replace(/[?#].*$/s, '')))
  } catch {
    return undefined // a "%" that is no escape
  }
}

/** A rule after which a sheet has ended, unless something in it is open. */
const SENTINEL = '@end-of-sheet;'

/** CSS ends everything that is open at the end of a file, but Vite rejects it. */
function openIn(text: string): (Position & { message: string }) | undefined {
  const isClosed = (css: string) =>
    [`${css}\n${SENTINEL}`, `${css}\n;${SENTINEL}`].some((each) => {
      const { type, value } = parse(each).last ?? {}
      return type === 'unknown' && `@${String((value as Node)['name'])};` === SENTINEL
    })
  if (isClosed(text)) return undefined
  if (isClosed(`${text}*/`)) {
    const start = text.indexOf('/*', text.lastIndexOf('*/') + 1)
    return { ...positionAt(text, start), message: 'The comment has no end. Write */ after it.' }
  }
  const { loc = { line: 0, column: 1 } } = Object(parse(text).last?.['value']) as { loc?: Position }
  return { line: loc.line + 1, column: loc.column, message: 'The rule has no end. Add a closing brace, "}".' }
}

function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const CHECK_BRACES = 'Check the spelling, and whether a brace or a semicolon before it is missing, or one too many.'

function diagnose({ type, message, value, loc }: Warning, file: string, text: string): Diagnostic {
  const { type: kind, value: name } = Object(value) as { type?: unknown; value?: unknown }
  const at = (problem: string) => ofPosition(file, text, loc, problem)
  if (type === 'AtRuleInvalid') {
    if (value === 'import') return at('An import inside of another rule. Move it to the start of the file.')
    return {
      ...at(`Browsers do not know the rule @${String(value)}. Check its spelling, or remove it.`),
      severity: 'warning',
    }
  }
  if (String(kind).startsWith('UnsupportedPseudo'))
    return {
      ...at(`Browsers do not know the selector "${String(name)}". Check its spelling, or remove it.`),
      severity: 'warning',
    }
  if (type === 'UnexpectedImportRule') return at('An import after other rules. Move it to the start of the file.')
  if (type === 'EndOfInput') return at(`Text that is no rule or declaration. ${CHECK_BRACES}`)
  if (type === 'SelectorError') return at(`Text that is no selector. ${CHECK_BRACES}`)
  if (type === 'UnexpectedToken') return at(`Unexpected ${nameOf(message)}. ${CHECK_BRACES}`)
  return at(`${message}. ${CHECK_BRACES}`)
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
function nameOf(message: string): string {
  const [, token = '', quoted] = /^Unexpected token (\w+)(?:\(["'](.*)["']\))?/s.exec(message) ?? []
  return TOKENS[token] ?? (quoted === undefined ? 'text' : `"${quoted}"`)
}
