import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { earlierSite, noteCopies } from './earlier-site.ts'
import { folderOf } from './made-up-folder.ts'

const copies = { 'images/a.avif': { of: '/cache/1', stamp: '9 1' } }

test('what was noted of a site is known when it is built again, and of no other', () => {
  const root = folderOf({})
  noteCopies(root, '/www/dist', copies)
  expect(earlierSite(root, '/www/dist')).toEqual({ folder: '/www/dist', copies })
  expect(earlierSite(root, '/www/other')).toEqual({ folder: '/www/other', copies: {} })
})

test('a note that was not finished is none', () => {
  const root = folderOf({})
  noteCopies(root, '/www/dist', copies)
  const notes = join(root, 'node_modules/.cache/copies')
  for (const note of readdirSync(notes)) writeFileSync(join(notes, note), '{"images/a.')
  expect(earlierSite(root, '/www/dist').copies).toEqual({})
})
