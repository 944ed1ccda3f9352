import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../lib/temporary-folder.ts'
import { earlierSite, noteSite } from './previous-build.ts'

const site = { folder: '/www/dist', copies: { 'images/a.avif': { of: '/cache/1', stamp: '9 1' } } }

test('what was noted of a site is known when it is built again, and of no other', () => {
  const root = folderOf({})
  expect(earlierSite(root, '/www/dist')).toBeUndefined()
  noteSite(root, site)
  expect(earlierSite(root, '/www/dist')).toEqual(site)
  expect(earlierSite(root, '/www/other')).toBeUndefined()
})

test('a note that was not finished is none', () => {
  const root = folderOf({})
  noteSite(root, site)
  writeFileSync(join(root, 'node_modules/.cache/last-site.json'), '{"folder":"/www/dist","cop')
  expect(earlierSite(root, '/www/dist')).toBeUndefined()
})
