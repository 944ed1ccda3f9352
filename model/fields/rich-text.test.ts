import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Build, resolveOf } from './field.ts'
import { cutAfter, markdownOf, plainText, richText, richTextOf } from './rich-text.ts'

test.each([
  ['No link, [1] (note) and [a](http://a.example)', 'No link, [1] (note) and [a](http://a.example)'],
  ['[a](https://a.example/)', [{ text: 'a', address: 'https://a.example/' }]],
  ['See [a](https://a.example/).', ['See ', { text: 'a', address: 'https://a.example/' }, '.']],
  ['[Rust](https://a.example/Rust_(language)).', [{ text: 'Rust', address: 'https://a.example/Rust_(language)' }, '.']],
  ['[the [new] talk](https://a.example)', [{ text: 'the [new] talk', address: 'https://a.example' }]],
  [
    '[a](https://user:pw@a.example) and [ ](https://a.example)',
    '[a](https://user:pw@a.example) and [ ](https://a.example)',
  ],
  ['[1] [a](https://a.example)', ['[1] ', { text: 'a', address: 'https://a.example' }]],
])('splits %s at its links', (text, parts) => {
  expect(richTextOf(text)).toEqual(parts)
  expect(markdownOf(richTextOf(text))).toBe(text)
})

test('changes the words that are printed, and no address', () => {
  const rich = richTextOf("Ada's [don't](https://a.example/don't)", (text) => text.replaceAll("'", '’'))
  expect(rich).toEqual(['Ada’s ', { text: 'don’t', address: "https://a.example/don't" }])
  expect(plainText(rich)).toBe('Ada’s don’t')
})

test('reads a long text without a link at once', () => {
  expect(richTextOf('['.repeat(20_000))).toHaveLength(20_000)
})

test('inserts the name of the owner into a link and its address', () => {
  const build = { name: 'Zoë Weiß', language: 'en' } as Build // A text needs no more.
  const resolve = resolveOf(z.globalRegistry.get(richText) ?? {})
  expect(resolve?.('"[{name}](https://a.example/{name})" and [b](https://b.example)', build, [])).toEqual([
    '“',
    { text: 'Zoë Weiß', address: 'https://a.example/Zo%C3%AB%20Wei%C3%9F' },
    '” and ',
    { text: 'b', address: 'https://b.example' },
  ])
})

test('cuts a text between words, and no link', () => {
  const rich = richTextOf('One. [Two. Three](https://a.example) four.')
  expect(cutAfter(rich, 4)).toBe('One.')
  expect(cutAfter(rich, 9)).toBeUndefined()
  expect(plainText(cutAfter(rich, 15) ?? '')).toBe('One. Two. Three')
})
