import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { addPicture, discardPicture, readPicture } from './add-picture.ts'

const photo = readFileSync('sample/images/portrait.jpg')

test.each([
  ['Größe & Co (1).JPG', 'grosse-co-1.jpg'],
  ['監視.jpg', 'picture.jpg'],
  ['IMG_1234.HEIC', 'img-1234.jpg'], // as phones name a JPEG
  ['../../site.yaml.jpg', 'site-yaml.jpg'],
])('puts %s into images/ under a safe name', async (given, name) => {
  const folder = temporaryFolder()
  expect(await addPicture(folder, given, photo)).toEqual({ name })
  expect(new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['images', `images/${name}`]),
  )
})

test('writes over no other picture', async () => {
  const folder = temporaryFolder({ 'images/me.jpg': 'Mine', 'images/me-2.jpg': 'Mine' })
  expect(await addPicture(folder, 'Me.jpg', photo)).toEqual({ name: 'me-3.jpg' })
  expect(readFileSync(join(folder, 'images/me.jpg'), 'utf8')).toBe('Mine')
})

test('says why a file cannot be used, and leaves nothing of it', async () => {
  const folder = temporaryFolder()
  expect((await addPicture(folder, 'x.html', photo)).message).toMatch(/^x\.html is no picture\. Save it as JPEG, PNG/)
  const { message } = await addPicture(folder, 'talk.jpg', Buffer.from('%PDF-1.7'))
  expect(message).toMatch(
    /^Cannot read images\/talk\.jpg as an image .* Save it again as JPEG, PNG, AVIF, WebP or SVG\.$/,
  )
  expect(existsSync(join(folder, 'images')), 'nothing was written').toBe(false)
})

test('a picture that was added and is not used is removed, and none that the content names', () => {
  const profile = { title: 'Engineer', photo: { file: 'me.jpg', alt: 'Me' } }
  const root = temporaryFolder({
    'content/site.yaml': siteYaml({ profile }),
    'content/images/me.jpg': 'Me',
    'content/images/other.jpg': 'Other',
  })
  for (const name of ['me.jpg', 'other.jpg', 'gone.jpg']) discardPicture(root, 'content', name)
  expect(readdirSync(join(root, 'content/images'))).toEqual(['me.jpg'])
})

test('reads pictures alone, and none of another folder', () => {
  const folder = temporaryFolder({ 'site.yaml': 'name: Ada', 'images/me.jpg': 'Me', 'other.jpg': 'Other' })
  expect(readPicture(folder, 'me.jpg').toString()).toBe('Me')
  for (const name of ['', '..', '../other.jpg', '../site.yaml', 'gone.jpg'])
    expect(() => readPicture(folder, name)).toThrow('There is no picture content/images/')
})
