import type { Page } from '@playwright/test'
import { delayResponse, expect, ready, scrollThrough, test, visit } from './fixtures.ts'

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
  await page.waitForTimeout(300)
  const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
  expect(total, 'a line of large text may wrap elsewhere').toBeLessThan(0.004)
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
