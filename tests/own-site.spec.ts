import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectReadableHero } from './contrast.ts'
import { expect, expectNoAxeViolations, scrollThrough, test, toggle, visit } from './fixtures.ts'
import { OWN_SITE } from './global-setup.ts'
import { brokenLinks } from './links.ts'

// The site of the owner's content, or of the sample where there is none: no test here depends on its texts.
test.use({ baseURL: process.env['OWN_ADDRESS'] ?? '' })

// The content may use animations of other hosts, which may fail.
const home = readFileSync(join(OWN_SITE, 'index.html'), 'utf8')
const origins = /connect-src 'self'([^;"]*)/.exec(home)?.[1]?.split(' ').filter(Boolean) ?? []
const hosts = origins.map((origin) => new URL(origin).hostname)
test.use({ hosts, expectedConsoleErrors: hosts.map((host) => new RegExp(host.replaceAll('.', '\\.'))) })

const PAGES = readdirSync(OWN_SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.replace(/index\.html$/, '').replaceAll('\\', '/'))

for (const path of PAGES) {
  test(`/${path} loads all images, fits every screen and is accessible in both themes (axe)`, async ({ page }) => {
    await visit(page, path)
    await scrollThrough(page)
    await expect(page.locator('[data-failed]')).toHaveCount(0)
    // The main page is the same at every address.
    const include = path === '' ? 'html' : '#routed'
    await expectNoAxeViolations(page, { include })
    await toggle(page).click()
    await expectNoAxeViolations(page, { include })
    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)
      expect(excess, `overflow at ${width}px`).toBeLessThanOrEqual(0)
    }
  })
}

test('every link and every fragment on the site resolves', async ({ request }) => {
  expect(PAGES).toContain('')
  expect(await brokenLinks(request, PAGES)).toEqual([])
})

test('the site includes the licences of the software, fonts and icons that it ships', async ({ request }) => {
  const notices = await (await request.get('notices.txt')).text()
  for (const name of ['react-dom', 'lottie-web', 'wouter', 'geist-mono', 'tabler', 'devicon']) {
    expect(notices).toMatch(new RegExp(`^## \\S*${name} - \\d`, 'm'))
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(6)
})

for (const theme of ['dark', 'light']) {
  test(`text on the hero photograph has enough contrast in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const image = page.locator('main img').first()
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true)
      await expectReadableHero(page, `at ${width}px`)
    }
  })
}
