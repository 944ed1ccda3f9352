import { expect, test } from 'vitest'
import type { Edit } from '../protocol.ts'
import { applyEdit } from './apply-edit.ts'
import { EditError } from './edits/edit-error.ts'
import { stepsOf } from './edits/edits.ts'

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

const LISTS = `history:
  entries:
    # The best one.
    - role: Engineer # still
      highlights:
        - One

        # soon
        - Two: three
    - role: Operator
custom:
- id: own
  entries:
  # Before.
  - role: Founder
# The end.
`

test('moves an entry to another list with its comments, in the indentation of that list, and back', () => {
  const entry = ['history', 'entries', 0]
  const moved = applyEdit(LISTS, { kind: 'transfer', path: entry, to: ['custom', 0, 'entries'], index: 1 })
  expect(moved).toBe(`history:
  entries:
    - role: Operator
custom:
- id: own
  entries:
  # Before.
  - role: Founder
  # The best one.
  - role: Engineer # still
    highlights:
      - One

      # soon
      - Two: three
# The end.
`)
  const back = applyEdit(moved, {
    kind: 'transfer',
    path: ['custom', 0, 'entries', 1],
    to: ['history', 'entries'],
    index: 0,
  })
  expect(back).toBe(LISTS)
})

test('an entry that moves between lists in brackets and in lines keeps its value, and an empty list is gone', () => {
  const yaml = 'a:\n  tags: [Go, SQL]\nb:\n  tags:\n    - C\n'
  const [a, b] = [
    ['a', 'tags'],
    ['b', 'tags'],
  ]
  expect(applyEdit(yaml, { kind: 'transfer', path: [...a, 1], to: b, index: 0 })).toBe(
    'a:\n  tags: [Go]\nb:\n  tags:\n    - SQL\n    - C\n',
  )
  expect(applyEdit(yaml, { kind: 'transfer', path: [...b, 0], to: a, index: 2 })).toBe('a:\n  tags: [Go, SQL, C]\n')
  // Its comment has no place there.
  expect(() =>
    applyEdit(yaml.replace('- C', '- C # old'), { kind: 'transfer', path: [...b, 0], to: a, index: 2 }),
  ).toThrow(EditError)
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
  expect(() => applyEdit(yaml, { kind: 'confirm', path: ['c'] })).toThrow(EditError)
})

