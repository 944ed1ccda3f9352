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
  ['> Ship.', { tag: 'blockquote', children: [paragraph('Ship.')] }],
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
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'Stories have no tables'],
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
