import { expect, test } from 'vitest'
import { parseStory } from './parse-story.ts'

test('turns Markdown into elements, links and figures', () => {
  const story =
    '## Why\n\nIt **was** [slow](https://a.example/).\n\n![Zones](zones.svg "Three")\n\n- one\n- two\n\n> Ship.'
  const { nodes, mistakes } = parseStory(story)
  expect(mistakes).toEqual([])
  expect(nodes).toMatchObject([
    { tag: 'h3', children: ['Why'] },
    {
      tag: 'p',
      children: [
        'It ',
        { tag: 'strong', children: ['was'] },
        ' ',
        { link: 'https://a.example/', children: ['slow'] },
        '.',
      ],
    },
    { picture: { file: 'zones.svg', alt: 'Zones' }, caption: 'Three' },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: ['two'] },
      ],
    },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['Ship.'] }] },
  ])
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
  expect(parseStory(story).mistakes.slice(0, 1)).toMatchObject([{ message: expect.stringContaining(problem) }])
})
