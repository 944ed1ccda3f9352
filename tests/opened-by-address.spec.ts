import { academy, expect, ready, recordFrames, scrollTop, setScrollTop, slowClock, test } from './fixtures.ts'

test('an organisation opened by its address is in view after the overlay, and never moves', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('academy', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  const frames = await recordFrames(page, '#routed-title')
  await setNormalSpeed()
  await ready(page)
  await expect(academy(page)).toBeFocused()
  await expect(academy(page)).toBeInViewport()
  expect(await frames(), 'it is hidden, and then in one place').toHaveLength(2)

  await setScrollTop(page, 900)
  await page.reload()
  await ready(page)
  expect(await scrollTop(page), 'a reload keeps the position').toBe(900)
})
