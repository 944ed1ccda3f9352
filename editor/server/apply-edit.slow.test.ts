import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type Document, isMap, isNode, isScalar, isSeq, parse, parseDocument, type Scalar } from 'yaml'
import type { Edit, Path } from '../protocol.ts'
import { applyEdit } from './apply-edit.ts'
import { EditError } from './edits/edit-error.ts'
import { movedPath } from './edits/edits.ts'
import { rebased } from './rebase.ts'

/** What a person writes, with comments to follow (`#c1`), and lines of 60, 72 and 100 columns. */
const BY_HAND = `# Head

name: Ada #c1
about: >- #c2
  I build platforms that let other engineers sleep, which
  is what they are for, and then I write about it.

  Another paragraph, as wide as the first one, so that a
  change of it is no change of the other.
#c3
lead: I own the deployments of forty teams in two countries, with a
  rota that wakes nobody, and every Friday a drill restores one database
  from its last backup. #c4
quoted: "It runs in three zones: one of them is 🎉 always on, the others
  follow within a minute, and nobody \\"notices\\" any of it." #c5
story: |
  First line.
    indented

  #no comment
  Last line.
tags: [ #c6
  Go, #c7
  SQL,
  #c8
  Python,
    # to the right

  #c9
  'k6', #c10
] #c11
filled: [Kubernetes, Docker, #c12
  Terraform, &cloud AWS,
  *cloud, Ubuntu] #c13
line: [One, Two, Three] #c14
braces: { name: Go, icon: x } #c15
wide: {
  a: 1, #c16
  #c17
  b: [x, y]
}
jobs:
    #c18
    -   role: Engineer #c19

        employer: Elbe Bank
        description: >
            Moved the nightly warehouse load, 214 jobs on hand-written timers, to Airflow, with tests
            on every table and lineage for every report.
        highlights:
        - One #c20
        #c21
        - Two: three
        - >-
          A longer text, folded in a list of
          texts.
        #c22
        #c23
    -   role: Operator
        period: '2019' #c24
            #c25

    #c26

    #c27
    -   role: Intern
        tags: [a, b] #c28
skills:
- { name: Go, icon: g } #c29
#c30
- { name: SQL } #c31

- { name: C } # a\ttab #c32
\t#c33
nested:
  - - a #c34
    #c35
    - b
    - c
  - [1, 2, #c36
     3]
  #c37
  - - d
# The end.
`

const FILES: [string, () => string][] = [
  ...['sample/site.yaml', 'tests/contents/full/site.yaml', 'tests/contents/translated/site.yaml'].map(
    (file): [string, () => string] => [file, () => withComments(readFileSync(file, 'utf8'))],
  ),
  ['a file by hand', () => BY_HAND],
  ['a file by hand, of Windows', () => BY_HAND.replaceAll('\n', '\r\n')],
]
const EDITS = 150

/** The same numbers on every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const TEXTS = [
  'Eva',
  'It’s: a test',
  "it's",
  '# no comment',
  '- no list',
  '{name} & co',
  '2024',
  'true',
  'null',
  '~',
  '@home',
  'a "quote"',
  'Größe, größer',
  '監視 基盤',
  'One\nTwo',
  'One\n\nTwo\n- three',
  ' leading',
  'trailing ',
  'word '.repeat(60).trim(),
  `${'long'.repeat(40)} end`,
  '*bold* & _x_',
  '[a](https://b.example/#c)',
  'a: b: c',
  '%',
  '|',
  '>',
  '?',
  '!x',
  '&y',
  '\ttab',
  'a #b',
  '😀',
]

/** The paths of all lists, groups and other values. */
function pathsIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const at = (key: string) => [...path, Array.isArray(value) ? Number(key) : key]
  return [{ path, value }, ...below.flatMap(([key, each]) => pathsIn(each, at(key)))]
}

