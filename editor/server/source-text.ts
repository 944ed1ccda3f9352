import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { DOUBT, doubtsIn, isWithin } from '../../content/content.ts'
import type { Edit, Path } from '../protocol.ts'
import { arrangeBrackets, arrangeLines, bracketsOf, type Entry } from './arrange.ts'
import type { Placed, Step } from './edits/step.ts'
import { columnsOf } from './fold-text.ts'
import { blockOf, flowOf, type OldScalar, scalarCandidates, type Style, type WrittenScalar } from './write-value.ts'

/** A replacement of the characters from `start` to `end`. */
export type Splice = { start: number; end: number; text: string }

/** The fields of a group in their usual order, for the place of a new one. */
export type Order = (path: Path) => readonly string[]

type Extent = { start: number; end: number }
type Node = YAMLMap | YAMLSeq | Scalar
type Field = Pair<Scalar<string>, Node | null>
type Group = YAMLMap<Scalar<string>, Node | null>

/** As content/parse.ts reads it, with the tokens of the text. */
const OPTIONS = { customTags: ['timestamp' as const], merge: false, uniqueKeys: false, keepSourceTokens: true }

/** A YAML text with its value, and the places of all values in it. */
export class SourceText {
  readonly yaml: string
  readonly value: unknown
  readonly #document: Document.Parsed
  readonly #style: Style

  private constructor(yaml: string, document: Document.Parsed) {
    this.yaml = yaml
    this.value = document.toJS()
    this.#document = document
    this.#style = styleOf(yaml)
  }

  /** Undefined if the text cannot be read, such as *nix without quotes. */
  static read(yaml: string): SourceText | undefined {
    const document = parseDocument(yaml, OPTIONS)
    try {
      return document.errors.length === 0 ? new SourceText(yaml, document) : undefined
    } catch {
      return undefined
    }
  }

  /** Ways to write the change, the best one first. */
  splicesFor(step: Step, order: Order): Splice[][] {
    switch (step.kind) {
      case 'set':
        return this.#set(step.path, step.value, order)
      case 'remove':
        return this.#remove(step.path)
      case 'arrange':
        return this.#arrange(step.path, step.entries)
      case 'confirm':
        return this.#confirm(step)
      case 'doubt':
        return this.#doubt(step.path, step.source)
    }
  }

