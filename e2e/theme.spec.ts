import type { Page } from '@playwright/test'
import { expect, test, toggle, visit } from './site.ts'

for (const path of ['', 'academy', 'foundation', 'nowhere']) {
  test.describe(`at /${path}`, () => {
    test.use({ provoked: path === 'nowhere' ? [/404/] : [] })

    test('the toggle stands fixed in the top right corner', async ({ page }) => {
      await visit(page, path)
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const top of [0, 1500]) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
          const box = await toggle(page).boundingBox()
          expect(box?.y).toBeLessThan(20)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
          expect(box?.width).toBeGreaterThanOrEqual(44)
          expect(box?.height).toBeGreaterThanOrEqual(44)
        }
      }
    })
  })
}

test('every visit starts dark, whatever the system prefers, and a switch holds until the page is left', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await expect.poll(() => ground(page)).toBeLessThan(0.3)
  await toggle(page).click()
  await expect.poll(() => ground(page)).toBeGreaterThan(0.9)
  await page.getByRole('link', { name: 'Example Academy' }).first().click()
  await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeVisible()
  await expect.poll(() => ground(page)).toBeGreaterThan(0.9)
  await toggle(page).click()
  await expect.poll(() => ground(page)).toBeLessThan(0.3)
  await toggle(page).click()
  await page.reload()
  await expect.poll(() => ground(page)).toBeLessThan(0.3)
})

test('every part of the page follows it', async ({ page }) => {
  await visit(page, 'academy')
  const surfaces = () =>
    page.evaluate(() =>
      [
        'html',
        '#owner',
        'article',
        '#history h3',
        'footer',
        '#routed section',
        '#routed li',
        'button[aria-pressed]',
      ].map((selector) => {
        const element = document.querySelector(selector)
        return element ? `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}` : selector
      }),
    )
  const dark = await surfaces()
  await toggle(page).click()
  await expect
    .poll(async () => {
      const light = await surfaces()
      return dark.filter((colours, index) => light[index] === colours)
    })
    .toEqual([])
})

test('it is switched back while the first switch fades', async ({ page }) => {
  await visit(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  const { x = 0, y = 0 } = (await toggle(page).boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 20)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await veil(page)).toBeGreaterThan(0.5)
  await page.mouse.click(x + 20, y + 20)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await veil(page)).toBeGreaterThan(0.5)
})

test('nothing is stored on the visitor’s machine', async ({ page, context }) => {
  await visit(page)
  await toggle(page).click()
  await page.getByRole('button', { name: 'Pause animations' }).click()
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 })
})

/** Lightness of the ground, from 0 to 1. */
async function ground(page: Page) {
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  return Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
}

/** How much of the theme that went is still over the page, from 0 to 1. */
function veil(page: Page) {
  return page.evaluate(() => Number(getComputedStyle(document.documentElement, '::after').opacity))
}
