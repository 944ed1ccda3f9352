import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { assertNoInlineCode } from '../write/pages.ts'
import { describe } from './describe.ts'
import { drawFitting, drawForPages, drawForTile, drawUncached, TILE } from './draw-diagram.ts'
import { iconOfLabel } from './icon-of-label.ts'
import { parseDiagram } from './parse/parse.ts'
import { described, pictureOf, svgFileOf } from './svg-file.ts'

const TEXTS = { diagram: 'Diagram', leadsTo: '{from} leads to {to}', inGroup: 'In {group}: {names}' }

function parsed(text: string) {
  const { diagram, mistakes } = parseDiagram(text)
  if (!diagram) throw new Error(mistakes.at(-1)?.message)
  return diagram
}

const draw = async (text: string) => drawUncached(parsed(text))
type Node = ReturnType<typeof parseDocument>['children'][number]
const textsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('data' in node ? [node.data] : 'children' in node ? textsIn(node.children) : []))

const EXAMPLES = {
  flowchart:
    'flowchart LR\nA((Guest)) --> B[Nginx]\nsubgraph cloud [AWS]\nB -.->|events| C[(PostgreSQL)]\nend\nC ==> D{Ready?}',
  sequence:
    'sequenceDiagram\nautonumber\nactor V as Visitor\nV->>+API: POST\nloop often\nAPI->>API: retry\nend\nAPI-->>-V: 201\nNote over V: x',
  state: 'stateDiagram-v2\n[*] --> Up: start\nUp --> Down\nDown --> Up\nDown --> [*]',
  classes: 'classDiagram\nclass Stage {\n+int retries\n}\nStage <|-- Deploy\nStage "1" *-- "many" Step : has',
  entities: 'erDiagram\nCUSTOMER ||--o{ ORDER : places\nCUSTOMER {\nstring id PK\n}',
  chart: 'xychart-beta\nx-axis [Jan, Feb]\ny-axis "Minutes" 0 --> 60\nbar [52, 9]\nline [52, 9]',
}

