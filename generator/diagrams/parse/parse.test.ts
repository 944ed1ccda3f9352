import { expect, test } from 'vitest'
import { parseDiagram } from './parse.ts'

function parsed(text: string) {
  const { diagram, mistakes } = parseDiagram(text)
  if (!diagram) throw new Error(mistakes.at(-1)?.message)
  return diagram
}

function graph(text: string) {
  const diagram = parsed(text)
  if (!('nodes' in diagram)) throw new Error('It is no graph')
  const { direction, nodes, edges, groups } = diagram
  const lines = edges.map(({ from, to, label, line, start, end }) =>
    [from, start, line, end, to, label].filter((each) => each !== undefined && each !== 'none').join(' '),
  )
  return { direction, nodes: nodes.map(({ id, label, shape, group }) => [id, label, shape, group]), lines, groups }
}

const problemOf = (text: string) => parseDiagram(text).mistakes.map(({ line, message }) => `${line}: ${message}`)

test.each([
  ['A --> B', 'A solid arrow B'],
  ['A---B', 'A solid B'],
  ['A-->|yes| B', 'A solid arrow B yes'],
  ['A -- "no, never" --> B', 'A solid arrow B no, never'],
  ['A -.-> B', 'A dotted arrow B'],
  ['A -. why not .-> B', 'A dotted arrow B why not'],
  ['A ==> B', 'A thick arrow B'],
  ['A == much ==> B', 'A thick arrow B much'],
  ['A <--> B', 'A arrow solid arrow B'],
  ['A x--o B', 'A cross solid circle B'],
  ['A --x B', 'A solid cross B'],
  ['A ----> B', 'A solid arrow B'],
  ['A ~~~ B', 'A hidden B'],
  ['A e1@--> B', 'A solid arrow B'],
  ['api-gateway-->order-db', 'api-gateway solid arrow order-db'],
  ['A:::wide --> B', 'A solid arrow B'],
])('reads the line %s', (text, line) => {
  expect(graph(`flowchart LR\n${text}`).lines).toEqual([line])
})

test.each([
  ['A[Load balancer]', 'Load balancer', 'rectangle'],
  ['A(Round)', 'Round', 'rounded'],
  ['A([Start])', 'Start', 'pill'],
  ['A[(PostgreSQL)]', 'PostgreSQL', 'database'],
  ['A((Guest))', 'Guest', 'circle'],
  ['A(((End)))', 'End', 'double-circle'],
  ['A{Ready?}', 'Ready?', 'diamond'],
  ['A{{Freeze}}', 'Freeze', 'hexagon'],
  ['A[[Module]]', 'Module', 'subroutine'],
  ['A[/Report/]', 'Report', 'parallelogram'],
  ['A>Flag]', 'Flag', 'flag'],
  ['A@{ shape: cyl, label: "Orders" }', 'Orders', 'database'],
  ['A["a [b] (c)"]', 'a [b] (c)', 'rectangle'],
  ['A[VPC (10.0.0.0/16)]', 'VPC (10.0.0.0/16)', 'rectangle'],
  ['A["one<br/>two\\nthree"]', 'one\ntwo\nthree', 'rectangle'],
  ['A["<b>Bold</b> &amp; #quot;quoted#quot;"]', 'Bold & "quoted"', 'rectangle'],
  ['A["`**Markdown** *text*`"]', 'Markdown text', 'rectangle'],
  ['A[مرحبا 🚀 漢字]', 'مرحبا 🚀 漢字', 'rectangle'],
])('reads the box %s', (text, label, shape) => {
  expect(graph(`flowchart LR\n${text}`).nodes).toEqual([['A', label, shape, undefined]])
})

test('reads chains, several boxes at once, groups, and statements in one line', () => {
  const text = `graph TD; A & B --> C; C --> D
  subgraph cloud [The cloud]
    D[Cluster]
    subgraph "Data layer"
      E[(Orders)]
    end
  end
  cloud --> F
  %% a comment
  D --> E`
  expect(graph(text)).toMatchObject({
    direction: 'DOWN',
    lines: ['A solid arrow C', 'B solid arrow C', 'C solid arrow D', 'cloud solid arrow F', 'D solid arrow E'],
    groups: [
      { id: 'cloud', label: 'The cloud' },
      { id: 'Data layer', label: 'Data layer', parent: 'cloud' },
    ],
  })
})

test('reads states with groups, beginnings, ends and notes', () => {
  const text = 'stateDiagram-v2\n[*] --> Up: start\nstate Up {\n[*] --> Canary\n}\nUp --> [*]\nnote right of Up: busy'
  expect(graph(text).lines).toEqual([
    'start of all solid arrow Up start',
    'start of Up solid arrow Canary',
    'Up solid arrow end of all',
    'Up dotted note of line 7',
  ])
})

test('reads classes with members and relations', () => {
  const diagram = parsed(
    'classDiagram\nclass Stage {\n<<abstract>>\n+int retries\n+run() Result\n}\nStage <|-- Deploy : is',
  )
  expect(diagram).toMatchObject({
    nodes: [{ label: '«abstract»\nStage', parts: [[['+int retries']], [['+run() : Result']]] }, { label: 'Deploy' }],
    edges: [{ from: 'Stage', to: 'Deploy', start: 'triangle', end: 'none', label: 'is' }],
  })
})

test('reads entities with attributes and cardinalities', () => {
  const diagram = parsed('erDiagram\nCUSTOMER ||--o{ ORDER : "places"\nCUSTOMER {\nstring id PK\n}')
  expect(diagram).toMatchObject({
    nodes: [{ parts: [[['id', 'string', 'PK']]] }, { label: 'ORDER' }],
    edges: [{ start: 'one', end: 'zero-or-many', label: 'places' }],
  })
})

