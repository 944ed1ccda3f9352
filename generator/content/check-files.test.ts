import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultIn } from './check-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'images'))
mkdirSync(join(folder, 'animations'))

test('reports a file that is not an image', async () => {
  writeFileSync(join(folder, 'images/broken.jpg'), 'not a picture')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'broken.jpg' })).toMatch(
    /^Cannot read images\/broken\.jpg as an image \(.*unsupported.*\)\. Save it again as JPEG/,
  )
})

test('reports a HEIC photo in one line', async () => {
  writeFileSync(join(folder, 'images/phone.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'phone.jpg' })).toMatch(
    /^Cannot read images\/phone\.jpg as an image \(heif: .+\)\. Save it again/,
  )
})

const NOT_LOTTIE =
  'animations/a.json is not a Lottie animation: its size, frames or layers are missing. Export it again as Lottie JSON.'

test.each([
  ['an HTML page', '<!doctype html>', 'animations/a.json is not valid JSON. Export it again as Lottie JSON.'],
  ['a list', '[]', NOT_LOTTIE],
  ['null', 'null', NOT_LOTTIE],
  ['invalid layers', '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[null]}', NOT_LOTTIE],
  ['a valid animation', '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[{}]}', null],
])('checks an animation file that contains %s', async (_, text, fault) => {
  writeFileSync(join(folder, 'animations/a.json'), text)
  expect(await faultIn(folder, { path: [], kind: 'animation', name: 'a.json' })).toBe(fault)
})

test('reports an SVG without a namespace', async () => {
  writeFileSync(join(folder, 'images/bare.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
  expect(await faultIn(folder, { path: [], kind: 'picture', name: 'bare.svg' })).toContain('Add xmlns=')
})
