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

test.each([
  ['a page', '<!doctype html>', 'animations/a.json is no JSON; export it as Lottie JSON'],
  ['a list', '[]', 'animations/a.json is no Lottie animation: it has no list of layers; export it as Lottie JSON'],
  ['nothing', 'null', 'animations/a.json is no Lottie animation: it has no list of layers; export it as Lottie JSON'],
  ['a drawing', '{"layers":[]}', null],
])('an animation that holds %s', async (_, text, fault) => {
  writeFileSync(join(folder, 'animations/a.json'), text)
  expect(await faultIn(folder, { path: [], kind: 'animation', name: 'a.json' })).toBe(fault)
})