test('removes the comments of an import behind all values of an entry or a section', () => {
  const entry = (name: string) =>
    `    - role: ${name} # check: page 1, "${name}"\n      period: "2021" # check: page 1 # mine\n`
  const yaml = `name: Ada # check: page 1, "Ada"\nhistory:\n  entries:\n${entry('One')}${entry('Two')}`
  const without = (text: string) => text.replaceAll(/ # check: page 1[^#\n]*(?= #|\n)/g, '')
  expect(applyEdit(yaml, { kind: 'confirm', path: ['history', 'entries', 0], within: true })).toBe(
    yaml.replace(entry('One'), without(entry('One'))),
  )
  const [name = '', ...section] = yaml.split(/(?<=\n)(?=history)/)
  expect(applyEdit(yaml, { kind: 'confirm', path: ['history'], within: true })).toBe(name + without(section.join('')))
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

test('a comment goes with none but its own entry', () => {
  const set = (value: string[]): Edit => ({ kind: 'set', path: ['f'], value })
  expect(applyEdit('f:\n  - Go\n  - SQL\n  - k6 # c\n', set(['Rust', 'Go', 'SQL']))).toBe(
    'f:\n  - Rust\n  - Go\n  - SQL\n',
  )
  expect(applyEdit('f:\n  - A # 1\n  - B\n  - A # 2\n', set(['B', 'A']))).toBe('f:\n  - B\n  - A # 2\n')
})

test('a list in which a text changes is no new list', () => {
  const edit: Edit = { kind: 'set', path: ['f'], value: ['a', 'c'] }
  expect(stepsOf({ f: ['a', 'b'] }, edit)).toEqual([{ kind: 'set', path: ['f', 1], value: 'c' }])
})

const LIST = `tags:
  # Mine
  - Go # since 2020

  # Others
  - SQL
    # soon
  - COBOL # old
  # The end
`

test.each<[string, Edit, string]>([
  [
    'moved',
    { kind: 'move', path: ['tags'], from: 0, to: 2 },
    'tags:\n  # Others\n  - SQL\n    # soon\n\n  - COBOL # old\n  # Mine\n  - Go # since 2020\n  # The end\n',
  ],
  [
    'removed first',
    { kind: 'remove', path: ['tags', 0] },
    'tags:\n  # Others\n  - SQL\n    # soon\n  - COBOL # old\n  # The end\n',
  ],
  [
    'removed last',
    { kind: 'remove', path: ['tags', 2] },
    'tags:\n  # Mine\n  - Go # since 2020\n\n  # Others\n  - SQL\n    # soon\n  # The end\n',
  ],
  [
    'replaced by the panel: reordered, changed and with a new one',
    { kind: 'set', path: ['tags'], value: ['COBOL 85', 'SQL', 'k6', 'Go'] },
    'tags:\n  - COBOL 85 # old\n\n  # Others\n  - SQL\n    # soon\n  - k6\n\n  # Mine\n  - Go # since 2020\n  # The end\n',
  ],
])('comments go with the entries of a list that is %s', (_, edit, expected) => {
  expect(applyEdit(LIST, edit)).toBe(expected)
  expect(applyEdit(LIST.replaceAll('\n', '\r\n'), edit)).toBe(expected.replaceAll('\n', '\r\n'))
})

test('the first entry leaves comments alone that are about the list or the file', () => {
  const remove: Edit = { kind: 'remove', path: ['a', 0] }
  expect(applyEdit('# List\na: # too\n  # apart\n\n  # own\n  - x\n  - y\n', remove)).toBe(
    '# List\na: # too\n  # apart\n\n  - y\n',
  )
  expect(applyEdit('a:\n# list\n  - x\n  - y\n', remove)).toBe('a:\n# list\n  - y\n')
  expect(applyEdit('# Ours\n- x\n- y\n', { kind: 'remove', path: [0] })).toBe('# Ours\n- y\n')
})

test('a field that comes first in the usual order is not put before the first one, which may be behind a dash', () => {
  const order = () => ['a', 'b', 'c']
  const edit: Edit = { kind: 'set', path: ['x', 0, 'a'], value: 1 }
  expect(applyEdit('x:\n  - b: 2\n    c: 3\n', edit, order)).toBe('x:\n  - b: 2\n    a: 1\n    c: 3\n')
})

test('a comment above a field stays when the field is removed', () => {
  const yaml = 'a: 1\n# Contact\nemail: x # mine\nphone: y\n'
  expect(applyEdit(yaml, { kind: 'remove', path: ['email'] })).toBe('a: 1\n# Contact\nphone: y\n')
  expect(applyEdit('a: 1\n# Contact\nemail: x\n', { kind: 'remove', path: ['email'] })).toBe('a: 1\n# Contact\n')
})

const BRACKETS = `tags: [ # all
  Go, # best
  SQL,
  # for data
  Python # snake
] # end
filled: [Kubernetes, Docker, # run
  Helm]
`

test.each<[string, Edit, string[]]>([
  ['added', { kind: 'insert', path: ['tags'], index: 1, value: 'k6' }, ['+  k6,']],
  [
    'added at the end',
    { kind: 'insert', path: ['tags'], index: 3, value: 'k6' },
    ['-  Python # snake', '+  Python, # snake', '+  k6'],
  ],
  ['removed', { kind: 'remove', path: ['tags', 0] }, ['-  Go, # best']],
  ['changed', { kind: 'set', path: ['tags', 0], value: 'Go, Rust' }, ['-  Go, # best', "+  'Go, Rust', # best"]],
  [
    'moved',
    { kind: 'move', path: ['tags'], from: 2, to: 0 },
    ['-  SQL,', '-  Python # snake', '+  Python, # snake', '+  SQL'],
  ],
  [
    'moved in a line',
    { kind: 'move', path: ['filled'], from: 1, to: 2 },
    ['-filled: [Kubernetes, Docker, # run', '-  Helm]', '+filled: [Kubernetes, Helm,', '+  Docker # run', '+  ]'],
  ],
])('a list in brackets over several lines stays one when an entry is %s', (_, edit, lines) => {
  expect(diff(BRACKETS, edit)).toEqual(lines)
})

test('a list in brackets is continued in another line when it gets wider than the file', () => {
  const yaml = `a:\n  tags: [Kubernetes, Docker, Terraform, Ubuntu, GitHub, Grafana, Python]\n`
  const insert: Edit = { kind: 'insert', path: ['a', 'tags'], index: 1, value: 'k6' }
  expect(applyEdit(yaml, insert)).toBe(
    'a:\n  tags: [Kubernetes, k6, Docker, Terraform, Ubuntu, GitHub, Grafana,\n    Python]\n',
  )
  const wide = `${yaml}b: ${'wide '.repeat(16)}\n`
  expect(applyEdit(wide, insert)).toContain(
    '  tags: [Kubernetes, k6, Docker, Terraform, Ubuntu, GitHub, Grafana, Python]\n',
  )
  // A line that its owner has made longer than all others stays one.
  const long = yaml.replace('Grafana', `Grafana, ${'x'.repeat(60)}`)
  expect(applyEdit(long, insert).split('\n')).toHaveLength(3)
})

const FOLDED = `text: >- # mine
  I own the deployments of forty teams, with a rota that
  wakes nobody. The platform moved from three data
  centres to one cluster per region, and every Friday a
  drill restores one database.
plain: Cut a build from 52
  to 6 minutes # yes
`
const TEXT =
  'I own the deployments of forty teams, with a rota that wakes nobody. The platform moved from three data centres to one cluster per region, and every Friday a drill restores one database.'

test.each<[string, string, string[]]>([
  [
    'a word of a line',
    TEXT.replace('one database', 'a table'),
    ['-  drill restores one database.', '+  drill restores a table.'],
  ],
  [
    'a word that has no place in its line: the rest moves on, in the width of the text',
    TEXT.replace('three', 'three or four'),
    [
      '-  wakes nobody. The platform moved from three data',
      '-  centres to one cluster per region, and every Friday a',
      '-  drill restores one database.',
      '+  wakes nobody. The platform moved from three or four',
      '+  data centres to one cluster per region, and every',
      '+  Friday a drill restores one database.',
    ],
  ],
  [
    'the end',
    `${TEXT} Then it stops.`,
    ['-  drill restores one database.', '+  drill restores one database. Then it stops.'],
  ],
  ['a paragraph', `${TEXT}\nThen.`, ['+', '+  Then.']],
  [
    'a text that cannot be folded',
    ` ${TEXT}`,
    [
      ...FOLDED.split('\n')
        .slice(0, 5)
        .map((line) => `-${line}`),
      `+text: ' ${TEXT}' # mine`,
    ],
  ],
])('a folded text keeps its lines before %s', (_, value, lines) => {
  expect(diff(FOLDED, { kind: 'set', path: ['text'], value })).toEqual(lines)
})

test('a text over lines that is plain or in quotes keeps its lines, too', () => {
  expect(diff(FOLDED, { kind: 'set', path: ['plain'], value: 'Cut a build from 52 to 5 minutes' })).toEqual([
    '-  to 6 minutes # yes',
    '+  to 5 minutes # yes',
  ])
  const quoted = `a: 'It''s one of\n  the lines'\nb: "One \\"two\\"\n  three"\n`
  expect(diff(quoted, { kind: 'set', path: ['a'], value: "It's one of these lines" })).toEqual([
    "-  the lines'",
    "+  these lines'",
  ])
  expect(diff(quoted, { kind: 'set', path: ['b'], value: 'One "two" four' })).toEqual(['-  three"', '+  four"'])
})

test('the width of a text counts an emoji as two columns', () => {
  const yaml = 'a: >-\n  🎉🎉🎉🎉 one\n  two\n'
  expect(applyEdit(yaml, { kind: 'set', path: ['a'], value: '🎉🎉🎉🎉 one two abcdefgh' })).toBe(
    'a: >-\n  🎉🎉🎉🎉 one\n  two abcdefgh\n',
  )
  expect(applyEdit(yaml, { kind: 'set', path: ['a'], value: '🎉🎉🎉🎉 one two 🎉🎉🎉🎉🎉' })).toBe(
    'a: >-\n  🎉🎉🎉🎉 one\n  two\n  🎉🎉🎉🎉🎉\n',
  )
})

test('a text as it is changes in the lines that change, also where empty lines have spaces', () => {
  const yaml = 'a: | # mine\n  One\n  \n  Two\n'
  expect(applyEdit(yaml, { kind: 'set', path: ['a'], value: 'One\n\nThree\n' })).toBe(yaml.replace('Two', 'Three'))
  expect(applyEdit(yaml, { kind: 'set', path: ['a'], value: 'One\n\nThree' })).toBe(
    yaml.replace('Two', 'Three').replace('|', '|-'),
  )
})

test.each<[string, string, Edit, string]>([
  [
    'lists in lists',
    'a:\n  - - x # x\n    # y\n    - y\n',
    { kind: 'move', path: ['a', 0], from: 1, to: 0 },
    'a:\n  -\n    # y\n    - y\n    - x # x\n',
  ],
  [
    'a list level with its field',
    'a:\n- x\nb: 1\n',
    { kind: 'set', path: ['c'], value: ['y'] },
    'a:\n- x\nb: 1\nc:\n- y\n',
  ],
  [
    'an indentation of 4',
    'a:\n    b: 1\n',
    { kind: 'set', path: ['a', 'c'], value: { d: [1], e: { f: 2 } } },
    'a:\n    b: 1\n    c:\n        d:\n            - 1\n        e:\n            f: 2\n',
  ],
  [
    'empty lines between entries',
    'a:\n  - x\n\n  - y\n',
    { kind: 'insert', path: ['a'], index: 2, value: 'z' },
    'a:\n  - x\n\n  - y\n\n  - z\n',
  ],
  [
    'tabs before comments',
    'a:\n  - x\t# x\n  - y\n',
    { kind: 'move', path: ['a'], from: 0, to: 1 },
    'a:\n  - y\n  - x\t# x\n',
  ],
  ['an anchor', 'a: [&x A, B]\n', { kind: 'move', path: ['a'], from: 0, to: 1 }, 'a: [B, &x A]\n'],
  ['a field without a value', 'a: # mine\nb: 1\n', { kind: 'set', path: ['a'], value: 'x' }, 'a: x # mine\nb: 1\n'],
  ['lines behind a comment', 'a: x # mine\n', { kind: 'set', path: ['a'], value: 'x\ny' }, 'a: |- # mine\n  x\n  y\n'],
  ['a list that becomes a text', 'a: # mine\n  - x # x\n', { kind: 'set', path: ['a'], value: 'x' }, 'a: x # mine\n'],
  ['lines in brackets', 'a: [x]\n', { kind: 'insert', path: ['a'], index: 1, value: 'y\nz' }, 'a: [x, "y\\nz"]\n'],
  ['an empty list', 'a: [] # none\n', { kind: 'insert', path: ['a'], index: 0, value: 'x' }, 'a: [x] # none\n'],
  [
    'braces over lines',
    'a: {\n  b: 1, # one\n  # two\n  c: 2\n}\n',
    { kind: 'move', path: ['a'], from: 1, to: 0 },
    'a: {\n  # two\n  c: 2,\n  b: 1 # one\n}\n',
  ],
  [
    'fields of an entry',
    'a:\n  - b: 1\n    c: 2 # c\n  - d: 3\n',
    { kind: 'set', path: ['a', 0], value: { b: 4, c: 2, e: 5 } },
    'a:\n  - b: 4\n    c: 2 # c\n    e: 5\n  - d: 3\n',
  ],
  [
    'a text that looks like a date',
    'a:\n  - x\n',
    { kind: 'insert', path: ['a'], index: 1, value: '2024-01-01' },
    "a:\n  - x\n  - '2024-01-01'\n",
  ],
  [
    'both line ends',
    'a: x\r\nb:\n  - y\n',
    { kind: 'insert', path: ['b'], index: 1, value: 'z' },
    'a: x\r\nb:\n  - y\n  - z\n',
  ],
])('writes %s as the file does', (_, yaml, edit, expected) => {
  expect(applyEdit(yaml, edit)).toBe(expected)
})

const SAME = { d: 1 }
const LONG = 'word '.repeat(40).trim()

test('a new text that is long is folded in the width of the file, and one that was in a line stays in it', () => {
  const yaml = `a: x\nb: ${'wide '.repeat(18).trim()}\n`
  expect(applyEdit(yaml, { kind: 'set', path: ['a'], value: LONG })).toBe(yaml.replace('x', LONG))
  const added = applyEdit(yaml, { kind: 'set', path: ['c'], value: LONG })
  expect(added.slice(yaml.length).split('\n', 2)).toEqual(['c: >-', `  ${'word '.repeat(18).trim()}`])
})

test('a folded text of one line has the width of the file', () => {
  const wide = `b: ${'wide '.repeat(18).trim()}\n`
  const value = 'word '.repeat(17).trim()
  expect(applyEdit(`a: >-\n  Short.\n${wide}`, { kind: 'set', path: ['a'], value })).toBe(`a: >-\n  ${value}\n${wide}`)
})

test.each<[string, string, Edit, string]>([
  ['a file without a line break', 'a: b', { kind: 'set', path: ['c'], value: 'd' }, 'a: b\nc: d'],
  ['lines where nothing was', 'a:\nb: 1\n', { kind: 'set', path: ['a'], value: 'x\ny' }, 'a: |-\n  x\n  y\nb: 1\n'],
  [
    'a text with an address that is wider than its lines',
    'a: >-\n  https://a.example/a-long-address-of-a-page\n  one two\n',
    { kind: 'set', path: ['a'], value: 'https://a.example/a-long-address-of-a-page one two three' },
    'a: >-\n  https://a.example/a-long-address-of-a-page\n  one two\n  three\n',
  ],
  [
    'a text of Windows whose empty lines have spaces',
    'a: |\r\n  One\r\n  \r\n  Two\r\n',
    { kind: 'set', path: ['a'], value: 'One\n\nThree\n' },
    'a: |\r\n  One\r\n  \r\n  Three\r\n',
  ],
  [
    'a list between comments that are not its entries’',
    'a:\n  - x\n\n  # one\n\n  - y\n\n  # two\n\n  - z\n',
    { kind: 'remove', path: ['a', 1] },
    'a:\n  - x\n\n  # one\n\n  # two\n\n  - z\n',
  ],
  [
    'brackets with a comment apart',
    'a: [\n  Go,\n\n  # apart\n\n  SQL\n]\n',
    { kind: 'remove', path: ['a', 0] },
    'a: [\n\n  # apart\n\n  SQL\n]\n',
  ],
  [
    'brackets with a comma behind the last entry',
    'a: [\n  Go,\n  SQL,\n]\n',
    { kind: 'insert', path: ['a'], index: 2, value: 'k6' },
    'a: [\n  Go,\n  SQL,\n  k6,\n]\n',
  ],
  [
    'brackets with a comment above an entry that moves into a line',
    'a: [Go, SQL,\n  # mine\n  k6]\n',
    { kind: 'move', path: ['a'], from: 2, to: 1 },
    'a: [Go,\n  # mine\n  k6,\n  SQL]\n',
  ],
  [
    'brackets over lines from which the last one of a line is removed',
    'a: [Go, SQL,\n  k6, C]\n',
    { kind: 'remove', path: ['a', 1] },
    'a: [Go,\n  k6, C]\n',
  ],
  [
    'brackets over lines from which the last but one of a line is removed',
    'a: [Go, SQL,\n  k6, C]\n',
    { kind: 'remove', path: ['a', 0] },
    'a: [SQL,\n  k6, C]\n',
  ],
  [
    'brackets in the middle, with spaces as they are',
    'a: [Go ,SQL,  k6 , C]\n',
    { kind: 'insert', path: ['a'], index: 4, value: 'x' },
    'a: [Go ,SQL,  k6 , C, x]\n',
  ],
  [
    'braces that get wider than the file',
    'a: { b: one, c: two }\n',
    { kind: 'set', path: ['a', 'd'], value: `${'wide'.repeat(20)} x` },
    `a: { b: one, c: two, d: ${'wide'.repeat(20)} x }\n`,
  ],
  [
    'an empty list to one of lines',
    'a: [] # none\n',
    { kind: 'set', path: ['a'], value: ['x', 'y'] },
    'a: [x, y] # none\n',
  ],
  [
    'a text with two spaces where a line would end',
    'a: >-\n  one two three\n  four\n',
    { kind: 'set', path: ['a'], value: 'one two three  four' },
    'a: >-\n  one two\n  three  four\n',
  ],
  [
    'a text in lines of sense',
    'a: >-\n  one two\n  three four five six\n  seven\n  eight\n',
    { kind: 'set', path: ['a'], value: 'one 2 three four five six seven eight' },
    'a: >-\n  one 2\n  three four five six\n  seven\n  eight\n',
  ],
  [
    'a list by entries that are one object',
    'a:\n  - x\n',
    { kind: 'insert', path: ['a'], index: 1, value: { b: SAME, c: SAME } },
    'a:\n  - x\n  - b:\n      d: 1\n    c:\n      d: 1\n',
  ],
  [
    'a text over lines in brackets',
    "a: ['one\n  two', x]\n",
    { kind: 'set', path: ['a', 0], value: 'one three' },
    "a: ['one\n  three', x]\n",
  ],
])('changes %s', (_, yaml, edit, expected) => {
  expect(applyEdit(yaml, edit)).toBe(expected)
})

test('writes an empty list in the line of its field', () => {
  const path = ['jobs', 0, 'for']
  const yaml = 'jobs:\n  - role: Operator\n    for:\n      - data\n'
  expect(applyEdit(yaml, { kind: 'set', path, value: [] })).toBe('jobs:\n  - role: Operator\n    for: []\n')
  const without = 'jobs:\n  - role: Operator\n'
  expect(applyEdit(without, { kind: 'set', path, value: [] })).toBe('jobs:\n  - role: Operator\n    for: []\n')
})

test.each<[string, Edit, string]>([
  [
    'into itself',
    { kind: 'transfer', path: ['a', 0], to: ['a', 0, 'tags'], index: 0 },
    'An entry cannot move into itself. Choose another list.',
  ],
  [
    'that is gone',
    { kind: 'transfer', path: ['a', 3], to: ['b'], index: 0 },
    'This entry is not in the file any more. Nothing was moved.',
  ],
  [
    'into a list that is gone',
    { kind: 'transfer', path: ['a', 0], to: ['c'], index: 0 },
    'The list that it should move to is not in the file any more. Nothing was moved.',
  ],
])('refuses to move an entry %s', (_, edit, sentence) => {
  expect(() => applyEdit('a:\n  - tags: [x]\n  - tags: [y]\nb: [z]\n', edit)).toThrow(new EditError(sentence))
})
