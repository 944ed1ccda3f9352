import type { Page } from '@playwright/test'
import {
  academy,
  changeHtml,
  delayResponse,
  expect,
  overflowing,
  ready,
  scrollToTop,
  scrollTop,
  test,
  toAcademy,
  toggle,
  toHome,
} from './fixtures.ts'

test.describe('a visitor who has scrolled stays in place', () => {
  test('if the scripts are late, and the page works once they arrive', async ({ page }) => {
    const release = await openAndScroll(page)
    release()
    await ready(page)
    await expectSteadyPage(page)
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test.describe('with an error in the console', () => {
    test.use({ expectedConsoleErrors: [/rendering fails|Minified React error #418/] })

    test('if the scripts fail', async ({ page }) => {
      await page.addInitScript(failRendering)
      const failed = page.waitForEvent('pageerror')
      const release = await openAndScroll(page)
      release()
      await failed
      await expectSteadyPage(page)
    })

    test('if the HTML was changed on its way, and React renders the page again', async ({ page }) => {
      await changeHtml(page, (html) => html.replace('<h1', '<h2').replace('</h1', '</h2'))
      const release = await openAndScroll(page)
      release()
      await ready(page)
      await expectSteadyPage(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the main page shows its texts after the overlay, and no control that needs a script', async ({ page }) => {
    await page.goto('', { waitUntil: 'commit' })
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)

    const projects = page.locator('#gallery > ul > li')
    await expect(projects).toHaveCount(6)
    for (const project of await projects.all()) {
      await expect(project.getByRole('paragraph').last()).toBeVisible()
      const picture = await project.getByRole('img').boundingBox()
      const heading = await project.getByRole('heading').boundingBox()
      expect(heading?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
    }
  })

  test('the page is readable without its stylesheet too, and the overlay is hidden', async ({ page }) => {
    await changeHtml(page, (html) => html.replace(/<style>[\s\S]*?<\/style>/, ''))
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
  })

  test('an organisation’s address shows its page at once, and links lead elsewhere', async ({ page }) => {
    await page.goto('academy')
    await expect(academy(page)).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Contact Us' })).toBeVisible()
    await toHome(page).click()
    await expect(academy(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
    await toAcademy(page).click()
    await expect(academy(page)).toBeVisible()
    await expect(page.locator('header [aria-current]')).toHaveText(['Example Academy'])
  })

  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('the menu opens and leads to a section', async ({ page }) => {
      await page.goto('')
      await page.getByText('Menu', { exact: true }).click()
      await page.getByRole('link', { name: 'History', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
    })
  })

  test.describe('with many organisations', () => {
    test.use({ baseURL: process.env['LONG_ADDRESS'] ?? '' })

    test('the navigation bar has as many lines as its links need', async ({ page }) => {
      await page.goto('')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const links = page.locator('header a:visible')
      expect(await links.count()).toBeGreaterThan(10)
      for (const link of await links.all()) await link.click({ trial: true })
      expect(await overflowing(page)).toEqual([])
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a placeholder link does not jump to the top', async ({ page }) => {
      await page.goto('')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const link = page.locator('footer a[href="#"]').first()
      await link.scrollIntoViewIfNeeded()
      const before = await scrollTop(page)
      expect(before).toBeGreaterThan(1000)
      // Without scripts it takes no clicks.
      await link.click({ force: true })
      expect(page.url()).not.toContain('#')
      expect(await scrollTop(page)).toBe(before)
    })
  })
}

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

/** Expects the same in every frame until now, and in some more. */
async function expectSteadyPage(page: Page) {
  const read = () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames) // by recordFrames
  const { length } = await read()
  await expect.poll(async () => (await read()).length).toBeGreaterThan(length + 10)
  const steady = { isVisible: true, isOverlayVisible: false, top: 1500 }
  const frames = (await read()).map((frame) => JSON.stringify(frame))
  expect(new Set(frames)).toEqual(new Set([JSON.stringify(steady)]))
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
