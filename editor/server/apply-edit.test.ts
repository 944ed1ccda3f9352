import { expect, test } from 'vitest'
import type { Edit } from '../protocol.ts'
import { applyEdit, EditError } from './apply-edit.ts'

/** The lines that a change removes and adds. */
function diff(yaml: string, edit: Edit, order?: (path: Edit['path']) => readonly string[]): string[] {
  const [before, after] = [yaml, applyEdit(yaml, edit, order)].map((text) => text.split('\n'))
  const counts = (lines: readonly string[] = [], line = '') => lines.filter((each) => each === line).length
  const changed = [...new Set([...(before ?? []), ...(after ?? [])])].filter(
    (line) => counts(before, line) !== counts(after, line),
  )
  return changed.map((line) => `${counts(before, line) > counts(after, line) ? '-' : '+'}${line}`)
}

const YAML = `# All of it.
name: Ada # me
title: 'It''s {name}'
about: >-
  I build platforms that
  let others sleep. # not a comment
lines: |
  One
  Two
skills:
  # The best one.
  - { name: Go, icon: 'devicon:go' } # since 2020
  - { name: SQL }

  # The second.
  - { name: C }
jobs:
  - role: Engineer # still

    employer: Elbe Bank
    tags: [Go, SQL]
  # Long ago.
  - role: Operator
    period: '2019 - 2020'

# The end.
`

test.each<[string, Edit, string[]]>([
  ['a plain text', { kind: 'set', path: ['name'], value: 'Eva' }, ['-name: Ada # me', '+name: Eva # me']],
  [
    'a plain text that needs quotes',
    { kind: 'set', path: ['name'], value: 'Ada: one' },
    ['-name: Ada # me', "+name: 'Ada: one' # me"],
  ],
  [
    'a quoted text',
    { kind: 'set', path: ['title'], value: "It's me" },
    ["-title: 'It''s {name}'", "+title: 'It''s me'"],
  ],
  [
    'a folded text',
    { kind: 'set', path: ['about'], value: 'Short. # really' },
    ['-  I build platforms that', '-  let others sleep. # not a comment', '+  Short. # really'],
  ],
  ['lines', { kind: 'set', path: ['lines'], value: 'One\nThree\n' }, ['-  Two', '+  Three']],
  [
    'a text in brackets',
    { kind: 'set', path: ['skills', 1, 'name'], value: 'SQL, all' },
    ['-  - { name: SQL }', "+  - { name: 'SQL, all' }"],
  ],
  [
    'a date',
    { kind: 'set', path: ['jobs', 1, 'period'], value: '2019' },
    ["-    period: '2019 - 2020'", "+    period: '2019'"],
  ],
  [
    'a list in brackets',
    { kind: 'set', path: ['jobs', 0, 'tags'], value: ['Go'] },
    ['-    tags: [Go, SQL]', '+    tags: [Go]'],
  ],
])('changes %s, and nothing else', (_, edit, lines) => {
  expect(diff(YAML, edit)).toEqual(lines)
})

test.each<[string, Edit, string[]]>([
  ['to a group', { kind: 'set', path: ['jobs', 0, 'location'], value: 'Berlin' }, ['+    location: Berlin']],
  [
    'to a group in brackets',
    { kind: 'set', path: ['skills', 1, 'icon'], value: 'devicon:sql' },
    ['-  - { name: SQL }', '+  - { name: SQL, icon: devicon:sql }'],
  ],
  [
    'that has its group yet to come',
    { kind: 'set', path: ['look', 'accent'], value: 'navy' },
    ['+look:', '+  accent: navy'],
  ],
  ['true', { kind: 'set', path: ['word'], value: true }, ['+word: true']],
])('adds a field %s', (_, edit, lines) => {
  expect(diff(YAML, edit)).toEqual(lines)
})

test('adds a field where the schema has it', () => {
  const order = () => ['role', 'employer', 'location', 'tags']
  expect(applyEdit(YAML, { kind: 'set', path: ['jobs', 0, 'location'], value: 'Berlin' }, order)).toContain(
    '    employer: Elbe Bank\n    location: Berlin\n    tags: [Go, SQL]',
  )
})

test.each<[string, Edit, string[]]>([
  ['a field', { kind: 'remove', path: ['jobs', 0, 'employer'] }, ['-    employer: Elbe Bank']],
  [
    'the first field of an entry',
    { kind: 'remove', path: ['jobs', 1, 'role'] },
    ['-  - role: Operator', "-    period: '2019 - 2020'", "+  - period: '2019 - 2020'"],
  ],
  [
    'a field in brackets',
    { kind: 'remove', path: ['skills', 0, 'icon'] },
    ["-  - { name: Go, icon: 'devicon:go' } # since 2020", '+  - { name: Go } # since 2020'],
  ],
  [
    'an entry with its comments',
    { kind: 'remove', path: ['jobs', 1] },
    ['-  # Long ago.', '-  - role: Operator', "-    period: '2019 - 2020'"],
  ],
  [
    'an entry of a list in brackets',
    { kind: 'remove', path: ['jobs', 0, 'tags', 0] },
    ['-    tags: [Go, SQL]', '+    tags: [SQL]'],
  ],
  [
    'a group with its last field',
    { kind: 'remove', path: ['skills', 2, 'name'] },
    ['-', '-  # The second.', '-  - { name: C }'],
  ],
])('removes %s, and nothing else', (_, edit, lines) => {
  expect(diff(YAML, edit)).toEqual(lines)
})

