import { academy, backgroundLightness, expect, scrollToTop, test, toAcademy, toggle, visit } from './fixtures.ts'

test('the toggle is fixed in the top right corner, and every part of the page follows the theme', async ({ page }) => {
  await visit(page, 'academy')
  const parts = [
    'html',
    '#owner',
    'article',
    '#history h3',
    'footer',
    '#routed section',
    '#routed li',
    '#gallery button',
  ]
  const coloursOf = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const style = getComputedStyle(document.querySelector(selector) ?? document.body)
          return `${selector} ${style.backgroundColor} ${style.color}`
        }),
      parts,
    )
  const toolbar = page.locator('meta[name="theme-color"]')
  const [dark, darkToolbar] = [await coloursOf(), await toolbar.getAttribute('content')]
  const [moon, label] = [await toggle(page).innerHTML(), await toggle(page).getAttribute('aria-label')]
  await toggle(page).click()
  expect(await toggle(page).innerHTML()).not.toBe(moon)
  expect(await toggle(page).getAttribute('aria-label')).not.toBe(label)
  await expect.poll(async () => (await coloursOf()).filter((colours) => dark.includes(colours))).toEqual([])
  await expect(toolbar).not.toHaveAttribute('content', darkToolbar ?? '')

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [0, 1500]) {
      await scrollToTop(page, top)
      const { x = 0, y, width: size = 0 } = (await toggle(page).boundingBox()) ?? {}
      expect(y).toBeLessThan(20)
      expect(x + size).toBeGreaterThan(width - 40)
      expect(size).toBeGreaterThanOrEqual(44)
    }
  }
})

test('every visit starts in the dark theme, and a switch lasts until the next load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await expect.poll(() => backgroundLightness(page)).toBeLessThan(0.3)
  await toggle(page).click()
  await expect.poll(() => backgroundLightness(page)).toBeGreaterThan(0.9)
  await toAcademy(page).click()
  await expect(academy(page)).toBeVisible()
  await expect.poll(() => backgroundLightness(page)).toBeGreaterThan(0.9)
  await page.reload()
  await expect.poll(() => backgroundLightness(page)).toBeLessThan(0.3)
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
