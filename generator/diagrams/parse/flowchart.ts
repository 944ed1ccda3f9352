import type { Direction, Graph, GraphEdge, LineEnd, Shape } from '../diagram.ts'
import { GraphDraft } from './graph-draft.ts'
import { DiagramError, labelOf, type Line, quoted, type Reader } from './lines.ts'

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  TB: 'DOWN',
  TD: 'DOWN',
  BT: 'UP',
  LR: 'RIGHT',
  RL: 'LEFT',
}

/** What is around a label, the longest first, and the shape that it means. */
const BRACKETS: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'pill'],
  ['[(', ')]', 'database'],
  ['[[', ']]', 'subroutine'],
  ['{{', '}}', 'hexagon'],
  ['[/', '/]', 'parallelogram'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'parallelogram-alt'],
  ['[\\', '/]', 'trapezoid-alt'],
  ['(', ')', 'rounded'],
  ['{', '}', 'diamond'],
  ['[', ']', 'rectangle'],
  ['>', ']', 'flag'],
]

/** The shapes of `A@{ shape: cyl }` that are drawn. Others are boxes. */
const NAMED: Readonly<Record<string, Shape>> = {
  rounded: 'rounded',
  event: 'rounded',
  stadium: 'pill',
  pill: 'pill',
  terminal: 'pill',
  circle: 'circle',
  circ: 'circle',
  'dbl-circ': 'double-circle',
  cyl: 'database',
  cylinder: 'database',
  database: 'database',
  db: 'database',
  disk: 'database',
  das: 'database',
  'h-cyl': 'database',
  'fr-rect': 'subroutine',
  subproc: 'subroutine',
  diam: 'diamond',
  diamond: 'diamond',
  decision: 'diamond',
  hex: 'hexagon',
  hexagon: 'hexagon',
  'lean-r': 'parallelogram',
  'lean-l': 'parallelogram-alt',
  'trap-b': 'trapezoid',
  'trap-t': 'trapezoid-alt',
  odd: 'flag',
}

const ID = /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_*.$]|-(?![-.=>])|\/(?!\/))+/u
const IGNORED = /^(?:style|linkStyle|classDef|class)\b/
const OWN_COLOURS = 'The page draws diagrams in its own colours. Styles of this diagram have no effect.'
export const NO_CLICKS = 'Diagrams have no links. The statement has no effect.'

const ENDS: Readonly<Record<string, LineEnd>> = { '<': 'arrow', '>': 'arrow', x: 'cross', o: 'circle' }
const endOf = (sign: string | undefined): LineEnd => ENDS[sign ?? ''] ?? 'none'