test('moves a field with its comments, and nothing else', () => {
  const yaml = '# Head\n\nname: A\n\n# Jobs\njobs:\n  - x # y\n\nskills: [a,  b]\nend: true\n'
  const moved = applyEdit(yaml, { kind: 'move', path: [], from: 2, to: 1 })
  expect(moved).toBe('# Head\n\nname: A\n\nskills: [a,  b]\n\n# Jobs\njobs:\n  - x # y\nend: true\n')
  expect(applyEdit(moved, { kind: 'move', path: [], from: 1, to: 2 })).toBe(yaml)
})

test('moves an entry with its comments', () => {
  const moved = applyEdit(YAML, { kind: 'move', path: ['jobs'], from: 1, to: 0 })
  expect(moved).toContain(
    "jobs:\n  # Long ago.\n  - role: Operator\n    period: '2019 - 2020'\n  - role: Engineer # still\n\n    employer: Elbe Bank\n    tags: [Go, SQL]\n\n# The end.",
  )
  expect(applyEdit(moved, { kind: 'move', path: ['jobs'], from: 0, to: 1 })).toBe(YAML)
})

test.each<[string, Edit, string]>([
  [
    'among others',
    { kind: 'insert', path: ['skills'], index: 1, value: { name: 'k6' } },
    '# since 2020\n  - { name: k6 }\n  - { name: SQL }',
  ],
  [
    'at the end',
    { kind: 'insert', path: ['jobs'], index: 2, value: { role: 'Intern', tags: ['C'] } },
    "2020'\n  - role: Intern\n    tags:\n      - C\n\n# The end.",
  ],
  [
    'into a list in brackets',
    { kind: 'insert', path: ['jobs', 0, 'tags'], index: 2, value: 'k6' },
    'tags: [Go, SQL, k6]',
  ],
  [
    'into a list yet to come',
    { kind: 'insert', path: ['awards'], index: 0, value: { title: 'Best' } },
    'awards:\n  - title: Best',
  ],
])('inserts an entry %s', (_, edit, part) => {
  expect(applyEdit(YAML, edit)).toContain(part)
})

test('removes the comment of an import behind a value, and nothing else', () => {
  const yaml = 'a: \'One\' # check: page 1, "ONE"\nb: [x] # mine\nc:\n  - d: 2021 # check: page 2, "x"\r\n    e: f\n'
  expect(applyEdit(yaml, { kind: 'confirm', path: ['a'] })).toBe(yaml.replace(' # check: page 1, "ONE"', ''))
  expect(applyEdit(yaml, { kind: 'confirm', path: ['c', 0, 'd'] })).toBe(yaml.replace(' # check: page 2, "x"', ''))
  expect(() => applyEdit(yaml, { kind: 'confirm', path: ['b'] })).toThrow(EditError)
})

test('leaves a value alone that is used in two places', () => {
  const yaml = 'a: &x One\nb: *x\n'
  expect(() => applyEdit(yaml, { kind: 'set', path: ['a'], value: 'Two' })).toThrow('Change it in the file.')
  expect(applyEdit(yaml, { kind: 'set', path: ['b'], value: 'Two' })).toBe('a: &x One\nb: Two\n')
})

test('keeps comments between entries that a removed one does not own', () => {
  const yaml = 'f:\n  - a: 1\n\n  # Group two\n\n  - a: 2\n'
  expect(applyEdit(yaml, { kind: 'remove', path: ['f', 0] })).toBe('f:\n\n  # Group two\n\n  - a: 2\n')
  expect(applyEdit(yaml, { kind: 'remove', path: ['f', 1] })).toContain('# Group two')
})

test.each<[string, unknown[], string]>([
  ['adds', ['A', 'B', 'C'], 'f:\n  - "A" # one\n  - B # two\n  - C\n'],
  ['adds first', ['C', 'A', 'B'], 'f:\n  - C\n  - "A" # one\n  - B # two\n'],
  ['removes', ['B'], 'f:\n  - B # two\n'],
  ['removes last', ['A'], 'f:\n  - "A" # one\n'],
  ['changes', ['A', 'C'], 'f:\n  - "A" # one\n  - C # two\n'],
])('%s a text of a list, and leaves the others as they are', (_, value, result) => {
  expect(applyEdit('f:\n  - "A" # one\n  - B # two\n', { kind: 'set', path: ['f'], value })).toBe(result)
})

test('writes texts that YAML takes for something else, and keeps line ends', () => {
  expect(applyEdit('a: b\n', { kind: 'set', path: ['a'], value: '*nix' })).toBe("a: '*nix'\n")
  const yaml = 'a: b # c\r\nf:\r\n  - x\r\n'
  for (const edit of [
    { kind: 'set', path: ['a'], value: 'One\nTwo' },
    { kind: 'set', path: ['look', 'accent'], value: 'navy' },
    { kind: 'insert', path: ['f'], index: 1, value: { name: 'k6', text: 'x' } },
  ] as const)
    expect(applyEdit(yaml, edit)).not.toMatch(/(?<!\r)\n|\r\r/)
})
