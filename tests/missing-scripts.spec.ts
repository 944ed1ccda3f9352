import type { Page } from '@playwright/test'
import { delayResponse, expect, overlay, ready, test, toggle, visit } from './site.ts'

test.describe('if the scripts are blocked', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] })

  test('the page appears, and the loader’s animation ends', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('', { waitUntil: 'commit' })
    const animations = () => overlay(page).evaluate((element) => element.getAnimations({ subtree: true }).length)
    await expect.poll(animations).toBeGreaterThan(5)
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
    expect(await animations()).toBe(0)
  })
})

test.describe('if the scripts are late', () => {
  test('the page works once they arrive, without a flash of the overlay or of a blank page', async ({ page }) => {
    const release = await delayResponse(page, '**/*.js')
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      const look = () => {
        const isVisible = (selector: string) =>
          document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })
        if (isVisible('#root > [hidden]')) document.documentElement.dataset['overlayAgain'] = 'yes'
        if (!isVisible('main h1')) document.documentElement.dataset['pageLost'] = 'yes'
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await ready(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-overlay-again')
    await expect(page.locator('html')).not.toHaveAttribute('data-page-lost')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('if the scripts fail', () => {
  test.use({ expectedConsoleErrors: [/matchMedia|rendering fails/] })

  test('late, the page stays in sight, and a visitor who has scrolled stays in place', async ({ page }) => {
    await page.addInitScript(failRendering)
    const release = await delayResponse(page, '**/*.js')
    const failed = page.waitForEvent('pageerror')
    await page.goto('', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.evaluate(recordFrames)
    release()
    await failed
    await expectSteadyPage(page)
    await expect(overlay(page)).toBeHidden({ timeout: 1 })
  })

  test('the prerendered page stays', async ({ page }) => {
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

  test.beforeEach(({ page }) =>
    page.route(/\/$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<h1', '<h2').replace('</h1', '</h2')
      await route.fulfill({ response, body })
    }),
  )

  test('the page is rendered anew, which the policy allows', async ({ page }) => {
    await visit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('and the scripts are late, a visitor who has scrolled stays in place', async ({ page }) => {
    const release = await delayResponse(page, '**/*.js')
    await page.goto('', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.evaluate(recordFrames)
    release()
    await ready(page)
    await expectSteadyPage(page)
  })
})

type Frame = { history: boolean; top: number }

/** Records in every frame whether the page is visible, and where the visitor is. */
function recordFrames() {
  const frames: Frame[] = []
  Object.assign(globalThis, { frames })
  const record = () => {
    const history = document.querySelector('#history h2')?.checkVisibility({ visibilityProperty: true }) ?? false
    frames.push({ history, top: scrollY })
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

async function expectSteadyPage(page: Page) {
  await page.waitForTimeout(300)
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)
  expect(frames.filter(({ history, top }) => !history || top !== 1500)).toEqual([])
}

/** Makes the first rendering throw. */
function failRendering() {
  // oxlint-disable-next-line no-extend-native -- the fault to test
  Object.defineProperty(String.prototype, 'replace', {
    value: new Proxy(Reflect.get(String.prototype, 'replace') as () => string, {
      // A proxy can replace any function.
      apply(target, text, args) {
        if (String(text).includes('{shown}')) throw new Error('rendering fails')
        return Reflect.apply(target, text, args)
      },
    }),
  })
}
