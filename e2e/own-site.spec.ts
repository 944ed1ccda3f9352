import { readdirSync } from 'node:fs'
import { LinkChecker, LinkState } from 'linkinator'
import { expect, expectNoFindings, readToTheEnd, test, toggle, visit } from './site.ts'

// The site that the owner's content gives, whatever stands in it: nothing here knows a word of it.
test.use({ baseURL: process.env['OWN_ADDRESS'] ?? '' })

const PAGES = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.replace(/index\.html$/, '').replaceAll('\\', '/'))

test('there is a home page', () => {
  expect(PAGES).toContain('')
})

for (const path of PAGES) {
  test(`/${path} opens without a complaint in both themes, to everybody`, async ({ page }) => {
    await visit(page, path)
    await readToTheEnd(page)
    await expect(page.locator('[data-failed]')).toHaveCount(0)
    await expectNoFindings(page)
    await toggle(page).click()
    await expectNoFindings(page)
    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)
      expect(excess, `it scrolls sideways at ${width}px`).toBeLessThanOrEqual(0)
    }
  })
}

test('every link and every anchor of every page resolves', async ({ baseURL }) => {
  const site = baseURL ?? ''
  const { links } = await new LinkChecker().check({
    path: [...PAGES, '404.html'].map((path) => `${site}${path}`),
    recurse: true,
    checkFragments: true,
    // Other sites are not ours to test.
    linksToSkip: async (link) => !link.startsWith(site),
  })
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(10)
  expect(links.filter(({ state }) => state === LinkState.BROKEN)).toEqual([])
})
