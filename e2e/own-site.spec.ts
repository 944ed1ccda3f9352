import { readdirSync, readFileSync } from 'node:fs'
import { LinkChecker, LinkState } from 'linkinator'
import { contrastOf } from './contrast.ts'
import { expect, expectNoFindings, readToTheEnd, test, toggle, visit } from './site.ts'

// The site that the owner's content gives, whatever stands in it: nothing here knows a word of it.
test.use({ baseURL: process.env['OWN_ADDRESS'] ?? '' })

// Animations may come from elsewhere, and may fail to.
const policy = readFileSync('dist/index.html', 'utf8')
const hosts = [...policy.matchAll(/connect-src 'self'([^;]*)/g)].flatMap(([, list = '']) =>
  list
    .split(' ')
    .filter((origin) => origin !== '')
    .map((origin) => new URL(origin).hostname),
)
test.use({ hosts, provoked: hosts.map((host) => new RegExp(host.replaceAll('.', '\\.'))) })

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

test('the licences of what visitors load are there', async ({ request }) => {
  const notices = await (await request.get('notices.txt')).text()
  for (const name of ['react-dom', 'lottie-web', 'wouter', 'geist-mono', 'tabler', 'devicon']) {
    expect(notices).toMatch(new RegExp(`^## \\S*${name} - \\d`, 'm'))
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(6)
})

for (const theme of ['dark', 'light']) {
  test(`words on the hero photograph can be read in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const photo = page.locator('main img').first()
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const headline = page.getByRole('heading', { level: 1 })
      expect.soft(await contrastOf(headline), `headline at ${width}px`).toBeGreaterThanOrEqual(3)
      for (const text of await page.locator('h1 + p, header a, header button').all()) {
        if (!(await text.isVisible())) continue
        expect.soft(await contrastOf(text), `${await text.textContent()} at ${width}px`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}
