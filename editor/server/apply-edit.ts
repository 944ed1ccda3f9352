import { isDeepStrictEqual } from 'node:util'
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
import { DOUBT, doubtsIn } from '../../content/content.ts'
import type { Edit, Path } from '../protocol.ts'
import { blockOf, flowOf, scalarCandidates } from './write-value.ts'

/** Why a change can't be made without a person who looks at the file. */
export class EditError extends Error {}

/** A replacement of the characters from `start` to `end`. */
type Splice = { start: number; end: number; text: string }

/**
 * Makes a change in the text of a YAML file, in which every other byte stays as it is.
 * @param order the fields of a group in their usual order, for the place of a new one
 * @throws EditError
 */
export function applyEdit(yaml: string, edit: Edit, order: (path: Path) => readonly string[] = () => []): string {
  if (edit.kind === 'move' && edit.from === edit.to) return yaml
  const source = new SourceText(yaml, order)
  const expected = edited(source.value, edit)
  const ends = yaml.includes('\r\n') ? '\r\n' : '\n'
  for (const splices of source.splicesFor(edit)) {
    const result = splice(
      yaml,
      splices.map((each) => ({ ...each, text: each.text.replaceAll(/\r?\n/g, ends) })),
    )
    if (isDeepStrictEqual(valueOf(result), expected)) return result
  }
  throw new EditError('This value is written in a way that only a person can change safely. Change it in the file.')
}

/** As the generator reads content. */
const OPTIONS = { customTags: ['timestamp' as const], merge: false, uniqueKeys: false, keepSourceTokens: true }

/** Undefined if the text cannot be read, such as *nix without quotes. */
function valueOf(yaml: string): unknown {
  const document = parseDocument(yaml, OPTIONS)
  try {
    return document.errors.length === 0 ? document.toJS() : undefined
  } catch {
    return undefined
  }
}

function splice(text: string, splices: readonly Splice[]): string {
  let result = text
  for (const { start, end, text: added } of splices.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + added + result.slice(end)
  }
  return result
}

/** The value after the change. A group goes with its last field, and a list with its last entry. */
function edited(value: unknown, edit: Edit): unknown {
  if (edit.kind === 'confirm' || edit.kind === 'doubt') return value
  const [step, ...rest] = edit.path
  if (edit.kind === 'insert' || edit.kind === 'move') {
    if (step !== undefined) return withField(value, step, edited(fieldOf(value, step), { ...edit, path: rest }))
    const isGroup = edit.kind === 'move' && !Array.isArray(value)
    if (isGroup) return Object.fromEntries(edited(Object.entries(Object(value)), edit) as [string, unknown][])
    const list = [...((value ?? []) as unknown[])]
    if (edit.kind === 'insert') list.splice(edit.index, 0, edit.value)
    else list.splice(edit.to, 0, ...list.splice(edit.from, 1))
    return list
  }
  if (step === undefined) return edit.kind === 'set' ? edit.value : undefined
  return withField(value, step, edited(fieldOf(value, step), { ...edit, path: rest }))
}

const fieldOf = (value: unknown, step: string | number) => (Object(value) as Record<string | number, unknown>)[step]

function withField(value: unknown, step: string | number, field: unknown): unknown {
  if (Array.isArray(value)) {
    if (field !== undefined) return value.with(Number(step), field)
    return value.length === 1 ? undefined : value.filter((_, index) => index !== step)
  }
  const { [step]: _old, ...others } = Object(value) as Record<string, unknown>
  const fields = field === undefined ? others : { ...(value as object), [step]: field }
  return Object.keys(fields).length === 0 ? undefined : fields
}

type Node = YAMLMap | YAMLSeq | Scalar
type Group = YAMLMap<Scalar<string>, Node | null>

/** A YAML text with the places of its values. */
class SourceText {
  readonly #yaml: string
  readonly #order: (path: Path) => readonly string[]
  readonly #document: Document.Parsed
  readonly #root: unknown
  readonly value: unknown

