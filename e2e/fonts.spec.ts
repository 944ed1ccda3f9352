import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from './site.ts'

const require = createRequire(import.meta.url)
const PARTS = ['latin', 'latin-ext', 'cyrillic']

// The build leaves out of its faces what no page shows; it may not leave out more.
for (const site of ['dist', 'node_modules/.site/short', 'node_modules/.site/long']) {
  test(`the faces of ${site} have every sign of its pages that their whole forms have, and each has some`, () => {
    const pages = filesOf(site).filter((file) => file.endsWith('.html'))
    const signs = new Set(pages.map((file) => readFileSync(file, 'utf8')).join(''))
    for (const family of ['geist', 'geist-mono']) {
      const names = PARTS.map((part) => `${family}-${part}-wght-normal`)
      const whole = names.map((name) => require.resolve(`@fontsource-variable/${family}/files/${name}.woff2`))
      const made = filesOf(site).filter((file) => names.some((name) => file.includes(`/${name}-`)))
      const kept = signsOf(made)
      expect([...signsOf(whole)].filter((sign) => signs.has(sign) && !kept.has(sign))).toEqual([])
      // Even those made for no sign at all have a space and an A.
      const shows = (file: string) => [...signsOf([file])].some((sign) => !' A'.includes(sign) && signs.has(sign))
      expect(made.filter((file) => !shows(file))).toEqual([])
    }
  })
}

test('faces of one family tell which signs are whose, and one alone is for them all', () => {
  const familiesOf = (site: string) => {
    const css = filesOf(site).filter((file) => /\/style-[^/]+\.css$/.test(file))
    const faces = css.flatMap((file) => readFileSync(file, 'utf8').match(/@font-face{[^}]*url[^}]*}/g) ?? [])
    return ['Geist', 'Geist Mono'].map((family) =>
      faces.filter((face) => face.includes(`:${family};`)).map((face) => face.includes('unicode-range:')),
    )
  }
  expect(familiesOf('node_modules/.site/specimen')).toEqual([[false], [false]])
  expect(familiesOf('node_modules/.site/long')).toEqual([
    [true, true, true],
    [true, true, true],
  ])
})

for (const path of ['', 'academy']) {
  test(`labels on /${path} have the one weight that their face is made in`, async ({ page }) => {
    await page.goto(path)
    const weights = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('#root *')].map((part) => getComputedStyle(part))
      return labels
        .filter(({ fontFamily }) => fontFamily.startsWith('"Geist Mono"'))
        .map(({ fontWeight }) => fontWeight)
    })
    expect(weights.length).toBeGreaterThan(20)
    expect([...new Set(weights)]).toEqual(['500'])
  })
}

function filesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => join(site, file).replaceAll('\\', '/'))
}

function signsOf(files: readonly string[]): Set<string> {
  const codes = files.flatMap((file) => {
    const font = create(readFileSync(file))
    return 'characterSet' in font ? font.characterSet : []
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
