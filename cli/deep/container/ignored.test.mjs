import { expect, test } from 'vitest'
import { ignoredBy } from './ignored.mjs'

/**
 * @param {string[]} rules
 * @param {string[]} paths
 */
const left = (rules, paths) => paths.filter((path) => !ignoredBy(rules.join('\n'))(path))

test('a folder is left out with what is in it, at the root alone', () => {
  expect(left(['/dist/', '# all', ''], ['dist', 'dist/a/b', 'distant', 'a/dist'])).toEqual(['distant', 'a/dist'])
})

test('two stars stand for any folders, one for any name, a question mark for a letter', () => {
  expect(left(['**/node_modules'], ['node_modules/a', 'a/b/node_modules/c', 'a/my_node_modules'])).toEqual([
    'a/my_node_modules',
  ])
  expect(left(['*.md', 'a?'], ['a.md', 'a/b.md', 'ab', 'abc', 'aXmd'])).toEqual(['a/b.md', 'abc', 'aXmd'])
  expect(left(['**/*.test.*', '**/.*'], ['a/b.test.ts', 'a/.env', 'latest.ts'])).toEqual(['latest.ts'])
})

test('the last rule counts', () => {
  expect(left(['*', '!src', 'src/b'], ['a', 'src/a', 'src/b', '.git/HEAD'])).toEqual(['src/a'])
  expect(left(['*', '!a/b'], ['a', 'a/b/c', 'a/c'])).toEqual(['a/b/c'])
})
