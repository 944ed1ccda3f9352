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
