import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultIn } from './check-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'images'))
mkdirSync(join(folder, 'animations'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [
    'that is not an image',
    'a.jpg',
    'not a picture',
    /^Cannot read images\/a\.jpg as an image \(.*unsupported.*\)\. Save/,
  ],
  [
    'in HEIC format',
    'b.jpg',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    /^Cannot read images\/b\.jpg as an image \(heif: .+\)/,
  ],
  ['that is an SVG without a namespace', 'c.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', /Add xmlns=/],
])('reports an image file %s', async (_, name, text, message) => {
  writeFileSync(join(folder, 'images', name), text)
  expect(await faultIn(folder, { path: [], kind: 'picture', name })).toMatch(message)
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
