import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from './fixtures.ts'

const require = createRequire(import.meta.url)
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']

for (const content of ['sample', 'short', 'long', 'full']) {
  test(`the fonts of the ${content} content cover every character, and no font is superfluous`, () => {
    const site = `node_modules/.site/${content}`
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => join(site, file))
    const pages = files.filter((file) => file.endsWith('.html'))
    const characters = new Set(pages.map((file) => readFileSync(file, 'utf8')).join(''))
    for (const family of ['geist', 'geist-mono']) {
      const names = SUBSETS.map((subset) => `${family}-${subset}-wght-normal`)
      const originals = names.map((name) => require.resolve(`@fontsource-variable/${family}/files/${name}.woff2`))
      const built = files.filter((file) => names.some((name) => file.includes(`assets`) && file.includes(`${name}-`)))
      const covered = charactersOf(built)
      const missing = [...charactersOf(originals)].filter((each) => characters.has(each) && !covered.has(each))
      expect(missing).toEqual([])
      // Every subset font has a space and an A.
      const isUsed = (file: string) =>
        [...charactersOf([file])].some((each) => !' A'.includes(each) && characters.has(each))
      expect(built.filter((file) => !isUsed(file))).toEqual([])
    }
  })
}

test('a page loads each of its fonts once, and labels use the one weight that their font has', async ({ page }) => {
  await page.goto('academy')
  await page.evaluate(() => document.fonts.ready)
  const { files, status, weights } = await page.evaluate(() => ({
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.woff2')),
    status: [...document.fonts].filter(({ family }) => !family.includes('fallback')).map((font) => font.status),
    weights: [...document.querySelectorAll('#root *')]
      .map((element) => getComputedStyle(element))
      .filter(({ fontFamily }) => fontFamily.startsWith('"Geist Mono"'))
      .map(({ fontWeight }) => fontWeight),
  }))
  expect(files.toSorted()).toEqual([
    expect.stringMatching(/^geist-latin-wght-normal-/),
    expect.stringMatching(/^geist-mono-latin-wght-normal-/),
  ])
  expect(status).toEqual(['loaded', 'loaded'])
  expect(weights.length).toBeGreaterThan(20)
  expect([...new Set(weights)]).toEqual(['500'])
})

function charactersOf(fonts: readonly string[]): Set<string> {
  const codes = fonts.flatMap((file) => {
    const font = create(readFileSync(file))
    return 'characterSet' in font ? font.characterSet : []
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
