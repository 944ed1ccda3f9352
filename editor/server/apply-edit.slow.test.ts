import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isScalar, parse, parseDocument, type Scalar } from 'yaml'
import type { Edit, Path } from '../protocol.ts'
import { applyEdit, EditError } from './apply-edit.ts'

const FILES = [
  'sample/site.yaml',
  'tests/contents/full/site.yaml',
  'tests/contents/translated/site.yaml',
  'tests/contents/translated/site.de.yaml',
]
const EDITS = 300

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
  const lists = all.filter((each) => Array.isArray(each.value) && each.value.length > 0)
  const list = pick(lists)
  const length = (list?.value as unknown[] | undefined)?.length ?? 0
  switch (random(6)) {
    case 0: {
      const group = pick(all.filter((each) => typeof each.value === 'object' && !Array.isArray(each.value)))
      return group && { kind: 'set', path: [...group.path, `field${random(9)}`], value: text }
    }
    case 1:
      return list && { kind: 'move', path: list.path, from: random(length), to: random(length) }
    case 2:
      return (
        list && {
          kind: 'insert',
          path: list.path,
          index: random(length + 1),
          value: random(2) ? text : { name: text, list: [text, 'b'] },
        }
      )
    case 3: {
      const target = pick(all)
      return target && { kind: 'remove', path: target.path }
    }
    default: {
      const target = pick(all.filter((each) => typeof each.value === 'string'))
      return target && { kind: 'set', path: target.path, value: text }
    }
  }
}

const nodeAt = (yaml: string, path: Path) => parseDocument(yaml).getIn(path, true) as Scalar | undefined
const commentsIn = (yaml: string) => yaml.match(/(?:^|\s)#.*$/gm)?.map((comment) => comment.trim()) ?? []

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
  const node = nodeAt(before, edit.path)
  if (edit.kind === 'set' && isScalar(node)) {
    const [start = 0, end = 0] = node.range ?? []
    if (!after.startsWith(before.slice(0, start)) || !after.endsWith(before.slice(end))) return 'Changes other lines'
  }
  const lost = lacking(commentsIn(before), commentsIn(after))
  const removed = lacking(before.split('\n'), after.split('\n'))
  const isOfRemoved = lacking(lost, commentsIn(removed.join('\n'))).length === 0
  return (edit.kind === 'remove' || edit.kind === 'set' ? isOfRemoved : lost.length === 0)
    ? undefined
    : 'Loses a comment'
}

test.each(FILES)('keeps every comment, and every line beside its own, in random changes of %s', (file) => {
  const original = readFileSync(file, 'utf8')
  const random = randomFrom(7)
  let yaml = original
  let refused = 0
  const problems: string[] = []
  let made = 0
  while (made < EDITS) {
    const edit = randomEdit(parse(yaml), random)
    if (!edit) {
      yaml = original
      continue
    }
    made += 1
    let after = yaml
    try {
      after = applyEdit(yaml, edit)
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      refused += 1
      continue
    }
    const problem = problemIn(yaml, after, edit)
    if (problem !== undefined) problems.push(`${problem}: ${JSON.stringify(edit)}`)
    yaml = after.length > original.length * 3 ? original : after
  }
  expect(problems).toEqual([])
  expect(refused / EDITS).toBeLessThan(0.02)
})
