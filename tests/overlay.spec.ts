import type { Page } from '@playwright/test'
import {
  backgroundLightness,
  changeHtml,
  expect,
  expectNoAxeViolations,
  overlay,
  scrollTop,
  slowClock,
  test,
  toggle,
} from './fixtures.ts'

test('the loading overlay shows a looping animation of 200x200 and "Loading..." by HTML alone', async ({ page }) => {
  await page.route(/\.(?:js|woff2|avif)$/, () => undefined) // They never arrive.
  await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await expect(overlay(page)).toHaveText('Loading...')
  await expect(toggle(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const loader = overlay(page).locator('div').first()
  expect(await loader.boundingBox()).toMatchObject({ width: 200, height: 200 })
  const isLooping = (element: Element) =>
    element.getAnimations({ subtree: true }).some(({ effect }) => effect?.getTiming().iterations === Infinity)
  await expect.poll(() => loader.evaluate(isLooping)).toBe(true)
  expect(await backgroundLightness(page)).toBeLessThan(0.2)
})

test('the overlay hides the page from sight, focus, scrolling and assistive technology, and is white in the light theme', async ({
  page,
}) => {
  await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  const exposed = ['button Switch to light theme', 'paragraph', 'status', 'text Loading...']
  expect((await accessibilityTree(page)).toSorted()).toEqual(exposed)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer, #routed'))).toBeNull()
  for (const part of await page.locator('main, header, footer, #routed').all()) await expect(part).toBeHidden()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('End')
  await toggle(page).click()
  await expect.poll(() => backgroundLightness(page)).toBe(1)
  await expectNoAxeViolations(page)
  expect(await scrollTop(page)).toBe(0)
  await expect(overlay(page)).toBeVisible()
})

test('the whole page appears 1900 to 2100 ms after the first paint on /academy under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectOnTime(page, 'academy')
})

test('the whole page appears 1900 to 2100 ms after the first paint without scripts, fonts and pictures', async ({
  page,
}) => {
  await page.route(/\.(?:js|woff2|avif)$/, () => undefined) // They never arrive.
  await expectOnTime(page, '')
})

test('the whole page appears 1900 to 2100 ms after the first paint if it is changed on its way, and scripts are late', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Minified React error #418/) // React reports the mismatch and renders the page anew.
  await changeHtml(page, (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Un titre traduit'))
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await expectOnTime(page, '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Un titre traduit')
})

/** Opens a page until it appears on time, because a busy machine may be late once. */
async function expectOnTime(page: Page, path: string) {
  const main = ['header a', 'h1', '#owner', '#expertise', '#companies', '#gallery', '#history', 'footer']
  const parts = path === '' ? main : [...main, '#routed-title']
  await page.addInitScript(recordAppearance, parts)
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const { appeared, start } = await page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded) // by recordAppearance
    expect(Object.keys(appeared).toSorted()).toEqual(parts.toSorted())
    const [frame = 0, ...others] = new Set(Object.values(appeared))
    expect(others, JSON.stringify(appeared)).toEqual([])
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    expect(paint).toBeGreaterThan(0)
    // The overlay's clock starts 40 ms before the first paint, on a busy machine more.
    const first = Math.min(paint, start + 40)
    expect(frame - first).toBeGreaterThanOrEqual(1900)
    expect(frame - first).toBeLessThanOrEqual(2100)
  }).toPass({ timeout: 30_000 })
}

type Recorded = { appeared: Record<string, number>; start: number }

/** Records when the overlay's clock starts, and the first frame in which each part of the page is visible. */
function recordAppearance(parts: string[]) {
  const recorded: Recorded = { appeared: {}, start: 0 }
  Object.assign(globalThis, { recorded })
  const look = (frame: number) => {
    recorded.start ||= Number(document.documentElement.getAnimations()[0]?.startTime ?? 0)
    for (const part of parts) {
      const element = document.querySelector(part)
      const isVisible = element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })
      if (isVisible) recorded.appeared[part] ??= frame
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Role and name of every node that the browser exposes to assistive technology. */
async function accessibilityTree(page: Page) {
  const unnamed = new Set(['RootWebArea', 'generic', 'none', 'InlineTextBox'])
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const exposed = nodes.filter(({ ignored, role }) => !ignored && !unnamed.has(String(role?.value)))
  return exposed.map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.replace('StaticText', 'text').trim())
}
