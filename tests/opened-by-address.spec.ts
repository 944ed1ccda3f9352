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

for (const id of ['companies-title', 'history-title', 'history-2'])
  test(`on a phone, the address of #${id} leads below the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const address = id.replace('-title', '') // of the section
    await page.goto(`#${address}`)
    await ready(page)
    const { y } = (await page.locator(`#${id}`).boundingBox()) ?? {}
    expect(y).toBeGreaterThan(71) // the bar ends at 72 px
    expect(y).toBeLessThan(72 + 44)
  })