  #nodeAt(path: Path): unknown {
    return path.reduce<unknown>(
      (node, step) => (isMap(node) || isSeq(node) ? node.get(step, true) : undefined),
      this.#document.contents,
    )
  }

  #set(path: Path, value: unknown, order: Order): Splice[][] {
    const node = this.#nodeAt(path)
    if (path.length === 0) return isNothing(node) ? [[this.#atTheEnd(value)]] : []
    if (node === undefined || node === null) return this.#add(path, value, order)
    const parent = this.#nodeAt(path.slice(0, -1))
    if (!isCollection(parent)) return []
    return parent.flow === true
      ? this.#setInBrackets(parent, path, node as Node, value)
      : this.#setInLines(parent, path, node as Node, value)
  }

  #setInBrackets(parent: YAMLMap | YAMLSeq, path: Path, node: Node, value: unknown): Splice[][] {
    const extent = extentOf(node, this.yaml)
    const old = this.#oldScalar(node, extent, 0)
    const texts = isObject(value) ? [flowOf(value)] : scalarCandidates(value, old, this.#style)
    return texts.map((each) => {
      const text = typeof each === 'string' ? each : each.head
      if (isSeq(parent)) return this.#withEntry(parent, Number(path.at(-1)), text)
      return [{ ...extent, text: extent.start === extent.end ? ` ${text}` : text }]
    })
  }

  #setInLines(parent: YAMLMap | YAMLSeq, path: Path, node: Node, value: unknown): Splice[][] {
    const isEntry = isSeq(parent)
    const index = isEntry
      ? Number(path.at(-1))
      : (parent as Group).items.findIndex(({ key }) => key.value === path.at(-1))
    const own = startOf(parent, index, this.yaml)
    /** Behind the dash or the colon. */
    const lead = isEntry ? own + 1 : this.yaml.indexOf(':', (parent as Group).items[index]?.key.range?.[1] ?? 0) + 1
    const extent = extentOf(node, this.yaml)
    const place = extent.start === extent.end ? { start: lead, end: lead } : extent
    const { step, listStep } = this.#style
    const column = this.#columnOf(own)
    const old = this.#oldScalar(node, place, column + (isEntry ? 2 : step))
    if (!isObject(value))
      return scalarCandidates(value, old, this.#style).map((text) => this.#replaceValue(lead, place, text))
    const below = column + (Array.isArray(value) && !isEntry ? listStep : step)
    const block = { head: '', body: blockOf(value, below, this.#style).split('\n') }
    const flow = { head: flowOf(value), body: [] }
    return (isFlowNode(node) || isEmpty(value) ? [flow] : [block, flow]).map((text) =>
      this.#replaceValue(lead, place, text),
    )
  }

  /** Writes a value in the line of its field or dash, and below it. A comment in that line stays. */
  #replaceValue(lead: number, { start, end }: Extent, { head, body }: WrittenScalar): Splice[] {
    const [header] = /^[|>][^\s#]*/.exec(this.yaml.slice(start, end)) ?? []
    const lines = body.map((line) => `\n${line}`).join('')
    if (this.yaml.slice(lead, start).includes('\n'))
      return [
        { start: lead, end: lead, text: head === '' ? '' : ` ${head}` },
        { start: this.#lineEnd(lead), end: this.#lineEnd(end), text: lines },
      ]
    const from = head === '' ? lead : start
    const inLine = { start: from, end: start + (header ?? this.yaml.slice(start, end)).length }
    const below =
      header === undefined
        ? { start: this.#lineEnd(end), end: this.#lineEnd(end) }
        : { start: this.#lineEnd(start), end }
    return [
      { ...inLine, text: start === lead && head !== '' ? ` ${head}` : head },
      { ...below, text: lines },
    ]
  }

  /** @param below the column of new lines below its field or dash */
  #oldScalar(node: Node, { start, end }: Extent, below: number): OldScalar {
    const source = isScalar(node) ? this.yaml.slice(start, end) : ''
    const place = { column: this.#columnOf(start), below }
    const [header] = /^[|>][^\s#]*/.exec(source) ?? []
    if (header === undefined) return { head: source, body: [], ...place }
    return { head: header, body: source.split('\n').slice(1), ...place }
  }

  #atTheEnd(value: unknown): Splice {
    const { length } = this.yaml
    const gap = length === 0 || this.yaml.endsWith('\n') ? '' : '\n'
    return { start: length, end: length, text: `${gap}${blockOf(value, 0, this.#style)}\n` }
  }

  /** Removes the comment of an import behind a value, or those of all values in it. */
  #confirm({ path, within }: Extract<Edit, { kind: 'confirm' }>): Splice[][] {
    const doubts = doubtsIn({ yaml: this.yaml, document: this.#document })
    const splices = doubts
      .filter((each) => isWithin(each.path, path) && (within === true || each.path.length === path.length))
      .map(({ offset }) => this.#withoutComment(offset))
    return splices.length === 0 ? [] : [splices]
  }

  #withoutComment(offset: number): Splice {
    const start = this.yaml.slice(0, offset).trimEnd().length
    // Another comment of the owner may follow.
    const end = this.#lineEnd(offset)
    const next = this.yaml.slice(offset + 1, end).search(/ # /)
    return { start, end: next < 0 ? end : offset + 1 + next, text: '' }
  }

  /** Adds a comment behind a value, or behind the brackets that it is in. Behind `|` or `>`, it is not part of the text. */
  #doubt(path: Path, source: string): Splice[][] {
    const nodes = path.map((_, depth) => this.#nodeAt(path.slice(0, depth + 1)))
    const node = nodes.find((each) => isFlowNode(each)) ?? nodes.at(-1)
    // A file in brackets has no place for a comment.
    if (isFlowNode(this.#document.contents) || (!isScalar(node) && !isCollection(node))) return []
    const extent = extentOf(node, this.yaml)
    const isBlock = isScalar(node) && /^[|>]/.test(this.yaml.slice(extent.start))
    const at = isBlock ? this.#lineEnd(extent.start) : extent.end
    const said = source
      .replaceAll(/[#\s]+/g, ' ')
      .slice(0, 80)
      .trim()
    // It takes the place of one that is there.
    const end = this.yaml.startsWith(` #${DOUBT}`, at) ? this.#withoutComment(at + 1).end : at
    return [[{ start: at, end, text: ` #${DOUBT}${said}` }]]
  }

  /** A field that its group does not have. */
  #add(path: Path, value: unknown, order: Order): Splice[][] {
    const parentPath = path.slice(0, -1)
    const name = path.at(-1)
    const group = this.#nodeAt(parentPath)
    if (typeof name !== 'string') return []
    if (isNothing(group)) return this.#set(parentPath, { [name]: value }, order)
    if (!isMap(group)) return []
    const entries = group.items.map((_, from): Entry => ({ from }))
    const after = placeOf(name, group as Group, order(parentPath))
    // The first field of an entry shares its line with the dash, so a new one is never before it.
    const index = group.flow === true ? after : Math.max(1, after)
    const texts =
      group.flow === true
        ? [`${name}: ${flowOf(value)}`]
        : this.#fieldCandidates(name, value, this.#columnOf(startOf(group, 0, this.yaml)))
    return texts.map((text) => this.#rearranged(group, entries.toSpliced(index, 0, { text })))
  }

  #fieldCandidates(name: string, value: unknown, indent: number): string[] {
    const { listStep, step } = this.#style
    if (typeof value === 'object' && value !== null)
      return [
        ...(isEmpty(value) ? [`${name}: ${flowOf(value)}`] : []),
        `${name}:\n${blockOf(value, indent + (Array.isArray(value) ? listStep : step), this.#style)}`,
        `${name}: ${flowOf(value)}`,
      ]
    const place = { head: '', body: [], column: indent + name.length + 2, below: indent + step }
    return scalarCandidates(value, place, this.#style).map(({ head, body }) => [`${name}: ${head}`, ...body].join('\n'))
  }

  #remove(path: Path): Splice[][] {
    const group = this.#nodeAt(path.slice(0, -1))
    if (!isMap(group)) return []
    const { items } = group as Group
    const index = items.findIndex(({ key }) => key.value === path.at(-1))
    const entries = items.map((_, from) => ({ from })).toSpliced(index, 1)
    if (index < 0 || entries.length === 0) return []
    // The comment above a field may be the heading of more than that field.
    return [this.#rearranged(group, entries, index)]
  }

  #arrange(path: Path, placed: readonly Placed[]): Splice[][] {
    const node = this.#nodeAt(path)
    if (!isCollection(node) || placed.length === 0) return []
    const isFlow = node.flow === true
    const areFlow = node.items.length > 0 && node.items.every((item) => isFlowNode(item))
    const indent = isFlow ? 0 : this.#columnOf(startOf(node, 0, this.yaml))
    const entries = placed.map((each): Entry => {
      if ('from' in each) return each
      if (isFlow) return { text: flowOf(each.value) }
      return { text: `- ${areFlow ? flowOf(each.value) : blockOf(each.value, indent + 2, this.#style).trimStart()}` }
    })
    const [like] = placed.flatMap((each) => ('like' in each && each.like ? [each.like] : []))
    if (!like) return [this.#rearranged(node, entries)]
    const text = this.#textOfEntry(like, indent)
    const copies = placed.map((each, index): Entry => {
      return 'like' in each && text !== undefined ? { text } : (entries[index] ?? {})
    })
    // A comment that has no place in the other list is not lost: its owner moves it.
    const plain = this.#hasComment(like) ? [] : [this.#rearranged(node, entries)]
    return isFlow || text === undefined ? plain : [this.#rearranged(node, copies), ...plain]
  }

  #hasComment(entry: Path): boolean {
    const list = this.#nodeAt(entry.slice(0, -1))
    const [start = 0, end = 0] = isSeq(list) ? (list.range ?? []) : []
    const text = this.#textOfEntry(entry, 0) ?? this.yaml.slice(start, end)
    return /(?:^|\s)#/.test(text)
  }

  /** The lines of an entry of another list with its comments, for a list in another column. */
  #textOfEntry(path: Path, indent: number): string | undefined {
    const list = this.#nodeAt(path.slice(0, -1))
    const index = Number(path.at(-1))
    if (!isSeq(list) || list.flow === true) return undefined
    const own = { start: startOf(list, index, this.yaml), end: endOf(list, index, this.yaml) }
    const { start, end } = this.#linesOf(own)
    const shift = indent - this.#columnOf(own.start)
    const [first = '', ...lines] = this.yaml.slice(start, end).split('\n')
    const shifted = lines.map((line) => {
      if (line.trim() === '') return line
      return shift < 0 ? line.replace(new RegExp(`^ {0,${-shift}}`), '') : ' '.repeat(shift) + line
    })
    return [first, ...shifted].join('\n')
  }

  #withEntry(list: YAMLSeq, index: number, text: string): Splice[] {
    return this.#rearranged(
      list,
      list.items.map((_, from) => (from === index ? { from, text } : { from })),
    )
  }

  #rearranged(node: YAMLMap | YAMLSeq, entries: readonly Entry[], bare?: number): Splice[] {
    return [
      node.flow === true ? this.#rearrangedInBrackets(node, entries) : this.#rearrangedInLines(node, entries, bare),
    ]
  }

  #rearrangedInBrackets(node: YAMLMap | YAMLSeq, entries: readonly Entry[]): Splice {
    const [from = 0, to = 0] = node.range ?? []
    const [start, end] = [from + 1, to - 1]
    const extents = node.items.map((_, index) => ({
      start: startOf(node, index, this.yaml),
      end: endOf(node, index, this.yaml),
    }))
    if (extents.length === 0) {
      const text = entries.map((entry) => entry.text).join(', ')
      const inside = this.yaml.slice(start, end)
      const padding = isMap(node) ? ' ' : ''
      return { start, end, text: padding + text + (inside.trim() === '' ? padding : inside) }
    }
    const starts = [...extents.map((each) => each.start), end]
    const gaps = starts.map((each, index) => this.yaml.slice(extents[index - 1]?.end ?? start, each))
    const texts = extents.map((each) => this.yaml.slice(each.start, each.end))
    const before = this.yaml.slice(this.#lineStart(from), start)
    const ownLine = gaps.find((gap, index) => index < texts.length && gap.includes('\n'))
    const indent =
      ownLine === undefined
        ? `${/^[ -]*/.exec(before)?.[0].replaceAll('-', ' ') ?? ''}  `
        : (/[ \t]*$/.exec(ownLine)?.[0] ?? '')
    const after = this.yaml.slice(end, this.#lineEnd(end)).replace(/\s+#.*$/, '')
    const longest = (text: string) =>
      Math.max(...`${before}${text}${after}`.split('\n').map((line) => columnsOf(line.replace(/\s+#.*$/, ''))))
    const { width } = this.#style
    const wasLonger = longest(this.yaml.slice(start, end)) > width
    const fits = (text: string) => isMap(node) || wasLonger || longest(text) <= width
    return { start, end, text: arrangeBrackets(bracketsOf(texts, gaps), entries, indent, fits) }
  }

  /** @param bare the index of an entry without the comments above it */
  #rearrangedInLines(node: YAMLMap | YAMLSeq, entries: readonly Entry[], bare?: number): Splice {
    const extents = node.items.map((_, index): Extent => {
      const own = { start: startOf(node, index, this.yaml), end: endOf(node, index, this.yaml) }
      const lines = this.#linesOf(own)
      return index === bare ? { ...lines, start: own.start } : lines
    })
    const [first, last] = [extents[0]?.start ?? 0, extents.at(-1)?.end ?? 0]
    const lineStart = this.#lineStart(first)
    const isInLine = this.yaml.slice(lineStart, first).trim() !== ''
    const start = this.yaml.slice(0, isInLine ? first : lineStart).replace(isInLine ? / +$/ : /\r?\n$/, '').length
    const gaps = extents.map((each, index) => this.yaml.slice(extents[index - 1]?.end ?? start, each.start))
    const texts = extents.map((each) => this.yaml.slice(each.start, each.end))
    const line = `\n${' '.repeat(this.#columnOf(startOf(node, 0, this.yaml)))}`
    // Empty lines between entries are a habit; those between fields are not.
    const habit = isSeq(node) && gaps[1]?.trim() === '' ? gaps[1] : line
    return { start, end: last, text: arrangeLines({ texts, gaps, isInLine }, entries, line, habit) }
  }

  /** An entry or a field with its comments: those directly above it, as far to the right, and those below it, further to the right. */
  #linesOf({ start, end }: Extent): Extent {
    const line = this.#lineStart(start)
    const isInLine = this.yaml.slice(line, start).trim() !== ''
    const column = this.#columnOf(start)
    const first = isInLine ? start : this.#commentAbove(line, column)
    // What the file begins with is about the file.
    return { start: first === 0 ? start : first + (isInLine ? 0 : column), end: this.#endWithComments(end, column) }
  }

  /** The first of the lines directly above a line that are comments at a column, or the line. */
  #commentAbove(line: number, column: number): number {
    if (line === 0) return line
    const above = this.#lineStart(line - 1)
    const indent = /^( *)[ \t]*#/.exec(this.yaml.slice(above, line))?.[1]?.length
    return indent === column ? this.#commentAbove(above, column) : line
  }

  #endWithComments(end: number, column: number): number {
    let last = this.#lineEnd(end)
    const below = /(?:\r?\n[ \t]*)*\r?\n( *)[ \t]*#[^\r\n]*/y
    for (;;) {
      below.lastIndex = last
      const comment = below.exec(this.yaml)
      if (!comment || (comment[1]?.length ?? 0) <= column) return last
      last += comment[0].length
    }
  }

  #lineStart = (offset: number) => this.yaml.lastIndexOf('\n', offset - 1) + 1
  #lineEnd = (offset: number) => {
    const end = this.yaml.indexOf('\n', offset)
    if (end < 0) return this.yaml.length
    return this.yaml[end - 1] === '\r' && end > offset ? end - 1 : end
  }
  #columnOf = (offset: number) => offset - this.#lineStart(offset)
}

const isCollection = (node: unknown): node is YAMLMap | YAMLSeq => isMap(node) || isSeq(node)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isEmpty = (value: object) => Object.keys(value).length === 0

const isFlowNode = (node: unknown) => isCollection(node) && node.flow === true
const isNothing = (node: unknown) => node === undefined || node === null || (isScalar(node) && node.value === null)

/** From the first to the last character of a value, without the comment and the empty lines after it. */
function extentOf(node: Node, yaml: string): Extent {
  const [start = 0, end = 0] = node.range ?? []
  if (isCollection(node) && node.flow !== true && node.items.length > 0)
    return { start, end: endOf(node, node.items.length - 1, yaml) }
  const source = yaml.slice(start, end)
  // The last line of a block may end with spaces.
  return { start, end: start + (isScalar(node) ? source.replace(/(?:\r?\n[ \t]*)+$/, '') : source.trimEnd()).length }
}

/** Behind the last field of a group that comes before it in the usual order. */
function placeOf(name: string, { items }: Group, order: readonly string[]): number {
  const place = order.indexOf(name)
  return place < 0 ? items.length : items.findLastIndex(({ key }) => order.indexOf(key.value) < place) + 1
}

/** Where an entry of a list begins, with its dash, anchor and tag, or the name of a field. */
function startOf(node: YAMLMap | YAMLSeq, index: number, yaml: string): number {
  const { srcToken } = node
  const item = node.items[index]
  if (isMap(node)) return (item as Field).key.range?.[0] ?? 0
  const tokens = srcToken && 'items' in srcToken ? (srcToken.items[index]?.start ?? []) : []
  const marks = node.flow === true ? ['anchor', 'tag'] : ['seq-item-ind']
  const mark = tokens.find(({ type }) => marks.includes(type))
  return mark && 'offset' in mark ? mark.offset : extentOf(item as Node, yaml).start
}

function endOf(node: YAMLMap | YAMLSeq, index: number, yaml: string): number {
  const item = node.items[index]
  if (isSeq(node)) return item === null ? startOf(node, index, yaml) : extentOf(item as Node, yaml).end
  const { key, value } = item as Field
  const behindKey = key.range?.[1] ?? 0
  return value === null ? behindKey : Math.max(behindKey, extentOf(value, yaml).end)
}

/** No narrower than texts are usually wrapped, and no wider than files of ours. */
const [MIN_WIDTH, MAX_WIDTH] = [72, 120]

/** How a file is written: its longest line, its indentation, and that of its lists. */
function styleOf(yaml: string): Style {
  const longest = Math.max(...yaml.split('\n').map((line) => columnsOf(line.trimEnd())))
  const list = /^( *)(?:- +)?[^\s#-][^\n]*:[^\S\n]*(?:#[^\n]*)?\r?\n(?:\s*#[^\n]*\n)*( *)- /m.exec(yaml)
  const group = /^[^\s#-][^\n]*:[^\S\n]*(?:#[^\n]*)?\r?\n(?:\s*#[^\n]*\n)*( +)[^\s#-]/m.exec(yaml)
  const step = group?.[1]?.length ?? 2
  const isLevel = list !== null && list[1]?.length === list[2]?.length
  return { width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest)), step, listStep: isLevel ? 0 : step }
}