test.each(Object.entries(EXAMPLES))(
  'draws a %s with all of its texts, without code, styles and ids',
  async (_name, text) => {
    const drawing = await draw(text)
    const { markup, width, height } = drawing
    expect(width).toBeGreaterThan(50)
    expect(height).toBeGreaterThan(50)
    expect(markup).not.toMatch(
      / (?:id|style|on\w+|href)=|url\(|<(?:script|style|foreignObject|image|use)|NaN|undefined/,
    )
    assertNoInlineCode(markup, 'diagram')
    const words = textsIn(parseDocument(markup, { xmlMode: true }).children).join(' ')
    for (const [, word = ''] of text.matchAll(
      /[[:|"( ](PostgreSQL|events|POST|Visitor|retry|Up|start|Stage|has|CUSTOMER|places|Minutes|Jan)\b/g,
    ))
      expect(words).toContain(word)
  },
)

test('escapes the texts of the content in the drawing, its file and its picture', async () => {
  const drawing = described(
    await draw(
      'flowchart LR\nA["<x onload=1> & #quot; ]]>"] -->|"</text><script>"| B'.replace('</text><script>', '</text><i2>'),
    ),
    '<b>&"',
  )
  for (const markup of [drawing.markup, svgFileOf(drawing), pictureOf(drawing, COLOURS, [])]) {
    expect(markup).not.toMatch(/<x |<i2>|<b>/)
    assertNoInlineCode(markup.replace(/<style>.*?<\/style>/s, ''), 'diagram')
  }
  expect(drawing.markup).toContain('&lt;x onload=1&gt; &amp; &quot; ]]&gt;')
  expect(drawing.markup).toContain('<desc>&lt;b&gt;&amp;&quot;</desc>')
})

const COLOURS = { panel: '#111', tile: '#222', text: '#eee', quiet: '#ccc', accent: '#0ff', edge: '#333' }

test.each([
  ['120 boxes, each in a circle with the next', Array.from({ length: 120 }, (_, n) => `A${n} --> A${(n + 1) % 120}`)],
  ['boxes that all lead to all', ['A & B & C & D & E & F --> A & B & C & D & E & F']],
  ['a box within itself', ['subgraph A', 'B', 'end', 'A --> B', 'B --> A', 'A --> A']],
  [
    'groups that lead to each other',
    ['subgraph A', 'B', 'end', 'subgraph C', 'D', 'end', 'A --> C', 'C --> A', 'B --> D', 'D --> A'],
  ],
  ['texts from right to left, emoji and long words', [`A[مرحبا بالعالم] --> B[🚀🏳️‍🌈] --> C[${'x'.repeat(400)}]`]],
  ['empty labels', ['A[ ] --> B["  "]']],
])('draws %s within five seconds', async (_name, lines) => {
  const start = performance.now()
  expect((await draw(`flowchart LR\n${lines.join('\n')}`)).markup).not.toMatch(/NaN|undefined/)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('what the text names first comes first, also in a circle', async () => {
  const { markup } = await draw('flowchart TD\nA --> B\nB --> C\nC --> A')
  const places = [...markup.matchAll(/<text class="label" x="[^"]+" y="([^"]+)"/g)].map(([, y]) => Number(y))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

/** The places of texts, by their words. */
async function placesIn(text: string) {
  const { markup } = await draw(text)
  const found = markup.matchAll(/<text class="(?:label|groupLabel)" x="([^"]+)" y="([^"]+)">([^<]+)/g)
  return Object.fromEntries(Array.from(found, ([, x, y, word = '']) => [word, { x: Number(x), y: Number(y) }]))
}

test('a group into which no line leads has its own direction, and the order of the text', async () => {
  const group = (way: string) => `subgraph G\ndirection ${way}\nOne\nTwo\nThree\nend\n`
  const row = await placesIn(`flowchart TD\nA --> G\n${group('LR')}`)
  expect([row['One']?.y, row['Two']?.y]).toEqual([row['Three']?.y, row['Three']?.y])
  expect([row['One'], row['Two'], row['Three']].map((each) => each?.x)).toEqual(
    [row['One'], row['Two'], row['Three']].map((each) => each?.x ?? 0).toSorted((a, b) => a - b),
  )
  const column = await placesIn(`flowchart TD\nA --> G\n${group('TB')}`)
  expect([column['One']?.x, column['Two']?.x]).toEqual([column['Three']?.x, column['Three']?.x])
})

test('no line passes through the title of a group, and groups are as high as what is in them', async () => {
  const title = 'A long title of a group'
  const { markup, height } = await draw(`flowchart TD\nA --> B\nsubgraph G [${title}]\nB --> C\nend`)
  const [, x, y] = /<text class="groupLabel" x="([^"]+)" y="([^"]+)"/.exec(markup) ?? []
  const [, line] = /<path class="line" d="M(\S+) /.exec(markup) ?? []
  const distance = Number(line) - Number(x)
  expect(distance < -4 || distance > title.length * 7.2 + 4).toBe(true)
  expect(Number(y)).toBeLessThan(height / 2)
  expect(height).toBeLessThan(300)
})

test('has its title above it', async () => {
  const { markup } = await draw('---\ntitle: Zones & regions\n---\nflowchart LR\nA --> B')
  expect(markup).toMatch(/^<text class="label name"[^>]*>Zones &amp; regions<\/text><g transform=/)
})

test('a block of a sequence reaches around what is in it', async () => {
  const { markup, width } = await draw('sequenceDiagram\nA->>B: x\nloop often\nB->>C: y\nend\nC->>D: z')
  const [, x, across] = /<rect class="block" x="([^"]+)" y="[^"]+" width="([^"]+)"/.exec(markup) ?? []
  expect(Number(x)).toBeGreaterThan(80)
  expect(Number(x) + Number(across)).toBeLessThan(width - 80)
})

test('turns a wide diagram where it has a high place', async () => {
  const diagram = parsed('flowchart LR\nA --> B --> C --> D --> E --> F')
  const [wide, high] = [await drawFitting(diagram, 8), await drawFitting(diagram, 0.5)]
  expect([wide.width > wide.height, high.width < high.height]).toEqual([true, true])
})

const chain = (count: number) =>
  parsed(`flowchart LR\n${Array.from({ length: count }, (_, at) => `B${at}`).join(' --> ')}`)

test('a chain to the right stays so where it has room, and goes down on phones and in stories', async () => {
  const shapes = await Promise.all(
    [2, 4, 12].map(async (count) => {
      const { wide, narrow, isLarge } = await drawForPages(chain(count))
      return [...[wide, narrow].map(({ width, height }) => (width > height ? 'right' : 'down')), isLarge]
    }),
  )
  expect(shapes).toEqual([
    ['right', 'right', false],
    ['right', 'down', false],
    ['down', 'down', false],
  ])
  const turned = await drawForPages(parsed('flowchart TD\nA --> B & C & D & E & F & G & H & I & J & K'))
  expect(turned.wide.width).toBeLessThan(500)
})

test('shows on a tile the part with which a long diagram begins, at a size that can be read', async () => {
  expect((await drawForTile(chain(3), TILE)).part).toBeUndefined()
  const { drawing, part } = await drawForTile(chain(14), TILE)
  const [x, y, width, height] = part?.viewBox.split(' ').map(Number) ?? []
  expect([x, part?.cut]).toEqual([0, 'right'])
  expect((336 / (width ?? 0)) * 14).toBeCloseTo(10, 0)
  expect((y ?? 0) + (height ?? 0) / 2).toBeCloseTo(drawing.height / 2, -1)
})

test.each([
  ['PostgreSQL 16 (primary)', 'devicon:postgresql'],
  ['GitHub Actions', 'devicon:githubactions'],
  ['Kafka', 'devicon:apachekafka'],
  ['Booking API\nGo', 'devicon:go'],
  ['go to the next', undefined],
  ['Payment processing', undefined],
  ['Orders', undefined],
])('knows the technology of %j', (label, icon) => {
  expect(iconOfLabel(label)).toBe(icon)
})

test('says what a diagram shows', () => {
  expect(Object.values(EXAMPLES).map((text) => describe(parsed(text), TEXTS, 'en'))).toMatchInlineSnapshot(`
    [
      "In AWS: Nginx and PostgreSQL. Guest leads to Nginx. Nginx leads to PostgreSQL (events). PostgreSQL leads to Ready?.",
      "Visitor leads to API: POST. often. API leads to API: retry. API leads to Visitor: 201. x.",
      "Up leads to Down. Down leads to Up.",
      "Deploy leads to Stage. Step leads to Stage (has).",
      "CUSTOMER leads to ORDER (places).",
      "Minutes. Jan: 52. Feb: 9.",
    ]
  `)
})
