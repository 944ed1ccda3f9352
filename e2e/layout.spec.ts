import type { Page } from '@playwright/test'
import { expect, holdBack, readToTheEnd, ready, test, visit } from './site.ts'

for (const path of ['', 'academy', 'foundation']) {
  for (const width of [390, 1280]) {
    test(`nothing moves on /${path} at ${width}px, from the first paint to the end of the page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(addUpShifts)
      await visit(page, path)
      await readToTheEnd(page)
      expect(await shifts(page)).toEqual([])
    })
  }

  test(`nor on /${path} when its faces come after the reveal`, async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.woff2')
    await page.addInitScript(addUpShifts)
    await page.goto(path, { waitUntil: 'commit' }) // `load` waits for faces that are preloaded.
    await ready(page)
    const faces = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
    expect(await faces()).toBeGreaterThan(1)
    letThrough()
    await expect.poll(faces).toBe(0)
    await page.waitForTimeout(300)
    const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
    expect(total).toBeLessThan(0.002)
  })
}

test('nor do the skills when their drawings are unpacked before the eyes of a visitor', async ({ page }) => {
  await page.addInitScript(addUpShifts)
  await page.goto('', { waitUntil: 'commit' })
  const clocks = await page.waitForFunction(() => {
    const begun = [...document.querySelectorAll('#expertise li > span')].flatMap((icon) => icon.getAnimations())
    for (const clock of begun) clock.pause()
    return begun.length > 0 && begun
  })
  await ready(page)
  const drawing = page.locator('#expertise img').first()
  await expect(drawing).toBeHidden()
  await page.locator('#expertise li').first().scrollIntoViewIfNeeded()
  await clocks.evaluate((begun) => begun && begun.forEach((clock) => clock.finish()))
  await expect(drawing).toBeVisible()
  await page.waitForTimeout(300)
  expect(await shifts(page)).toEqual([])
})

type Shift = { value: number; moved: string[] }

/** Keeps what the browser reports as having moved, with what it was. */
function addUpShifts() {
  const kept: Shift[] = []
  Object.assign(globalThis, { shifts: kept })
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] } // as the browser has it
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      kept.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts) // kept by addUpShifts
}
