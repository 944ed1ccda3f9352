import type { Page } from '@playwright/test'
import { changeHtml, delayResponse, expect, ready, recordFrames, setScrollTop, test, toggle } from './fixtures.ts'

test('a visitor who has scrolled stays in place if scripts are late, and the page works then', async ({ page }) => {
  await expectSteadyPage(page, () => ready(page))
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a visitor who has scrolled stays in place if scripts fail', async ({ page, expectedErrors }) => {
  expectedErrors.push(/rendering fails/)
  await page.addInitScript(failRendering)
  const failed = page.waitForEvent('pageerror')
  await expectSteadyPage(page, () => failed)
})

test('a visitor who has scrolled stays in place if React renders again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Minified React error #418/)
  await changeHtml(page, (html) => html.replace('<h1', '<h2').replace('</h1', '</h2'))
  await expectSteadyPage(page, () => ready(page))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

/** Opens the page without its scripts, scrolls, and lets the scripts arrive. Expects the page in its place in every frame. */
async function expectSteadyPage(page: Page, arrival: () => Promise<unknown>) {
  const release = await delayResponse(page, '**/*.js')
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await setScrollTop(page, 1500)
  const frames = await recordFrames(page, '#owner', '[data-part=overlay]')
  release()
  await arrival()
  await page.waitForTimeout(200) // Some more frames.
  expect(await frames()).toEqual([[expect.stringMatching(/^-\d.*,hidden$/), expect.any(Number)]])
}

/** Makes the first rendering throw, when it inserts a number into a text. */
function failRendering() {
  const { replace } = String.prototype as { replace: (this: string, ...args: unknown[]) => string } // all its overloads
  // oxlint-disable-next-line no-extend-native -- the fault to test
  String.prototype.replace = function (this: string, ...args: unknown[]) {
    if (this.includes('{shown}')) throw new Error('rendering fails')
    return replace.apply(this, args)
  }
}