function randomEdit(value: unknown, random: (below: number) => number): Edit | undefined {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)]
  const all = pathsIn(value).filter(({ path }) => path.length > 0)
  const text = pick(TEXTS) ?? ''
  const list = pick(all.filter((each) => Array.isArray(each.value) && each.value.length > 0))
  const entries = (list?.value ?? []) as unknown[]
  const textual = pick(all.filter((each) => typeof each.value === 'string'))
  const isWithin = (path: Path | undefined, outer: { path: Path } | undefined) =>
    outer?.path.every((step, index) => path?.[index] === step) === true
  switch (random(9)) {
    case 0: {
      const group = pick(all.filter((each) => typeof each.value === 'object' && !Array.isArray(each.value)))
      return group && { kind: 'set', path: [...group.path, `field${random(9)}`], value: text }
    }
    case 1:
      return list && { kind: 'move', path: list.path, from: random(entries.length), to: random(entries.length) }
    case 2:
      return (
        list && {
          kind: 'insert',
          path: list.path,
          index: random(entries.length + 1),
          value: random(2) ? text : { name: text, list: [text, 'b'] },
        }
      )
    case 3: {
      const target = pick(all)
      return target && { kind: 'remove', path: target.path }
    }
    // As the panel replaces a list.
    case 4:
      return list && { kind: 'set', path: list.path, value: changedList(entries, text, random) }
    case 5: {
      const other = pick(
        all.filter((each) => Array.isArray(each.value) && !isWithin(each.path, list) && !isWithin(list?.path, each)),
      )
      const index = random(((other?.value ?? []) as unknown[]).length + 1)
      return list && other && { kind: 'transfer', path: [...list.path, random(entries.length)], to: other.path, index }
    }
    case 6:
      return textual && { kind: 'set', path: textual.path, value: changedWord(String(textual.value), random) }
    default:
      return textual && { kind: 'set', path: textual.path, value: text }
  }
}

function changedList(entries: readonly unknown[], text: string, random: (below: number) => number): unknown[] {
  const next = entries.toSpliced(random(entries.length), random(2), ...(random(2) ? [text] : []))
  if (random(2)) next.splice(random(next.length), 0, ...next.splice(random(next.length), 1))
  return next.length > 0 ? next : [text]
}

function changedWord(text: string, random: (below: number) => number): string {
  const words = text.split(' ')
  words.splice(random(words.length), random(3), ...['changed', 'with more'].slice(random(3)))
  return words.join(' ').trim() || 'changed'
}

/** A value in the file: an entry with its dash, or a field with its name. */
type Place = { start: number; end: number; path: Path; isFlow: boolean; hasBrackets: boolean }

const read = (yaml: string) => parseDocument(yaml, { keepSourceTokens: true, uniqueKeys: false })

function placesIn(document: Document): Place[] {
  const endOf = (node: unknown) => (isNode(node) ? (node.range?.[1] ?? 0) : 0)
  const hasBrackets = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true
  const visit = (node: unknown, path: Path): Place[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) => {
        const { range, value: name } = key as Scalar<string>
        const [start = 0, end = 0] = range ?? []
        const at = [...path, name]
        return [
          {
            start,
            end: Math.max(end, endOf(value)),
            path: at,
            isFlow: node.flow === true,
            hasBrackets: hasBrackets(value),
          },
          ...visit(value, at),
        ]
      })
    if (!isSeq(node)) return []
    const { items } = node.srcToken as { items: { start: { type: string; offset: number }[] }[] }
    return node.items.flatMap((item, index) => {
      const dash = items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
      const at = [...path, index]
      const start = dash ?? (isNode(item) ? (item.range?.[0] ?? 0) : 0)
      return [
        { start, end: endOf(item), path: at, isFlow: node.flow === true, hasBrackets: hasBrackets(item) },
        ...visit(item, at),
      ]
    })
  }
  return visit(document.contents, [])
}

/** The file with a comment above each entry, and behind each text of one line. */
function withComments(yaml: string): string {
  const lineStart = (at: number) => yaml.lastIndexOf('\n', at - 1) + 1
  const lineEnd = (at: number) => (yaml.indexOf('\n', at) + yaml.length + 1) % (yaml.length + 1)
  let count = 0
  const added = placesIn(read(yaml)).flatMap(({ start, end, path, isFlow }) => {
    const line = lineStart(start)
    const isEntry = typeof path.at(-1) === 'number' && !isFlow && yaml.slice(line, start).trim() === ''
    const isLine = !isFlow && yaml.slice(end, lineEnd(end)).trim() === '' && !yaml.slice(start, end).includes('\n')
    return [
      ...(isEntry ? [{ at: line, text: `${' '.repeat(start - line)}#c${(count += 1)}\n` }] : []),
      ...(isLine && !yaml.slice(start, end).endsWith(':') ? [{ at: end, text: ` #c${(count += 1)}` }] : []),
    ]
  })
  const unique = new Map(added.map((each) => [each.at, each]))
  return [...unique.values()]
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: comment }) => text.slice(0, at) + comment + text.slice(at), yaml)
}

/** Where a comment is: above or behind a value, or inside of what is further left. */
type Comment = { kind: 'above' | 'behind' | 'inside' | 'between'; path: Path }

