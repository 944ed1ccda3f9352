import type { Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config.ts'
import { dialog, expect, overlay, ready, slowClock, test, thumbnails, toggle } from './fixtures.ts'

// Playwright hides scrollbars, and with them the space that the page leaves for one.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('overlay and backdrop cover the scrollbar’s space as well, and the page keeps its width', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  const width = () => page.locator('main').evaluate((main) => main.clientWidth)
  expect(await width()).toBe(1280 - SCROLLBAR)
  await expect.poll(() => edgeDifference(page)).toBeLessThanOrEqual(3)
  await toggle(page).click()
  await expect.poll(() => edgeDifference(page)).toBeLessThanOrEqual(3)
  await expect(overlay(page)).toBeVisible()
  await setNormalSpeed()
  await ready(page)
  expect(await width()).toBe(1280 - SCROLLBAR)
  expect(await edgeDifference(page), 'the scrollbar').toBeGreaterThan(8)
  await thumbnails(page).last().click()
  await expect(dialog(page)).toBeVisible()
  expect(await width()).toBe(1280 - SCROLLBAR)
  await expect.poll(() => edgeDifference(page)).toBeLessThanOrEqual(3)
})

const SCROLLBAR = 15
const BELOW_TOGGLE = 80

/** The largest difference of a colour channel, of 255, between the scrollbar's space and the pixels to its left. */
async function edgeDifference(page: Page): Promise<number> {
  const screenshot = await page.screenshot()
  const { width, height } = await sharp(screenshot).metadata()
  const strip = (left: number) =>
    sharp(screenshot)
      .extract({ left, top: BELOW_TOGGLE, width: SCROLLBAR, height: height - BELOW_TOGGLE })
      .removeAlpha()
      .raw()
      .toBuffer()
  const [space, beside] = [await strip(width - SCROLLBAR), await strip(width - 2 * SCROLLBAR)]
  return space.reduce((most, value, index) => Math.max(most, Math.abs(value - (beside[index] ?? 0))), 0)
}
