import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../lib/files-in.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { copyOwnFiles } from './own-files.ts'

test('copies the files of the owner, without those of the system', () => {
  const content = temporaryFolder({
    'files/CNAME': 'ada.dev',
    'files/slides/talk.pdf': '%PDF',
    'files/.well-known/security.txt': 'Contact:',
    'files/.nojekyll': '',
    'files/.DS_Store': '',
  })
  const site = temporaryFolder({ 'index.html': '' })
  copyOwnFiles(content, site)
  expect(filesIn(site)).toEqual(['.nojekyll', '.well-known/security.txt', 'CNAME', 'index.html', 'slides/talk.pdf'])
  expect(readFileSync(join(site, 'CNAME'), 'utf8')).toBe('ada.dev')
})

test('never replaces a file of the site', () => {
  const content = temporaryFolder({ 'files/cv.pdf': 'mine' })
  const site = temporaryFolder({ 'cv.pdf': 'ours' })
  expect(() => copyOwnFiles(content, site)).toThrow(
    'content/files/cv.pdf: The site has a file of this name already. Rename yours.',
  )
  expect(readFileSync(join(site, 'cv.pdf'), 'utf8')).toBe('ours')
})

test('adds nothing to the files that hosts keep for a year', () => {
  const content = temporaryFolder({ 'files/assets/talk.pdf': 'mine' })
  expect(() => copyOwnFiles(content, temporaryFolder({}))).toThrow(
    'content/files/assets/talk.pdf: Browsers keep the files of assets/ for a year, so a new version would not be seen. Move it to another folder.',
  )
})

test('publishes nothing from outside of the content folder', () => {
  const content = temporaryFolder({ 'files/a.txt': '' })
  symlinkSync('/no/such/file', join(content, 'files/dangling.txt'))
  symlinkSync('/etc/hostname', join(content, 'files/host.txt'))
  expect(() => copyOwnFiles(content, temporaryFolder({}))).toThrow(/host\.txt is a link to a file outside/)
})
