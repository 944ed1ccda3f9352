import type { Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config.ts'
import {
  delayResponse,
  dialog,
  expect,
  nextPaint,
  overlay,
  ready,
  scrollThrough,
  slowClock,
  test,
  thumbnails,
  toggle,
  visit,
} from './fixtures.ts'

// Playwright hides scrollbars, and with them the space that the page leaves for one.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const path of ['', 'academy']) {
  for (const width of [390, 1280]) {
    test(`nothing on /${path} shifts at ${width}px, from the first paint to the end of the page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(recordShifts)
      await visit(page, path)
      await scrollThrough(page)
      expect(await shifts(page)).toEqual([])
    })
  }
}

test('nothing shifts when the fonts arrive after the overlay', async ({ page }) => {
  const release = await delayResponse(page, '**/*.woff2')
  await page.addInitScript(recordShifts)
  await page.goto('academy', { waitUntil: 'commit' }) // `load` waits for fonts.
  await ready(page)
  const fontsLoading = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
  expect(await fontsLoading()).toBeGreaterThan(1)
  release()
  await expect.poll(fontsLoading).toBe(0)
  await nextPaint(page)
  const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
  expect(total, 'a line of large text may wrap elsewhere').toBeLessThan(0.008)
})

test('browsers keep the text size, and lists stay lists for screen readers', async ({ page }) => {
  await page.goto('academy')
  await expect(page.locator('html')).toHaveCSS('text-size-adjust', '100%')
  // VoiceOver does not announce a list without markers otherwise.
  await expect(page.locator('[role=list]').nth(5)).toBeAttached()
  await expect(page.locator(':is(ul, ol):not([role=list])')).toHaveCount(0)
})

type Shift = { value: number; moved: string[] }

/** Records the layout shifts that the browser reports. */
function recordShifts() {
  const recorded: Shift[] = []
  Object.assign(globalThis, { shifts: recorded })
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] } // missing in TypeScript
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      recorded.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts) // by recordShifts
}

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