test('reads sequences with notes, blocks and numbers', () => {
  const text = `sequenceDiagram
  autonumber
  actor V as Visitor
  V->>+API: POST
  alt in stock
    API-->>V: 201
  else
    API--xV: 409
  end
  Note over V,API: traced`
  expect(parsed(text)).toMatchObject({
    participants: [
      { id: 'V', label: 'Visitor', isPerson: true },
      { id: 'API', isPerson: false },
    ],
    steps: [
      { kind: 'message', label: 'POST', number: 1 },
      { kind: 'activate', id: 'API' },
      { kind: 'open', word: 'alt', label: 'in stock' },
      { kind: 'message', line: 'dotted', number: 2 },
      { kind: 'next', word: 'else' },
      { kind: 'message', head: 'cross' },
      { kind: 'close' },
      { kind: 'note', over: ['V', 'API'] },
    ],
  })
})

test('reads charts', () => {
  const text =
    'xychart-beta\ntitle "Build time"\nx-axis [Jan, "Feb, late"]\ny-axis "Minutes" 0 --> 60\nbar [52, 9]\nline [50, 10.5]'
  expect(parsed(text)).toMatchObject({
    title: 'Build time',
    x: { labels: ['Jan', 'Feb, late'] },
    y: { title: 'Minutes', from: 0, to: 60 },
    series: [
      { kind: 'bar', values: [52, 9] },
      { kind: 'line', values: [50, 10.5] },
    ],
  })
})

test('takes the title and the description for those who do not see it', () => {
  const text = '---\ntitle: Zones\n---\nflowchart LR\naccTitle: Of one region\naccDescr: Three of them\nA --> B'
  expect(parsed(text)).toMatchObject({ title: 'Zones', name: 'Of one region', description: 'Three of them' })
})

test('says what cannot be drawn, with its line', () => {
  expect(
    [
      '',
      'gantt\n title A',
      'flowchart XY\nA',
      'flowchart LR\nA --> B\nB ->> C',
      'flowchart LR\nA[open --> B',
      'flowchart LR\nA --> ',
      'flowchart LR\nsubgraph X\nA',
      'flowchart LR\nend',
      'flowchart LR\nA["<img src=x onerror=alert(1)>"]',
      'sequenceDiagram\nA says hello',
      'sequenceDiagram\nloop\nA->>B: x',
      'stateDiagram-v2\nstate X {\nA --> B',
      'classDiagram\nclass A {\n+x',
      'erDiagram\nA !-?< B : x',
      'xychart-beta\nbar [1, two]',
      'xychart-beta horizontal\nbar [1]',
      'flowchart LR',
    ].flatMap(problemOf),
  ).toMatchInlineSnapshot(`
    [
      "1: The diagram is empty. Begin it with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram or xychart-beta.",
      "1: Diagrams of the kind "gantt" are not drawn. Begin with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram or xychart-beta.",
      "1: "XY" is no direction. Write flowchart LR (to the right) or flowchart TD (downwards).",
      "3: No line can be read in "->> C". Write A --> B, A -->|text| B, A -.-> B or A ==> B.",
      "2: The label of "A" has no closing bracket, or has brackets in it. Put it in quotation marks: A["…"].",
      "2: A box is missing before "". Write one, such as A[Load balancer].",
      "2: The subgraph has no end. Write end below its boxes.",
      "2: This end belongs to no subgraph. Remove it, or write the subgraph.",
      "2: The label has HTML, which the page does not show. Write a text, with <br> where a line ends.",
      "2: "A says hello" cannot be read. Write Client->>Server: a request, or Note over Server: a text.",
      "2: The block has no end. Write end below its messages.",
      "2: The state has no closing }. Write it in the line below it.",
      "2: The class has no closing }. Write it in the line below its members.",
      "2: "A !-?< B : x" cannot be read. Write CUSTOMER ||--o{ ORDER : places, or ORDER { string id PK }.",
      "2: "[1, two]" is no list of numbers. Write bar [52, 31, 9].",
      "1: Charts are drawn with upright bars. Remove horizontal.",
      "1: The diagram has no boxes. Write some below the first line.",
    ]
  `)
})

test('warns once of what has no effect', () => {
  const text = 'flowchart LR\nA --> B\nstyle A fill:#f00\nclassDef x color:#fff\nclick A "https://a.example"'
  expect(problemOf(text)).toEqual([
    '3: The page draws diagrams in its own colours. Styles of this diagram have no effect.',
    '5: Diagrams have no links. The statement has no effect.',
  ])
})

test.each([
  ['boxes', Array.from({ length: 10_000 }, (_, n) => `A${n}`).join('\n')],
  ['a chain', Array.from({ length: 2000 }, (_, n) => `A${n}`).join(' --> ')],
  ['every box with every other', `${Array.from({ length: 60 }, (_, n) => `A${n}`).join(' & ')} --> B & C & D & E & F`],
  ['brackets', `A${'['.repeat(5000)}`],
  ['dashes', `A ${'-'.repeat(20_000)} B`],
  ['quotes', 'A["'.repeat(3000)],
])('says at once that %s are too many', (_name, text) => {
  const start = performance.now()
  const { diagram, mistakes } = parseDiagram(`flowchart LR\n${text}`)
  expect(performance.now() - start).toBeLessThan(2000)
  expect(diagram ? 'Divide it' : mistakes.at(-1)?.message).toMatch(/Divide it|bracket|quotation mark|Write/)
})