function commentsIn(yaml: string, document: Document): Map<string, Comment> {
  const places = placesIn(document).toSorted((a, b) => a.start - b.start || a.path.length - b.path.length)
  const columnOf = (at: number) => at - (yaml.lastIndexOf('\n', at - 1) + 1)
  const indentAt = (at: number) => /^ */.exec(yaml.slice(at - columnOf(at), at))?.[0].length ?? 0
  const commentAt = (at: number): Comment => {
    const isAlone = /^[ \t-]*$/.test(yaml.slice(at - columnOf(at), at))
    const before = places.filter(({ start }) => start < at)
    if (!isAlone) {
      const last = before.at(-1)
      const closed = yaml.slice(last?.end, at).match(/[\]}]/g)?.length ?? 0
      return { kind: 'behind', path: last?.path.slice(0, last.path.length - closed) ?? [] }
    }
    const next = places.find(({ start }) => start > at)
    const isNext = next && /^(?:#[^\n]*\n[ \t]*)+$/.test(yaml.slice(at, next.start))
    if (isNext && (next.isFlow || columnOf(next.start) === columnOf(at))) return { kind: 'above', path: next.path }
    const isInBrackets = before.some(({ end, hasBrackets }) => hasBrackets && end > at)
    const outer = before.findLast(({ start, isFlow }) => !isFlow && columnOf(start) < indentAt(at))
    return outer && !isInBrackets ? { kind: 'inside', path: outer.path } : { kind: 'between', path: [] }
  }
  return new Map(Array.from(yaml.matchAll(/#c\d+/g), ({ 0: comment, index }) => [comment, commentAt(index)]))
}

type Written = { flow?: boolean; range?: [number, number, number] | null }
const nodeAt = (document: Document, path: Path) => document.getIn(path, true) as Written | undefined

/** Where a value is after an edit; undefined if the edit has removed or replaced it. */
function placeAfter(path: Path, edit: Edit, value: unknown): readonly PropertyKey[] | undefined {
  if (edit.kind === 'set' && path.join('.') === edit.path.join('.')) return path
  const isWithin = edit.path.every((step, index) => path[index] === step)
  if (edit.kind === 'remove') return movedPath(path, { ...edit, path: withEmptied(value, edit.path) })
  // Where a list goes with its last entry, others than its entries may move, too.
  if (edit.kind === 'transfer' && withEmptied(value, edit.path).length < edit.path.length) return undefined
  if (edit.kind !== 'set' || !isWithin || !Array.isArray(edit.value)) return movedPath(path, edit)
  const old = valueIn(value, edit.path) as unknown[]
  const from = path[edit.path.length] as number
  const same = (list: readonly unknown[]) =>
    list.flatMap((each, at) => (isDeepStrictEqual(each, old[from]) ? [at] : []))
  const [to, ...others] = same(edit.value)
  return to === undefined || others.length + same(old).length > 1
    ? undefined
    : [...edit.path, to, ...path.slice(edit.path.length + 1)]
}

function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (Object(part) as Record<string | number, unknown>)[step], value)
}

/** What the value of the file should be, found in another way than the editor does. */
function edited(value: unknown, edit: Edit): unknown {
  const copy = structuredClone(value)
  const parent = valueIn(copy, edit.path.slice(0, -1)) as Record<string | number, unknown>
  const name = edit.path.at(-1) ?? ''
  const list = valueIn(copy, edit.path)
  if (edit.kind === 'set') parent[name] = edit.value
  if (edit.kind === 'insert' && Array.isArray(list)) list.splice(edit.index, 0, edit.value)
  if (edit.kind === 'move' && Array.isArray(list)) list.splice(edit.to, 0, ...list.splice(edit.from, 1))
  if (edit.kind === 'transfer') (valueIn(copy, edit.to) as unknown[]).splice(edit.index, 0, valueIn(copy, edit.path))
  if (edit.kind === 'remove' || edit.kind === 'transfer') {
    const path = withEmptied(value, edit.path)
    const outer = valueIn(copy, path.slice(0, -1)) as Record<string | number, unknown>
    if (Array.isArray(outer)) outer.splice(Number(path.at(-1)), 1)
    else delete outer[path.at(-1) ?? '']
  }
  return copy
}

/** A list or group that would be empty is removed. */
function withEmptied(value: unknown, path: Path): Path {
  const parent = path.slice(0, -1)
  return parent.length > 0 && Object.keys(valueIn(value, parent) as object).length === 1
    ? withEmptied(value, parent)
    : path
}

