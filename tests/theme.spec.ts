import type { Page } from '@playwright/test'
import { expect, test, toggle, visit } from './site.ts'

for (const path of ['', 'academy', 'foundation', 'nowhere']) {
  test.describe(`at /${path}`, () => {
    test.use({ expectedConsoleErrors: path === 'nowhere' ? [/404/] : [] })

    test('the toggle is fixed in the top right corner', async ({ page }) => {
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

test('every visit starts in the dark theme, and a switch lasts until the next load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await expect.poll(() => backgroundLightness(page)).toBeLessThan(0.3)
  await toggle(page).click()
  await expect.poll(() => backgroundLightness(page)).toBeGreaterThan(0.9)
  await page.getByRole('link', { name: 'Example Academy' }).first().click()
  await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeVisible()
  await expect.poll(() => backgroundLightness(page)).toBeGreaterThan(0.9)
  await toggle(page).click()
  await expect.poll(() => backgroundLightness(page)).toBeLessThan(0.3)
  await toggle(page).click()
  await page.reload()
  await expect.poll(() => backgroundLightness(page)).toBeLessThan(0.3)
})

test('every part of the page changes its colours with the theme', async ({ page }) => {
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

test('two quick presses switch the theme and back', async ({ page }) => {
  await visit(page)
  const themes = await toggle(page).evaluate((button: HTMLElement) => {
    const themeAfterClick = () => {
      button.click()
      return new Promise((resolve) => requestAnimationFrame(() => resolve(document.documentElement.dataset['theme'])))
    }
    return themeAfterClick().then(async (first) => [first, await themeAfterClick()])
  })
  expect(themes).toEqual(['light', 'dark'])
})

test('nothing is stored in the browser', async ({ page, context }) => {
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

/** The lightness of the page's background, from 0 to 1. */
async function backgroundLightness(page: Page) {
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  return Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
}
