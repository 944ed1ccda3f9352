import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from './site.ts'

const require = createRequire(import.meta.url)
const SUBSETS = ['latin', 'latin-ext', 'cyrillic']

for (const site of ['dist', 'node_modules/.site/short', 'node_modules/.site/long']) {
  test(`the fonts of ${site} cover every character of its pages, and no font is superfluous`, () => {
    const pages = filesIn(site).filter((file) => file.endsWith('.html'))
    const characters = new Set(pages.map((file) => readFileSync(file, 'utf8')).join(''))
    for (const family of ['geist', 'geist-mono']) {
      const names = SUBSETS.map((subset) => `${family}-${subset}-wght-normal`)
      const originals = names.map((name) => require.resolve(`@fontsource-variable/${family}/files/${name}.woff2`))
      const built = filesIn(site).filter((file) => names.some((name) => file.includes(`/${name}-`)))
      const covered = charactersOf(built)
      const missing = [...charactersOf(originals)].filter((each) => characters.has(each) && !covered.has(each))
      expect(missing).toEqual([])
      // Every subset font has a space and an A, whatever it was made for.
      const isUsed = (file: string) =>
        [...charactersOf([file])].some((each) => !' A'.includes(each) && characters.has(each))
      expect(built.filter((file) => !isUsed(file))).toEqual([])
    }
  })
}

test('fonts of one family have a unicode-range, except one that is alone', () => {
  const rangesOf = (site: string) => {
    const css = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? ''
    const rules = css.match(/@font-face\s*{[^}]*url[^}]*}/g) ?? []
    return ['Geist', 'Geist Mono'].map((family) =>
      rules
        .filter((rule) => new RegExp(`font-family:\\s*["']?${family}["']?[;}]`).test(rule))
        .map((rule) => rule.includes('unicode-range:')),
    )
  }
  expect(rangesOf('node_modules/.site/sample')).toEqual([[false], [false]])
  expect(rangesOf('node_modules/.site/long')).toEqual([
    [true, true, true],
    [true, true, true],
  ])
})

test('a page loads each of its fonts once, and shows its text in them', async ({ page }) => {
  await page.goto('')
  await page.evaluate(() => document.fonts.ready)
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.woff2')),
  )
  expect(files.toSorted()).toEqual([
    expect.stringMatching(/^geist-latin-wght-normal-/),
    expect.stringMatching(/^geist-mono-latin-wght-normal-/),
  ])
  const status = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('fallback')).map((font) => font.status),
  )
  expect(status).toEqual(['loaded', 'loaded'])
})

for (const path of ['', 'academy']) {
  test(`labels on /${path} use the one weight that their font has`, async ({ page }) => {
    await page.goto(path)
    const weights = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('#root *')].map((element) => getComputedStyle(element))
      return labels
        .filter(({ fontFamily }) => fontFamily.startsWith('"Geist Mono"'))
        .map(({ fontWeight }) => fontWeight)
    })
    expect(weights.length).toBeGreaterThan(20)
    expect([...new Set(weights)]).toEqual(['500'])
  })
}

function filesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => join(site, file).replaceAll('\\', '/'))
}

function charactersOf(fonts: readonly string[]): Set<string> {
  const codes = fonts.flatMap((file) => {
    const font = create(readFileSync(file))
    return 'characterSet' in font ? font.characterSet : []
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
