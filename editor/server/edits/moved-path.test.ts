import { expect, test } from 'vitest'
import type { Edit } from '../../protocol.ts'
import { movedPath } from './edits.ts'

const LIST = ['history', 'entries']
const titles = ['a', 'b', 'c', 'd'].map((title) => ({ title }))

test.each<[string, Edit]>([
  ['an entry is removed', { kind: 'remove', path: [...LIST, 1] }],
  ['an entry is inserted', { kind: 'insert', path: LIST, index: 2, value: { title: 'new' } }],
  ['an entry is inserted at the end', { kind: 'insert', path: LIST, index: 4, value: { title: 'new' } }],
  ...[0, 1, 2, 3].flatMap((from) =>
    [0, 1, 2, 3].map((to): [string, Edit] => [`entry ${from} becomes ${to}`, { kind: 'move', path: LIST, from, to }]),
  ),
])('knows where each value is after %s', (_, edit) => {
  const list = [...titles]
  if (edit.kind === 'remove') list.splice(1, 1)
  if (edit.kind === 'insert') list.splice(edit.index, 0, { title: 'new' })
  if (edit.kind === 'move') list.splice(edit.to, 0, ...list.splice(edit.from, 1))
  for (const [index, entry] of titles.entries()) {
    const place = list.indexOf(entry)
    expect(movedPath([...LIST, index, 'title'], edit)).toEqual(place < 0 ? undefined : [...LIST, place, 'title'])
  }
})

test('knows where each value is after an entry moves to another list', () => {
  const edit: Edit = { kind: 'transfer', path: [...LIST, 1], to: ['custom', 0, 'entries'], index: 1 }
  const places = [
    [...LIST, 1, 'role'],
    [...LIST, 2],
    [...LIST, 0],
    ['custom', 0, 'entries', 0],
    ['custom', 0, 'entries', 1, 'x'],
  ]
  expect(places.map((place) => movedPath(place, edit)?.join('.'))).toEqual([
    'custom.0.entries.1.role',
    'history.entries.1',
    'history.entries.0',
    'custom.0.entries.0',
    'custom.0.entries.2.x',
  ])
})

test('a value that is written has no place of before, and all others stay', () => {
  const edit: Edit = { kind: 'set', path: [...LIST, 1, 'title'], value: 'new' }
  expect(movedPath([...LIST, 1, 'title'], edit)).toBeUndefined()
  expect(movedPath([...LIST, 1, 'role'], edit)).toEqual([...LIST, 1, 'role'])
  expect(movedPath(['gallery', 'projects', 1], { kind: 'remove', path: [...LIST, 0] })).toEqual([
    'gallery',
    'projects',
    1,
  ])
  expect(movedPath(['history'], { kind: 'remove', path: ['footer'] })).toEqual(['history'])
})
