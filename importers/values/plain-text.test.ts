import { expect, test } from 'vitest'
import { sentencesOf } from './plain-text.ts'

test.each([
  ['I studied at the University of V.I. Ivanov, Faculty of Mills. It was long ago.', 2],
  ['I am a senior .NET engineer. I like mills.', 2],
  ['Dr. Okafor taught me.', 1],
])('"%s" has %i sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})
