import type { Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config.ts'
import { expect, overlay, ready, slowClock, test, toggle, visit } from './site.ts'

// Playwright hides scrollbars, and with them the space that the page leaves for one.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const SCROLLBAR = 15
const BELOW_TOGGLE = 80

for (const theme of ['dark', 'light']) {
  test(`the overlay covers the scrollbar's space as well, in the ${theme} theme`, async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await page.locator('html[data-motion]').waitFor()
    if (theme === 'light') await toggle(page).click()
    await expect(overlay(page)).toBeVisible()
    await expect.poll(() => edgeDifference(page)).toBeLessThanOrEqual(3)
  })

  test(`a dialog's backdrop covers the scrollbar's space as well, in the ${theme} theme`, async ({ page }) => {
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await page.locator('#gallery button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => edgeDifference(page)).toBeLessThanOrEqual(3)
  })
}

test('the page has a scrollbar otherwise, and keeps its width under the overlay and a dialog', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect(overlay(page)).toBeVisible()
  const width = () => page.locator('main').evaluate((main) => main.clientWidth)
  expect(await width()).toBe(1280 - SCROLLBAR)
  await setNormalSpeed()
  await ready(page)
  expect(await width()).toBe(1280 - SCROLLBAR)
  expect(await edgeDifference(page)).toBeGreaterThan(8)
  await page.locator('#gallery button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width()).toBe(1280 - SCROLLBAR)
})

/** The largest difference of a colour channel, of 255, between the scrollbar's space and the pixels to its left. */
async function edgeDifference(page: Page): Promise<number> {
  const picture = await page.screenshot()
  const { width, height } = await sharp(picture).metadata()
  const strip = (left: number) =>
    sharp(picture)
      .extract({ left, top: BELOW_TOGGLE, width: SCROLLBAR, height: height - BELOW_TOGGLE })
      .removeAlpha()
      .raw()
      .toBuffer()
  const [space, beside] = [await strip(width - SCROLLBAR), await strip(width - 2 * SCROLLBAR)]
  return space.reduce((most, value, index) => Math.max(most, Math.abs(value - (beside[index] ?? 0))), 0)
}
