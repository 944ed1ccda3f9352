import { expect, test } from 'vitest'
import { parseStory } from './parse-story.ts'

const paragraph = (...children: unknown[]) => ({ tag: 'p', children })
const item = (text: string) => ({ tag: 'li', children: [text] })

test.each([
  ['## Why', { tag: 'h3', children: ['Why'] }],
  ['It **was**', paragraph('It ', { tag: 'strong', children: ['was'] })],
  ['[slow](https://a.example/)', paragraph({ link: 'https://a.example/', children: ['slow'] })],
  ['![Zones](zones.svg "Three")', { picture: { file: 'zones.svg', alt: 'Zones' }, caption: 'Three' }],
  ['- one\n- two', { tag: 'ul', children: [item('one'), item('two')] }],
  ['```mermaid\nflowchart LR\n  A --> B\n```', { diagram: 'flowchart LR\n  A --> B' }],
  ['> Ship.', { tag: 'blockquote', children: [paragraph('Ship.')] }],
  ['A<!-- of last year --> word', paragraph('A', ' word')],
  [
    '> [!WARNING]\n> Back up.',
    { tag: 'div', attributes: { 'data-note': 'warning' }, children: [paragraph('Back up.')] },
  ],
])('turns %j into what the page shows', (story, node) => {
  expect(parseStory(story)).toMatchObject({ nodes: [node], diagnostics: [] })
})

test.each([
  ['# Title', 'Start the headings of the story with ##'],
  ['## A\n\n#### B', 'two levels of headings'],
  ['### B', 'The heading skips a level'],
  ['A <b>bold</b> word', 'Stories have no HTML'],
  ['<script>alert(1)</script>', 'Stories have no HTML'],
  ['[x](javascript:alert(1))', 'Invalid link'],
  ['![](zones.svg)', 'no alternative text'],
  ['Text ![Zones](zones.svg) text', 'The picture is inside a text'],
  ['[x][1]\n\n[1]: https://a.example/', 'no reference definitions'],
  ['| a | b |\n|---|\n| 1 | 2 |', 'The page shows this table as text'],
  ['| a |\n|---|\n| 1 | 2 |', 'The row has 2 cells, and the table 1 columns'],
  ['> [!DANGER]\n> x', 'Write [!NOTE], [!TIP]'],
  ['> [!NOTE] x', 'on the line below'],
  ['> [!NOTE]', 'The note is empty'],
  ['<!-- x\n\nText', 'The comment does not end'],
  ['```mermaid\npie\n```', 'Diagrams of the kind "pie" are not drawn'],
  ['---\nincident: x\n---\n\nText', 'no front matter'],
  [' ', 'The story is empty'],
])('says what is wrong with %j', (story, problem) => {
  expect(parseStory(story).diagnostics.slice(0, 1)).toMatchObject([{ message: expect.stringContaining(problem) }])
})

test.each([
  ['![Bild](Mein Projekt (Größe) 1.JPG)', '![Bild](<Mein Projekt (Größe) 1.JPG>)'],
  ['![A b](a b.png)', '![A b](<a b.png>)'],
  ['Text\n![A](a b.png) and ![B](c(d.svg) end', '![A](<a b.png>)'],
  ['![A b](a b.png "Two zones")', '![A b](<a b.png> "Two zones")'],
  ['See [it](https://a.example/a b)', '[it](https://a.example/a%20b)'],
])('says that the page shows %j as text, and how to write it', (story, cure) => {
  const [first] = parseStory(story).diagnostics
  expect(first).toMatchObject({ severity: 'warning', message: expect.stringContaining(`${cure}.`) })
  expect(story.split('\n')[(first?.line ?? 0) - 1]?.slice((first?.column ?? 0) - 1)).toMatch(/^!?\[/)
  expect(parseStory(cure).diagnostics, 'and it works').toEqual([])
})

test.each([
  String.raw`\![A](a b.png)`,
  '`![A](a b.png)`',
  'A list[1] (see [there])',
  'Wow! [sic] (yes)',
  '![A](a(1).png)',
])('leaves %j alone', (story) => {
  expect(parseStory(story).diagnostics).toEqual([])
})

test('turns a table into one that scrolls and is named by its columns', () => {
  const { nodes, diagnostics } = parseStory('| Way | Price |\n| --- | ---: |\n| `a\\|b` | 2 |\n| c |')
  const cell = (tag: string, ...children: unknown[]) => expect.objectContaining({ tag, children })
  expect(diagnostics).toEqual([])
  expect(nodes).toMatchObject([
    {
      attributes: { tabIndex: 0, 'aria-label': 'Way, Price' },
      children: [
        {
          children: [
            { children: [{ children: [cell('th', 'Way'), cell('th', 'Price')] }] },
            {
              children: [
                { children: [cell('td', { tag: 'code', children: ['a|b'] }), { attributes: { 'data-align': 'end' } }] },
                { children: [cell('td', 'c'), cell('td')] },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('leaves out questions, and headings that have nothing else', () => {
  const { nodes, diagnostics } = parseStory(
    '## Options\n\n<!-- What else? -->\n\n### A\n\n## Result\n\nFaster.\n\n<!-- By how much？ -->\n\n<!-- a remark -->',
  )
  expect(nodes).toEqual([{ tag: 'h3', children: ['Result'] }, paragraph('Faster.')])
  expect(diagnostics).toMatchObject([
    { line: 3, severity: 'warning', message: 'The question "What else?" stands. Answer it and remove it.' },
    { line: 11, severity: 'warning' },
  ])
  expect(JSON.stringify(nodes)).not.toMatch(/else|much|remark/)
})

test('a story of questions alone has nothing to show, and no mistake', () => {
  const { nodes, diagnostics } = parseStory('## Result\n\n<!-- Which? -->')
  expect(nodes).toEqual([])
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning'])
})

test('reads many comments without an end in a moment', () => {
  const start = performance.now()
  parseStory(`${'<!-- a --> '.repeat(1000)}<!-- a`)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('says the line of a mistake in a diagram within the story', () => {
  const story = 'How it works:\n\n```mermaid\nflowchart LR\n  A --> B\n  B ->> C\n```'
  expect(parseStory(story).diagnostics).toMatchObject([{ line: 6, severity: 'error' }])
})
