import type { Page } from '@playwright/test'
import { changeHtml, expect, expectAccessible, overlay, recordFrames, slowClock, test, toggle } from './fixtures.ts'

test('the loading overlay shows a looping animation of 200x200 and "Loading..." by HTML alone', async ({ page }) => {
  await page.route(/\.(?:js|woff2|avif)$/, () => undefined) // They never arrive.
  await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
  await expect(overlay(page)).toHaveText('Loading...')
  await expect(toggle(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const loader = overlay(page).locator('svg[viewBox]')
  expect(await loader.boundingBox()).toMatchObject({ width: 200, height: 200 })
  const isLooping = (element: Element) =>
    element.getAnimations({ subtree: true }).some(({ effect }) => effect?.getTiming().iterations === Infinity)
  await expect.poll(() => loader.evaluate(isLooping)).toBe(true)
  await expect(page.locator('html')).toHaveCSS('background-color', /\(0\.1/)
})

test('the overlay hides the page from sight, focus, scrolling and assistive technology', async ({ page }) => {
  await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  const exposed = ['button Switch to light theme', 'paragraph', 'status', 'text Loading...']
  expect((await accessibilityTree(page)).toSorted()).toEqual(exposed)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull()
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role, { includeHidden: true })).toBeHidden()
  }
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('End')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveCSS('background-color', /\(1 0 0/)
  await expectAccessible(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(overlay(page)).toBeVisible()
})

test('a visitor who has focused the theme toggle during the overlay keeps the focus', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('academy', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  await page.keyboard.press('Tab')
  await expect(toggle(page)).toBeFocused()
  await setNormalSpeed()
  await expect(overlay(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
})

test('the whole page appears on time on /academy under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectOnTime(page, 'academy')
})

test('the whole page appears on time without scripts, fonts and pictures', async ({ page }) => {
  await page.route(/\.(?:js|woff2|avif)$/, () => undefined) // They never arrive.
  await expectOnTime(page, '')
})

test('the whole page appears on time if it was changed, and scripts are late', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Minified React error #418/) // React reports the mismatch and renders the page anew.
  await changeHtml(page, (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Un titre traduit'))
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await expectOnTime(page, '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Un titre traduit')
})

/** Opens a page until it appears 1900 to 2100 ms after the first paint, because a busy machine may be late once. */
async function expectOnTime(page: Page, path: string) {
  const main = ['header', 'h1', '#owner', '#expertise', '#companies', '#gallery', '#history', 'footer']
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
    // The overlay's clock starts 40 ms before the first paint, on a busy machine more.
    const start = await page.evaluate(() => Number(document.documentElement.getAnimations()[0]?.startTime))
    const first = Math.min(await firstPaint(page), start + 40)
    const frames = await recordFrames(page, ...(path === '' ? main : [...main, '#routed-title']))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const [[covered], [shown, time], ...others] = (await frames()) as [[string, number], [string, number]] // at least
    expect(covered).toMatch(/^[hiden,]+$/)
    expect(shown, 'all parts in the same frame').not.toContain('hidden')
    expect(others, 'nothing moves').toEqual([])
    expect(time - first).toBeGreaterThanOrEqual(1900)
    expect(time - first).toBeLessThanOrEqual(2100)
  }).toPass({ timeout: 30_000 })
}

function firstPaint(page: Page) {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
}

/** Role and name of every node that the browser exposes to assistive technology. */
async function accessibilityTree(page: Page) {
  const unnamed = new Set(['RootWebArea', 'generic', 'none', 'InlineTextBox'])
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const exposed = nodes.filter(({ ignored, role }) => !ignored && !unnamed.has(String(role?.value)))
  return exposed.map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.replace('StaticText', 'text').trim())
}
