import { expect, test } from 'vitest'
import { markdownOf, plainText, withLinks } from './rich-text.ts'

test.each([
  ['No link, [1] (note) and [a](http://a.example)', 'No link, [1] (note) and [a](http://a.example)'],
  ['[a](https://a.example/)', [{ text: 'a', address: 'https://a.example/' }]],
  ['See [a](https://a.example/).', ['See ', { text: 'a', address: 'https://a.example/' }, '.']],
  ['[Rust](https://a.example/Rust_(language)).', [{ text: 'Rust', address: 'https://a.example/Rust_(language)' }, '.']],
  ['[the [new] talk](https://a.example)', [{ text: 'the [new] talk', address: 'https://a.example' }]],
  ['[1] [a](https://a.example)', ['[1] ', { text: 'a', address: 'https://a.example' }]],
])('splits %s at its links', (text, parts) => {
  expect(withLinks(text)).toEqual(parts)
  expect(markdownOf(withLinks(text))).toBe(text)
})

test('changes the words that are printed, and no address', () => {
  const rich = withLinks("Ada's [don't](https://a.example/don't)", (text) => text.replaceAll("'", '’'))
  expect(rich).toEqual(['Ada’s ', { text: 'don’t', address: "https://a.example/don't" }])
  expect(plainText(rich)).toBe('Ada’s don’t')
})

test('reads a long text without a link at once', () => {
  expect(withLinks('['.repeat(20_000))).toHaveLength(20_000)
})