/** The items of a list that another lacks, each as often as it is there. */
function lacking(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return list.filter((each) => {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** What a change does beside what it should. */
function problemIn(before: string, after: string, edit: Edit): string | undefined {
  const [old, next] = [read(before), read(after)]
  const value: unknown = old.toJS()
  if (!isDeepStrictEqual(next.toJS(), edited(value, edit))) return 'Another value'
  if (before.includes('\r\n') && /(?<!\r)\n/.test(after)) return 'Another line end'
  const now = commentsIn(after, next)
  for (const [comment, { kind, path }] of commentsIn(before, old)) {
    const place = kind === 'between' ? [] : placeAfter(path, edit, value)
    const found = now.get(comment)
    if (place === undefined) continue
    if (!found) return `Loses ${comment}`
    if (kind !== 'between' && (found.kind !== kind || found.path.join('.') !== place.join('.')))
      return `Moves ${comment} from ${kind} ${place.join('.')} to ${found.kind} ${found.path.join('.')}`
  }
  return hasOtherLines(before, old, after, edit) ? 'Changes other lines' : undefined
}

/** Whether lines are changed beside those of the value. */
function hasOtherLines(before: string, document: Document, after: string, edit: Edit): boolean {
  const node = nodeAt(document, edit.path)
  const list = edit.kind === 'remove' ? nodeAt(document, edit.path.slice(0, -1)) : node
  const [removed, added] = [lacking(linesOf(before), linesOf(after)), lacking(linesOf(after), linesOf(before))]
  const sourceOf = (some: Written | undefined) => before.slice(...(some?.range ?? [0, 0]))
  if (edit.kind === 'set' && typeof edit.value === 'string' && isScalar(node)) {
    const start = firstChange(sourceOf(node), edit.value) + (node.range?.[0] ?? 0)
    const isInBrackets = nodeAt(document, edit.path.slice(0, -1))?.flow === true
    // The lines of a block are below the comment.
    const end = before.indexOf('\n', (node.range?.[1] ?? 1) - 1)
    return !isInBrackets && !(after.startsWith(before.slice(0, start)) && after.endsWith(before.slice(end)))
  }
  // Commas and brackets, and entries that share their line.
  const shared = list?.flow === true ? linesOf(sourceOf(list)).length + 3 : 2 * Number(/- +- /.test(before))
  if (edit.kind === 'move') return removed.length > shared
  if (edit.kind === 'insert') return removed.length > shared
  if (edit.kind === 'remove') return added.length > Math.max(shared, 1)
  return false
}

const linesOf = (text: string) => text.split('\n')

/** Where the line of the first word that changes begins in a folded text; 0 if it is no such text, or can't stay one. */
function firstChange(source: string, next: string): number {
  const isFolded = /^>-[^\n]*\n/.test(source) && /^\S+(?: \S+)*$/.test(next)
  if (!isFolded) return 0
  const words = next.split(' ')
  let [count, start] = [0, source.indexOf('\n') + 1]
  for (const line of linesOf(source.slice(start))) {
    const own = line.trim().split(' ')
    if (line.trim() === '' || own.some((word, index) => words[count + index] !== word)) return start
    count += own.length
    start += line.length + 1
  }
  return 0
}

/** What happens when another program changes another value before a change is taken back. */
function problemOfUndo(before: string, after: string, random: (below: number) => number): string | undefined {
  const [old, next] = [parse(before), parse(after)] as unknown[]
  const others = pathsIn(next).filter(
    ({ path, value }) => typeof value === 'string' && isDeepStrictEqual(valueIn(old, path), value),
  )
  const theirs = others[random(others.length)]
  if (!theirs) return undefined
  const foreign: Edit = { kind: 'set', path: theirs.path, value: 'Theirs' }
  const now = tried(after, foreign)
  const result = now === undefined ? '' : rebased({ file: 'site.yaml', before: after, after: before }, now)
  if (typeof result === 'string') return undefined
  const expected = edited(old, foreign)
  return isDeepStrictEqual(parse(result.after ?? ''), expected) ? undefined : 'Takes something else back'
}

function tried(yaml: string, edit: Edit): string | undefined {
  try {
    return applyEdit(yaml, edit)
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return undefined
  }
}

test.each(FILES)('keeps every comment, and every line beside its own, in random changes of %s', (_, readFile) => {
  const original = readFile()
  const random = randomFrom(7)
  let yaml = original
  let [made, refused, undone] = [0, 0, 0]
  const problems: string[] = []
  while (made < EDITS) {
    const edit = randomEdit(parse(yaml), random)
    if (!edit) {
      yaml = original
      continue
    }
    made += 1
    const after = tried(yaml, edit)
    if (after === undefined) {
      refused += 1
      continue
    }
    const isForeign = random(3) === 0
    if (isForeign) undone += 1
    const problem = problemIn(yaml, after, edit) ?? (isForeign ? problemOfUndo(yaml, after, random) : undefined)
    if (problem !== undefined) problems.push(`${problem}: ${JSON.stringify(edit)}`)
    yaml = made % 10 === 0 || problem !== undefined ? original : after
  }
  expect(problems).toEqual([])
  expect(undone).toBeGreaterThan(EDITS / 5)
  // Values that are used in two places, and comments that have no place in brackets.
  expect(refused / EDITS).toBeLessThan(0.08)
})