  constructor(yaml: string, order: (path: Path) => readonly string[]) {
    const document = parseDocument(yaml, OPTIONS)
    const value = valueOf(yaml)
    if (document.errors.length > 0 || value === undefined)
      throw new EditError('The file has a mistake. Correct it in the file first.')
    this.#yaml = yaml
    this.#order = order
    this.#document = document
    this.#root = document.contents
    this.value = value
  }

  /** Ways to write the change, the best one first. */
  splicesFor(edit: Edit): Splice[][] {
    switch (edit.kind) {
      case 'set':
        return this.#set(edit.path, edit.value)
      case 'remove':
        return this.#remove(edit.path)
      case 'insert':
        return this.#insert(edit.path, edit.index, edit.value)
      case 'move':
        return this.#move(edit.path, edit.from, edit.to)
      case 'confirm':
        return this.#confirm(edit.path)
      case 'doubt':
        return this.#doubt(edit.path, edit.source)
    }
  }

  #nodeAt(path: Path): unknown {
    return path.reduce<unknown>(
      (node, step) => (isMap(node) || isSeq(node) ? node.get(step, true) : undefined),
      this.#root,
    )
  }

  #set(path: Path, value: unknown): Splice[][] {
    const node = this.#nodeAt(path)
    const parent = this.#nodeAt(path.slice(0, -1))
    if (node === undefined || node === null) return this.#add(path, value)
    const isFlow = isCollection(parent) && parent.flow === true
    if (isScalar(node) && typeof value !== 'object') {
      const [start = 0, valueEnd = 0] = node.range ?? []
      const end = this.#yaml.slice(start, valueEnd).trimEnd().length + start
      const indent = this.#indentOf(this.#lineStart(start))
      return scalarCandidates(value, this.#yaml.slice(start, end), indent, isFlow).map((text) => [{ start, end, text }])
    }
    if (path.length === 0 || !isCollection(parent)) return []
    if (isSeq(node) && node.flow !== true && Array.isArray(value)) return this.#setList(node, path, value)
    // A list in brackets or a group: written anew.
    const { start, end } = extentOfValue(node as Node, this.#yaml)
    if (isFlow || (isCollection(node) && node.flow === true)) return [[{ start, end, text: flowOf(value) }]]
    const indent = this.#columnOf(start)
    return [[{ start, end, text: blockOf(value, indent).trimStart() }], [{ start, end, text: flowOf(value) }]]
  }

  /** Removes the comment of an import behind a value. */
  #confirm(path: Path): Splice[][] {
    const at = path.join('.')
    const doubts = doubtsIn({ yaml: this.#yaml, document: this.#document })
    const doubt = doubts.find((each) => each.path.join('.') === at)
    if (!doubt) return []
    const start = this.#yaml.slice(0, doubt.offset).trimEnd().length
    // Another comment of the owner may follow.
    const end = this.#lineEnd(doubt.offset)
    const next = this.#yaml.slice(doubt.offset + 1, end).search(/ # /)
    return [[{ start, end: next < 0 ? end : doubt.offset + 1 + next, text: '' }]]
  }

  /** Adds a comment behind a value, or behind the group in braces that has it. Behind `|` or `>`, it is not part of the text. */
  #doubt(path: Path, source: string): Splice[][] {
    const parent = this.#nodeAt(path.slice(0, -1))
    const node = isMap(parent) && parent.flow === true ? parent : this.#nodeAt(path)
    if (!isScalar(node) && !isMap(node)) return []
    const { start, end } = extentOfValue(node, this.#yaml)
    const isBlock = isScalar(node) && /^[|>]/.test(this.#yaml.slice(start))
    const at = isBlock ? this.#lineEnd(start) : end
    const said = source
      .replaceAll(/[#\s]+/g, ' ')
      .slice(0, 80)
      .trim()
    return [[{ start: at, end: at, text: ` #${DOUBT}${said}` }]]
  }

  /** Entries at the start and at the end that stay are not written anew. */
  #setList(list: YAMLSeq, path: Path, value: readonly unknown[]): Splice[][] {
    const old = path.reduce<unknown>(fieldOf, this.value) as readonly unknown[]
    const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a, b)
    let start = 0
    while (start < Math.min(old.length, value.length) && isSame(old[start], value[start])) start += 1
    let end = 0
    const most = Math.min(old.length, value.length) - start
    while (end < most && isSame(old.at(-1 - end), value.at(-1 - end))) end += 1
    const indent = ' '.repeat(this.#columnOf(dashOf(list, 0)))
    const added = value
      .slice(start, value.length - end)
      .map((each) => `${indent}- ${blockOf(each, indent.length + 2).trimStart()}`)
    const extents = list.items.map((_, index) => this.#entryExtent(list, index))
    const [first, last] = [extents[start], extents[old.length - end - 1]]
    if (start + end < old.length && first && last && added.length > 0)
      return [[{ start: first.start, end: last.end, text: added.join('\n') }]]
    const before = extents[start - 1]
    if (added.length > 0 && before) return [[{ start: before.end, end: before.end, text: `\n${added.join('\n')}` }]]
    if (added.length > 0 && first) return [[{ start: first.start, end: first.start, text: `${added.join('\n')}\n` }]]
    if (last && before) return [[{ start: before.end, end: last.end, text: '' }]]
    const after = extents[old.length - end]
    return first && after ? [[{ start: first.start, end: after.start, text: '' }]] : []
  }

  /** A field that its group does not have. */
  #add(path: Path, value: unknown): Splice[][] {
    const parentPath = path.slice(0, -1)
    const name = path.at(-1)
    const parent = this.#nodeAt(parentPath)
    if (typeof name !== 'string') return []
    if (!isMap(parent)) return parent === undefined || parent === null ? this.#set(parentPath, { [name]: value }) : []
    const group = parent as Group
    const before = this.#neighbourBefore(group, name, parentPath)
    if (group.flow === true) {
      const field = `${name}: ${flowOf(value)}`
      if (!before) {
        const [start = 0] = group.range ?? []
        return [[{ start: start + 1, end: start + 1, text: group.items.length === 0 ? ` ${field} ` : ` ${field},` }]]
      }
      const end = endOfPair(before, this.#yaml)
      return [[{ start: end, end, text: `, ${field}` }]]
    }
    const [first] = group.items
    if (!first) return []
    const indent = this.#columnOf(startOfPair(first))
    // The first field of an entry shares its line with the dash, so a new one is never before it.
    const at = this.#lineEnd(endOfPair(before ?? first, this.#yaml))
    return scalarOrBlock(name, value, indent).map((text) => [{ start: at, end: at, text: `\n${text}` }])
  }

  /** The last field of a group that comes before the name in the usual order. */
  #neighbourBefore(group: Group, name: string, path: Path): Pair<Scalar<string>, Node | null> | undefined {
    const order = this.#order(path)
    const place = order.indexOf(name)
    if (place < 0) return group.items.at(-1)
    return group.items.findLast(({ key }) => order.indexOf(key.value) < place)
  }

  #remove(path: Path): Splice[][] {
    const name = path.at(-1)
    const parent = this.#nodeAt(path.slice(0, -1))
    if (isSeq(parent) && typeof name === 'number') {
      if (parent.items.length === 1) return this.#remove(path.slice(0, -1))
      if (parent.flow === true) return [[this.#flowItemSplice(parent, name)]]
      const { start, end } = this.#entryExtent(parent, name)
      // With the empty lines on one side. Comments there belong to others.
      const isEmpty = (from: number, to: number) => this.#yaml.slice(from, to).trim() === ''
      const next = name < parent.items.length - 1 ? this.#entryExtent(parent, name + 1).start : undefined
      if (next !== undefined) return [[{ start, end: isEmpty(end, next) ? next : this.#lineBreakAfter(end), text: '' }]]
      const before = this.#entryExtent(parent, name - 1).end
      return [[{ start: isEmpty(before, start) ? before : this.#lineEnd(this.#lineStart(start) - 2), end, text: '' }]]
    }
    if (!isMap(parent)) return []
    const group = parent as Group
    if (group.items.length === 1) return path.length > 1 ? this.#remove(path.slice(0, -1)) : []
    const index = group.items.findIndex(({ key }) => key.value === name)
    const pair = group.items[index]
    if (!pair) return []
    if (group.flow === true) return [[this.#flowItemSplice(group, index)]]
    const next = group.items[index + 1]
    const [start, end] = [startOfPair(pair), endOfPair(pair, this.#yaml)]
    const isAfterDash = this.#yaml.slice(this.#lineStart(start), start).trim() !== ''
    if (isAfterDash && next) return [[{ start, end: startOfPair(next), text: '' }]]
    return [[{ start: this.#lineStart(start) - 1, end: this.#lineEnd(end), text: '' }]]
  }

  #insert(path: Path, index: number, value: unknown): Splice[][] {
    const list = this.#nodeAt(path)
    if (path.length === 0 && this.value === null) {
      const { length } = this.#yaml
      const gap = length === 0 || this.#yaml.endsWith('\n') ? '' : '\n'
      return [[{ start: length, end: length, text: `${gap}${blockOf([value], 0)}\n` }]]
    }
    if (list === undefined || list === null) return this.#add(path, [value])
    if (!isSeq(list)) return []
    const [first] = list.items
    if (list.flow === true || !first) {
      const at = list.items[index] ?? list.items.at(-1)
      if (!at) {
        const { start, end } = extentOfValue(list, this.#yaml)
        return [[{ start, end, text: `[${flowOf(value)}]` }]]
      }
      const { start, end } = extentOfValue(at as Node, this.#yaml)
      const text = flowOf(value)
      return [
        [index < list.items.length ? { start, end: start, text: `${text}, ` } : { start: end, end, text: `, ${text}` }],
      ]
    }
    const indent = this.#columnOf(dashOf(list, 0))
    const isFlowEntry = list.items.every((item) => isCollection(item) && item.flow === true)
    const entry = `${' '.repeat(indent)}- ${isFlowEntry ? flowOf(value) : blockOf(value, indent + 2).trimStart()}`
    if (index < list.items.length) {
      const { start } = this.#entryExtent(list, index)
      return [[{ start, end: start, text: `${entry}\n${this.#gapIn(list)}` }]]
    }
    const { end } = this.#entryExtent(list, list.items.length - 1)
    return [[{ start: end, end, text: `\n${this.#gapIn(list)}${entry}` }]]
  }

  /** The empty lines between the entries of a list. */
  #gapIn(list: YAMLSeq): string {
    if (list.items.length < 2) return ''
    const between = this.#yaml.slice(this.#entryExtent(list, 0).end + 1, this.#entryExtent(list, 1).start)
    return between.trim() === '' ? between : ''
  }

  #move(path: Path, from: number, to: number): Splice[][] {
    const node = this.#nodeAt(path)
    if (isMap(node) && node.flow === true) return []
    if (!isMap(node) && !isSeq(node)) return []
    const extents = isMap(node)
      ? (node as Group).items.map((pair) => this.#linesOf(startOfPair(pair), endOfPair(pair, this.#yaml)))
      : node.items.map((item, index) =>
          node.flow === true ? extentOfValue(item as Node, this.#yaml) : this.#entryExtent(node, index),
        )
    const texts = extents.map(({ start, end }) => this.#yaml.slice(start, end))
    texts.splice(to, 0, ...texts.splice(from, 1))
    // What is between the entries stays.
    return [extents.map(({ start, end }, index) => ({ start, end, text: texts[index] ?? '' }))]
  }

  /** An item of a list or a group in brackets, with a comma. */
  #flowItemSplice(collection: YAMLSeq | YAMLMap, index: number): Splice {
    const extents = collection.items.map((item) =>
      isMap(collection)
        ? { start: startOfPair(item as Pair), end: endOfPair(item as Pair, this.#yaml) }
        : extentOfValue(item as Node, this.#yaml),
    )
    const [own, next, previous] = [extents[index], extents[index + 1], extents[index - 1]]
    if (next) return { start: own?.start ?? 0, end: next.start, text: '' }
    return { start: previous?.end ?? own?.start ?? 0, end: own?.end ?? 0, text: '' }
  }

  #entryExtent(list: YAMLSeq, index: number): { start: number; end: number } {
    const dash = dashOf(list, index)
    const item = list.items[index] as Node | null
    return this.#linesOf(dash, item === null ? dash : extentOfValue(item, this.#yaml).end)
  }

  /** The lines of an entry or a field, with the comments directly above it. */
  #linesOf(from: number, to: number): { start: number; end: number } {
    let start = this.#lineStart(from)
    const isComment = (line: string) => line.startsWith(`${' '.repeat(this.#columnOf(from))}#`)
    while (start > 0 && isComment(this.#yaml.slice(this.#lineStart(start - 1), start - 1)))
      start = this.#lineStart(start - 1)
    return { start, end: this.#lineEnd(to) }
  }

  #lineStart = (offset: number) => this.#yaml.lastIndexOf('\n', offset - 1) + 1
  #lineEnd = (offset: number) => {
    const end = this.#yaml.indexOf('\n', offset)
    if (end < 0) return this.#yaml.length
    return this.#yaml[end - 1] === '\r' && end > offset ? end - 1 : end
  }
  #lineBreakAfter = (offset: number) => {
    const end = this.#yaml.indexOf('\n', offset)
    return end < 0 ? this.#yaml.length : end + 1
  }
  #columnOf = (offset: number) => offset - this.#lineStart(offset)
  #indentOf = (lineStart: number) => /^[ ]*(?:- +)*/.exec(this.#yaml.slice(lineStart, lineStart + 200))?.[0].length ?? 0
}

const isCollection = (node: unknown): node is YAMLMap | YAMLSeq => isMap(node) || isSeq(node)

/** From the first to the last character of a value, without the comment and the empty lines after it. */
function extentOfValue(node: Node, yaml: string): { start: number; end: number } {
  const [start = 0, end = 0] = node.range ?? []
  if (isCollection(node) && node.flow !== true) {
    const last = node.items.at(-1)
    if (isMap(node) && last) return { start, end: endOfPair(last as Pair, yaml) }
    if (last) return { start, end: extentOfValue(last as Node, yaml).end }
  }
  return { start, end: start + yaml.slice(start, end).trimEnd().length }
}

const startOfPair = ({ key }: Pair) => (key as Scalar).range?.[0] ?? 0

function endOfPair({ key, value }: Pair, yaml: string): number {
  if (value === null || value === undefined) return (key as Scalar).range?.[1] ?? 0
  const { start, end } = extentOfValue(value as Node, yaml)
  return end > start ? end : Math.max(end, ((key as Scalar).range?.[1] ?? 0) + 1)
}

/** Where the dash of an entry is. */
function dashOf(list: YAMLSeq, index: number): number {
  const { srcToken } = list
  const token =
    srcToken?.type === 'block-seq'
      ? srcToken.items[index]?.start.find(({ type }) => type === 'seq-item-ind')
      : undefined
  return token?.offset ?? 0
}

/** A new field: a text in its line or as a block, a list or a group below it. */
function scalarOrBlock(name: string, value: unknown, indent: number): string[] {
  const start = `${' '.repeat(indent)}${name}:`
  if (typeof value === 'object' && value !== null)
    return [`${start}\n${blockOf(value, indent + 2)}`, `${start} ${flowOf(value)}`]
  return scalarCandidates(value, '', indent, false).map((text) => `${start} ${text}`)
}
