import type { Page } from '@playwright/test'
import { delayResponse, expect, overlay, ready, scrollToTop, test, toggle } from './fixtures.ts'

test('if the scripts are late, the page works once they arrive, and a visitor who has scrolled stays in place', async ({
  page,
}) => {
  const release = await openAndScroll(page)
  release()
  await ready(page)
  await expectSteadyPage(page)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('if the scripts fail', () => {
  test.use({ expectedConsoleErrors: [/matchMedia|rendering fails/] })

  test('late, the page stays visible, and the scroll position stays', async ({ page }) => {
    await page.addInitScript(failRendering)
    const failed = page.waitForEvent('pageerror')
    const release = await openAndScroll(page)
    release()
    await failed
    await expectSteadyPage(page)
    await expect(overlay(page)).toBeHidden({ timeout: 1 })
  })

  test('early, the prerendered page stays', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'matchMedia', { value: undefined })
    })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Project Gallery' })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
  })
})

test.describe('if the HTML was changed on its way', () => {
  test.use({ expectedConsoleErrors: [/Minified React error #418/] })

  test('React renders the page again, and the scroll position stays', async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<h1', '<h2').replace('</h1', '</h2')
      await route.fulfill({ response, body })
    })
    const release = await openAndScroll(page)
    release()
    await ready(page)
    await expectSteadyPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})

type Frame = { isVisible: boolean; isOverlayVisible: boolean; top: number }

/** Opens the page without its scripts and scrolls. Returns a function that lets the scripts arrive. */
async function openAndScroll(page: Page) {
  const release = await delayResponse(page, '**/*.js')
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await scrollToTop(page, 1500)
  await page.evaluate(recordFrames)
  return release
}

/** Records in every frame what is visible, and where the visitor is. */
function recordFrames() {
  const frames: Frame[] = []
  Object.assign(globalThis, { frames })
  const isVisible = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
  const record = () => {
    frames.push({ isVisible: isVisible('#history h2'), isOverlayVisible: isVisible('#root > [hidden]'), top: scrollY })
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

async function expectSteadyPage(page: Page) {
  await page.waitForTimeout(300)
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames) // by recordFrames
  const steady = { isVisible: true, isOverlayVisible: false, top: 1500 }
  expect(new Set(frames.map((frame) => JSON.stringify(frame)))).toEqual(new Set([JSON.stringify(steady)]))
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
