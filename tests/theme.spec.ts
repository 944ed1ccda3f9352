import { expect, overlay, site, test, toAcademy, toggle, visit } from './fixtures.ts'

const DARK = /\(0\.[12]/
const LIGHT = /\((?:0\.9|1 )/

test('every visit starts in the dark theme, and a switch lasts until the next load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  const labels = async () => [
    await toggle(page).innerHTML(),
    await toggle(page).getAttribute('aria-label'),
    await page.locator('meta[name="theme-color"]').getAttribute('content'),
  ]
  const dark = await labels()
  await expect(page.locator('html')).toHaveCSS('background-color', DARK)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT)
  expect((await labels()).filter((label) => dark.includes(label))).toEqual([])
  await toAcademy(page).click()
  await expect(page).toHaveURL(/academy/)
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT)
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('background-color', DARK)
})

test('the colour of the old theme fades, unless motion is reduced or paused', async ({ page }) => {
  await visit(page)
  const press = () =>
    toggle(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      return document.getAnimations().some(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect // the page has no others
        return target === document.documentElement && pseudoElement === '::after'
      })
    })
  expect(await press()).toBe(true)
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect.poll(press).toBe(false)
  await page.getByRole('button', { name: 'Play animations' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(press).toBe(false)
})

test('presses in quick succession all count', async ({ page }) => {
  await visit(page)
  const { x = 0, y = 0 } = (await toggle(page).boundingBox()) ?? {}
  for (let press = 0; press < 4; press++) await page.mouse.click(x + 20, y + 20)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('with look.theme and look.overlay, a visit starts in the light theme, without the overlay', async ({ page }) => {
  await page.route(/\.js$/, () => undefined)
  await page.goto(site('short'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1500 })
  await expect(overlay(page)).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT)
  await page.unroute(/\.js$/)
  await visit(page, site('short'))
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the toggle is fixed in the top right corner', async ({ page }) => {
  await visit(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { x = 0, y, width: size = 0 } = (await toggle(page).boundingBox()) ?? {}
    expect(y).toBeLessThan(20)
    expect(x + size).toBeGreaterThan(width - 40)
  }
})

test('nothing is stored in the browser', async ({ page, context }) => {
  await visit(page)
  await toggle(page).click()
  await page.getByRole('button', { name: 'Pause animations' }).click()
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  const others = await page.evaluate(async () => ({
    session: sessionStorage.length,
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }))
  expect(others).toEqual({ session: 0, caches: [], workers: [] })
})
