import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { exampleOf } from './example.ts'

const long = 'A sentence of many words, '.repeat(6).trimEnd()

test.each([
  ['a line as it is written', 'name: Ada', 'name', 'name: Ada'],
  ['its quotes', "part:\n  role: '{name} Engineer'", 'part.role', "role: '{name} Engineer'"],
  ['quotes that it needs on one line', 'lead: >-\n  One:\n  two', 'lead', "lead: 'One: two'"],
  ['the first entry that has it', 'list:\n  - a: A\n  - { b: B }\n  - b: C', 'list[].b', 'b: B'],
  ['a picture', 'photo:\n  file: a.jpg\n  alt: Ada', 'photo', 'photo: { file: a.jpg, alt: Ada }'],
  ['a list of texts', 'tags:\n  - One\n  - Two', 'tags', 'tags: [ One, Two ]'],
  ['nothing where there is none', 'list:\n  - a: A', 'list[].b', undefined],
  [
    'a text cut between words',
    `about: ${long}`,
    'about',
    'about: A sentence of many words, A sentence of many words, A sentence of many …',
  ],
])('an example is %s', (_, yaml, path, line) => {
  expect(exampleOf(parseDocument(yaml), path)).toBe(line)
})

test('each text of several is shorter', () => {
  const [alone = '', among = ''] = ['a', 'b'].map((path) =>
    exampleOf(parseDocument(`a: ${long}\nb: ['${long}']`), path),
  )
  expect(among.length).toBeLessThan(alone.length)
})

test('the content stays as it is', () => {
  const document = parseDocument(`a: >-\n  ${long}\n`)
  const before = document.toString()
  exampleOf(document, 'a')
  expect(document.toString()).toBe(before)
})
