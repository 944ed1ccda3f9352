import type { Page } from '@playwright/test'
import {
  academy,
  changeHtml,
  delayResponse,
  expect,
  overflowing,
  ready,
  recordFrames,
  scrollToTop,
  scrollTop,
  site,
  test,
  toAcademy,
  toggle,
  toHome,
} from './fixtures.ts'

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

test('a visitor who has scrolled stays in place if the HTML was changed on its way, and React renders it again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Minified React error #418/)
  await changeHtml(page, (html) => html.replace('<h1', '<h2').replace('</h1', '</h2'))
  await expectSteadyPage(page, () => ready(page))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a placeholder link does not jump to the top', async ({ page }) => {
  await expectNoJump(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a placeholder link does not jump to the top', async ({ page }) => {
    await expectNoJump(page)
  })

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

  test('a story can be read', async ({ page }) => {
    await page.goto('projects/kubernetes-cluster/')
    await expect(page.getByText('The last outage caused by a release was fourteen months ago.').last()).toBeVisible()
  })

  test('the menu of phones opens and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('')
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
  })

  test('the navigation bar has as many lines as its links need', async ({ page }) => {
    await page.goto(site('long'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.locator('header a:visible')
    expect(await links.count()).toBeGreaterThan(10)
    for (const link of await links.all()) await link.click({ trial: true })
    expect(await overflowing(page)).toEqual([])
  })
})

/** Opens the page without its scripts, scrolls, and lets the scripts arrive. Expects the page in its place in every frame. */
async function expectSteadyPage(page: Page, arrival: () => Promise<unknown>) {
  const release = await delayResponse(page, '**/*.js')
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await scrollToTop(page, 1500)
  const frames = await recordFrames(page, '#owner', '#root > [hidden]')
  release()
  await arrival()
  await page.waitForTimeout(200)
  expect(await frames()).toEqual([expect.stringMatching(/^-\d.*,hidden$/)])
  expect(await scrollTop(page)).toBe(1500)
}

async function expectNoJump(page: Page) {
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
