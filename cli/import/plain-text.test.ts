import { expect, test } from 'vitest'
import { linesOf } from './plain-text.ts'

test.each([
  ['tags are dropped', '<p>I <b>run</b> things</p>', ['I run things']],
  ['paragraphs, points and breaks part a text', 'a<br>b<ul><li>c</li><li>d</li></ul>', ['a', 'b', 'c', 'd']],
  ['entities are read', 'R&amp;D &mdash; caf&eacute; &#39;x&#39; a&nbsp;b', ["R&D — café 'x' a b"]],
  ['scripts and styles are no text', 'a<script>alert("<b>")</script><style>b{}</style>c', ['ac']],
  ['comments are no text', 'a<!-- b -->c', ['ac']],
  ['what is no element stays', 'List<String>, <50 ms, 1 < 2', ['List<String>, <50 ms, 1 < 2']],
  ['attributes run nothing and say nothing', '<img src=x onerror=alert(1)>a', ['a']],
  [
    'Markdown is dropped',
    '**bold** and *fine* and `code` in [a link](https://a.dev)',
    ['bold and fine and code in a link'],
  ],
  ['points in Markdown are points', '# Work\n- one\n* two\n2. three', ['Work', 'one', 'two', 'three']],
  [
    'what only looks like Markdown stays',
    '5 * 3 * 2 of snake_case_name in C# and a*b',
    ['5 * 3 * 2 of snake_case_name in C# and a*b'],
  ],
  ['lines of one paragraph are one', 'a\r\nb\r\n\r\nc', ['a b', 'c']],
  ['signs of control and direction are dropped', 'a\u0000b\u001b[31m\u202ec\u200bd\ufeff', ['a b [31mcd']],
  ['halves of signs are dropped', 'a\ud800b', ['ab']],
  ['pictographs are dropped with their blank', 'calm 🚀. 👩‍💻 Done ✅', ['calm. Done']],
  ['letters that the CV lacks stay', '李 Lee', ['李 Lee']],
  ['placeholders stay readable, and stand for nothing', '{name} and {{foo}}', ['{ name } and {{ foo }}']],
  ['what says that there is nothing says nothing', 'N/A', []],
  ['blanks say nothing', ' \n\t ', []],
])('%s', (_, raw, lines) => {
  expect(linesOf(raw)).toEqual(lines)
})

test('a text of a megabyte is read as far as it is of use, at once', () => {
  const started = performance.now()
  for (const piece of ['<div>', '<b', '**', '[', '{a', '&amp', '🚀', '_', '- ', '\n', 'a', '<!--']) {
    expect(linesOf(piece.repeat(1_000_000 / piece.length)).join('').length).toBeLessThanOrEqual(40_000)
  }
  expect(performance.now() - started).toBeLessThan(4000)
})