export function parseFlowchart({ lines, warn }: Reader, header: Line): Graph {
  const [first = '', ...others] = header.text.split(';')
  const word = first.trim().split(/\s+/)[0] ?? ''
  const direction = DIRECTIONS[word.toUpperCase()]
  if (word !== '' && direction === undefined)
    throw new DiagramError(
      header.number,
      `${quoted(word)} is no direction. Write flowchart LR (to the right) or flowchart TD (downwards).`,
    )
  const draft = new GraphDraft()
  const begins: number[] = []
  const statements = [{ ...header, text: others.join(';') }, ...joined(lines)].flatMap(statementsIn)
  for (const { text, number } of statements) {
    if (/^subgraph\b/.test(text)) {
      begins.push(number)
      const { id, label } = groupOf(text.slice('subgraph'.length), number)
      draft.begin(id, label)
    } else if (text === 'end') {
      begins.pop()
      if (draft.open.pop() === undefined)
        throw new DiagramError(number, 'This end belongs to no subgraph. Remove it, or write the subgraph.')
    } else if (/^direction\s/.test(text)) draft.direct(DIRECTIONS[text.slice('direction'.length).trim()])
    else if (/^(?:click|href)\s/.test(text)) warn(number, NO_CLICKS)
    else if (IGNORED.test(text) && !/^class\s*(?:[-=~.[({]|$)/.test(text)) warn(number, OWN_COLOURS)
    else readChain(text, number, draft)
  }
  const open = begins.at(-1)
  if (open !== undefined) throw new DiagramError(open, 'The subgraph has no end. Write end below its boxes.')
  return draft.finish('flowchart', direction ?? 'DOWN')
}

/** A label in quotation marks may have several lines. */
function joined(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let open: Line | undefined
  for (const line of lines) {
    const text = open ? `${open.text}\n${line.text}` : line.text
    const number = open?.number ?? line.number
    open = undefined
    if ((text.match(/"/g) ?? []).length % 2 === 1) {
      open = { text, number }
      if (text.length > 2000) throw new DiagramError(number, 'The label has no closing quotation mark. Write it.')
    } else result.push({ text, number })
  }
  if (open) throw new DiagramError(open.number, 'The label has no closing quotation mark. Write it.')
  return result
}

/** A line may have several statements, divided by semicolons outside of labels. */
function statementsIn({ text, number }: Line): Line[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    const isEntity = /[#&][\w#]*$/.test(text.slice(Math.max(0, at - 8), at))
    if (text[at] !== ';' || isQuoted || isEntity) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)].flatMap((each) => (each.trim() === '' ? [] : [{ text: each.trim(), number }]))
}

function groupOf(given: string, line: number) {
  const text = given.trim()
  const [, id = '', label = ''] = /^([^[\]"]*?)\s*\[(.*)\]$/.exec(text) ?? []
  if (id !== '') return { id, label: labelOf(label, line) }
  if (label !== '') return { id: labelOf(label, line), label: labelOf(label, line) }
  const name = labelOf(text, line)
  return { id: name === '' ? `subgraph of line ${line}` : name, label: name }
}

/** `A & B -->|label| C --> D` */
function readChain(text: string, line: number, draft: GraphDraft) {
  let rest = text
  let before: string[] | undefined
  let edge: Omit<GraphEdge, 'from' | 'to'> | undefined
  for (;;) {
    const names: string[] = []
    for (;;) {
      const read = readNode(rest, line, draft)
      names.push(read.id)
      rest = read.rest
      const and = /^\s*&\s*/.exec(rest)
      if (!and) break
      rest = rest.slice(and[0].length)
    }
    if (before && edge) for (const from of before) for (const to of names) draft.edges.push({ from, to, ...edge })
    if (rest.trim() === '') return
    const link = readLink(rest, line)
    before = names
    edge = link.edge
    rest = link.rest
  }
}

function readNode(text: string, line: number, draft: GraphDraft): { id: string; rest: string } {
  const start = text.trimStart()
  const [id] = ID.exec(start) ?? []
  if (id === undefined)
    throw new DiagramError(
      line,
      `A box is missing before ${quoted(start || text)}. Write one, such as A[Load balancer].`,
    )
  let rest = start.slice(id.length)
  const brackets = BRACKETS.filter(([open]) => rest.startsWith(open)).map(([open, close, shape]) => {
    return { shape, label: labelWithin(rest, open, close), open, close }
  })
  const found = brackets.find(({ label }) => label !== undefined)
  if (found?.label !== undefined) {
    draft.name(id, { label: labelOf(found.label, line) || id, shape: found.shape })
    rest = rest.slice(found.open.length + found.label.length + found.close.length)
  } else if (brackets.length > 0) {
    throw new DiagramError(
      line,
      `The label of ${quoted(id)} has no closing bracket, or has brackets in it. Put it in quotation marks: ${id}["…"].`,
    )
  } else draft.name(id)
  const data = /^@\{([^}]*)\}/.exec(rest)
  if (data) {
    const of = (key: string) =>
      new RegExp(String.raw`(?:^|[,\s])${key}\s*:\s*("[^"]*"|[^,}\s]+)`).exec(data[1] ?? '')?.[1]
    const label = of('label')
    const shape = NAMED[of('shape')?.replaceAll('"', '') ?? '']
    draft.name(id, { ...(label && { label: labelOf(label, line) }), ...(shape && { shape }) })
    rest = rest.slice(data[0].length)
  }
  const style = /^:::[\w-]+/.exec(rest)
  return { id, rest: style ? rest.slice(style[0].length) : rest }
}

/** The label up to its closing bracket: in quotation marks, or without brackets of its own. */
function labelWithin(text: string, open: string, close: string): string | undefined {
  const inner = text.slice(open.length)
  const [quotes] = /^\s*"[^"]*"\s*/.exec(inner) ?? []
  if (quotes !== undefined) return inner.startsWith(close, quotes.length) ? quotes : undefined
  const end = inner.indexOf(close)
  if (end < 0) return undefined
  const label = inner.slice(0, end)
  const others = /[[\]{}"]/.test(label.replaceAll(/<br\s*\/?>/g, ''))
  const isOdd = others || (/[()]/.test(label) && /[()]/.test(open)) || !isBalanced(label)
  return isOdd ? undefined : label
}

function isBalanced(label: string): boolean {
  return label.split('(').length === label.split(')').length
}

type Link = { edge: Omit<GraphEdge, 'from' | 'to'>; rest: string }

const WHOLE = /^\s*(?:[\w-]+@)?(<|(?<=\s)[xo])?(--+|==+|-\.+-)(>|[xo](?=[\s|]|$))?/
const HIDDEN = /^\s*~~~+/
/** `-- text -->` */
const WITH_TEXT =
  /^\s*(<|(?<=\s)[xo])?(--|==|-\.)\s*(?![->.=])(.+?)\s*(--+|==+|\.+-)(>|[xo](?=\s|$))?(?=\s|[\p{L}\p{N}_]|$)/u

function readLink(text: string, line: number): Link {
  const hidden = HIDDEN.exec(text)
  if (hidden) return { edge: { line: 'hidden', start: 'none', end: 'none' }, rest: text.slice(hidden[0].length) }
  const whole = WHOLE.exec(text)
  const [all = '', start, body = '', end] = whole ?? []
  // Two signs without a head begin a text.
  if (whole && (body.length > 2 || end !== undefined)) {
    const rest = text.slice(all.length)
    const label = /^\s*\|("[^"]*"|[^|]*)\|/.exec(rest)
    if (!label && /^\s*\|/.test(rest))
      throw new DiagramError(
        line,
        `The text of the line has no end in ${quoted(rest.trim())}. Write | behind it: A -->|text| B.`,
      )
    return {
      edge: { line: lineOf(body), start: endOf(start), end: endOf(end), ...named(label?.[1], line) },
      rest: label ? rest.slice(label[0].length) : rest,
    }
  }
  const texted = WITH_TEXT.exec(text)
  if (texted) {
    const [found, first, opening = '', label, , last] = texted
    return {
      edge: { line: lineOf(opening), start: endOf(first), end: endOf(last), ...named(label, line) },
      rest: text.slice(found.length),
    }
  }
  throw new DiagramError(
    line,
    `No line can be read in ${quoted(text)}. Write A --> B, A -->|text| B, A -.-> B or A ==> B.`,
  )
}

const lineOf = (body: string) => (body.startsWith('=') ? 'thick' : body.includes('.') ? 'dotted' : 'solid')

function named(text: string | undefined, line: number): { label?: string } {
  const label = text === undefined ? '' : labelOf(text, line)
  return label === '' ? {} : { label }
}
