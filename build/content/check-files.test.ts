import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultIn } from './check-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'images'))
mkdirSync(join(folder, 'animations'))

test('a picture that is none is named, with what to do', async () => {
  writeFileSync(join(folder, 'images/broken.jpg'), 'not a picture')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'broken.jpg' })).toMatch(
    /^images\/broken\.jpg can't be read as a picture \(.*unsupported.*\); save it anew as JPEG/,
  )
})

test('a photo as phones save it is refused in one line', async () => {
  writeFileSync(join(folder, 'images/phone.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'phone.jpg' })).toMatch(
    /^images\/phone\.jpg can't be read as a picture \(heif: .+\); save it anew/,
  )
})

test.each([
  ['a page', '<!doctype html>', 'animations/a.json is no JSON; export it as Lottie JSON'],
  ['a list', '[]', 'animations/a.json is no Lottie animation: it lacks its size, frames or layers; export it anew'],
  ['nothing', 'null', 'animations/a.json is no Lottie animation: it lacks its size, frames or layers; export it anew'],
  [
    'layers that are none',
    '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[null]}',
    'animations/a.json is no Lottie animation: it lacks its size, frames or layers; export it anew',
  ],
  ['a drawing', '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[{}]}', null],
])('an animation that holds %s', async (_, text, fault) => {
  writeFileSync(join(folder, 'animations/a.json'), text)
  expect(await faultIn(folder, { path: [], kind: 'animation', name: 'a.json' })).toBe(fault)
})

test('a drawing that browsers do not take for one is named', async () => {
  writeFileSync(join(folder, 'images/bare.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'bare.svg' })).toContain('needs xmlns=')
})
