import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { faultIn } from './check-files.ts'

const [, pictures = [], refused = []] = readFileSync('generator/content/check-svg.cases.txt', 'utf8')
  .split(/^## .*$/m)
  .map((part) => part.split('\n').filter((line) => line !== ''))

const wrapped = (svg: string) =>
  /<(?:\w+:)?svg[\s>]/.test(svg)
    ? svg
    : `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${svg}</svg>`

async function faultOf(svg: string): Promise<string | null> {
  const folder = temporaryFolder({ 'images/a.svg': svg })
  return faultIn(folder, { path: [], kind: 'picture', name: 'a.svg' })
}

test.each(pictures)('accepts the picture %s', async (svg) => {
  expect(await faultOf(wrapped(svg))).toBe(null)
})

test.each(refused)('refuses what runs scripts or loads files: %s', async (svg) => {
  expect(await faultOf(wrapped(svg))).toMatch(/^(?:images\/a\.svg contains|Browsers cannot show images\/a\.svg)/)
})

test('names what is wrong, and what to do', async () => {
  expect(await faultOf(wrapped('<g onload="alert(1)"/>'))).toBe(
    'images/a.svg contains the attribute onload="alert(1)", which pictures do not need and which can run scripts or load other files. Remove it, or export the picture as plain SVG or PNG.',
  )
})
