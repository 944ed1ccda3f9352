import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, site, test, visit } from './fixtures.ts'

const require = createRequire(import.meta.url)
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']

for (const content of ['sample', 'short', 'long', 'full']) {
  test(`the fonts of the ${content} content cover every character`, () => {
    const folder = `node_modules/.site/${content}`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    const pages = files.filter((file) => file.endsWith('.html'))
    const characters = new Set(pages.map((file) => readFileSync(file, 'utf8')).join(''))
    for (const family of ['geist', 'geist-mono']) {
      const names = SUBSETS.map((subset) => `${family}-${subset}-wght-normal`)
      const originals = names.map((name) => require.resolve(`@fontsource-variable/${family}/files/${name}.woff2`))
      const covered = charactersOf(files.filter((file) => names.some((name) => file.includes(`${name}-`))))
      const missing = [...charactersOf(originals)].filter((each) => characters.has(each) && !covered.has(each))
      expect(missing).toEqual([])
    }
  })
}

test('headings in a serif load it once for each script, and texts keep their font', async ({ page, request }) => {
  await visit(page, site('long'))
  for (const level of [1, 2, 3]) {
    await expect(page.getByRole('heading', { level }).first()).toHaveCSS('font-family', /^"Source Serif 4"/)
  }
  await expect(page.locator('body')).toHaveCSS('font-family', /^Geist/)
  const subsets = await page.evaluate(async () => {
    await document.fonts.ready
    const files = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.split('/source-serif-4-').slice(1))
    return files.map((file) => file.replace(/-opsz.*/, '')).toSorted()
  })
  expect(subsets).toEqual(['cyrillic', 'greek', 'latin', 'latin-ext'])
  const notices = await (await request.get(`${site('long')}notices.txt`)).text()
  expect(notices).toContain('source-serif-4')
  expect(notices).toContain('## lottie-web')
})

function charactersOf(fonts: readonly string[]): Set<string> {
  const codes = fonts.flatMap((file) => {
    const font = create(readFileSync(file))
    return 'characterSet' in font ? font.characterSet : []
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
