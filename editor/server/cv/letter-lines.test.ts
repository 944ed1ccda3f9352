import { expect, test } from 'vitest'
import { parseLetter } from '../../../generator/letters/parse-letter.ts'
import { asMarkdown, asTyped } from './letter-lines.ts'

const HEAD = '---\ncompany: Elbe Bank\ndate: 2026-11-26\n---\n'

test('a line that is typed stays a line', () => {
  const typed = 'Dear Mira,\n\n- a **drill\n  each** Friday\n- a pipeline\n\nKind regards,\nAlex Example'
  const written = asMarkdown(typed)
  expect(written).toBe('Dear Mira,\n\n- a **drill\\\n  each** Friday\n- a pipeline\n\nKind regards,\\\nAlex Example')
  const { blocks } = parseLetter(`${HEAD}\n${written}\n`, 'letter.md')
  expect(blocks.at(-1)).toEqual({ paragraph: ['Kind regards,', '\n', 'Alex Example'].map((text) => ({ text })) })
})

test.each([
  'your platform team\nruns payments\n\nKind regards,\\\nAlex Example',
  'your platform team\r\nruns payments\r\n\r\nKind regards,  \r\nAlex Example\r\n',
  '- a drill that\n  runs each Friday\n- a pipeline\nthat needs 9 minutes\n',
  'I read [the text\nof yours](https://me.example/), and **it\n is** good\\\n  so far.',
])('a letter of before says the same when it is written again: %j', (body) => {
  const blocksOf = (text: string) => parseLetter(`${HEAD}\n${text.replaceAll('\r', '')}\n`, 'letter.md').blocks
  expect(blocksOf(asMarkdown(asTyped(body)))).toEqual(blocksOf(body))
  expect(asTyped(asMarkdown(asTyped(body)))).toBe(asTyped(body))
})
