import type { Page } from '@playwright/test'
import {
  academy,
  company,
  countNavigations,
  delayResponse,
  expect,
  ORGANISATION_CODE,
  ready,
  test,
  toAcademy,
  toCompany,
  toggle,
  toHome,
  visit,
} from './site.ts'

test.describe('when the code of an organisation’s page is loaded', () => {
  test('the page is shown at once, without "Loading...", also the second time and by back and forward', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // A transition needs a few frames.
    await visit(page)
    await codeLoaded(page)
    for (const link of [toAcademy(page), toCompany(page), toAcademy(page)]) {
      const isShown = await link.evaluate(async (element: HTMLElement) => {
        const before = document.querySelector('#routed h2')
        element.click()
        await new Promise(requestAnimationFrame)
        const after = document.querySelector('#routed h2')
        return after !== null && after !== before && after === document.activeElement
      })
      expect(isShown, 'in the next frame').toBe(true)
    }
    await toHome(page).click()
    await expect(academy(page)).toHaveCount(0)
    await page.goBack()
    await expect(academy(page)).toBeVisible()
    await page.goForward()
    await expect(academy(page)).toHaveCount(0)
    await page.waitForTimeout(400) // React would show a fallback for 300 ms.
    expect(await showedLoading(page)).toBe(false)
  })

  test('it is loaded as soon as the visitor points at or focuses something', async ({ page }) => {
    const release = await delayResponse(page, '**/*.woff2') // `load`, which loads it too, waits for fonts.
    let requested = 0
    page.on('request', (request) => (requested += Number(request.url().includes('organisation-page-'))))
    await page.goto('', { waitUntil: 'commit' })
    await ready(page)
    expect(requested).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => requested).toBe(1)
    release()
  })
})

test.describe('while the code of an organisation’s page is on its way', () => {
  test('"Loading..." is announced in its place, and names the section', async ({ page }) => {
    const release = await delayResponse(page, ORGANISATION_CODE)
    await visit(page)
    await toAcademy(page).click()
    const routed = page.locator('#routed')
    await expect(routed.getByRole('status')).toHaveText('Loading...')
    await expect(page.getByRole('region', { name: 'Loading...', exact: true })).toBeInViewport()
    await expect(routed.getByText('Loading...')).toBeFocused()
    release()
    await expect(academy(page)).toBeFocused()
    await expect(routed.getByText('Loading...')).toHaveCount(0)
  })

  test('a visitor at its address can use the rest of the page', async ({ page }) => {
    const release = await delayResponse(page, ORGANISATION_CODE)
    await visit(page, 'academy')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await watchForLoading(page)
    await page.getByRole('button', { name: 'Data', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('1 of 6 projects')
    await expect(academy(page)).toBeVisible()
    release()
    await codeLoaded(page)
    await toHome(page).click()
    await expect(academy(page)).toHaveCount(0)
    expect(await showedLoading(page)).toBe(false)
  })
})

test.describe('when the code of an organisation’s page is missing', () => {
  test.use({
    expectedConsoleErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
  })
  test.beforeEach(({ page }) => page.route(ORGANISATION_CODE, (route) => route.abort()))

  test('a link leads to its address, where the page is HTML, and "Loading..." is announced until it answers', async ({
    page,
  }) => {
    await page.route('**/academy/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await visit(page)
    const navigations = countNavigations(page)
    // No query of Playwright's is answered while a navigation is pending, so the page records its last frame.
    await page.evaluate(() => {
      const record = () => {
        sessionStorage['focused'] = document.activeElement?.closest('#routed [role=status]')?.textContent
        requestAnimationFrame(record)
      }
      record()
    })
    await toAcademy(page).click()
    await expect.poll(navigations).toBe(1)
    await ready(page)
    expect(await page.evaluate(() => sessionStorage['focused'])).toBe('Loading...')
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Our Programs' })).toBeVisible()
    await page.waitForTimeout(500)
    expect(navigations()).toBe(1)
    await page.goBack()
    await ready(page)
    await expect(academy(page)).toHaveCount(0)
  })

  test('and the visitor is offline, an alert offers to try again, which works once they are online', async ({
    page,
    context,
  }) => {
    await visit(page)
    const navigations = countNavigations(page)
    await context.setOffline(true)
    await toAcademy(page).click()
    const alert = page.getByRole('alert')
    const tryAgain = alert.getByRole('button', { name: 'Try again' })
    await expect(alert).toBeInViewport()
    await expect(alert.getByRole('paragraph')).toBeFocused()
    await expect(page.getByRole('region', { name: await alert.getByRole('paragraph').innerText() })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
    const second = page.waitForEvent('requestfailed')
    await tryAgain.focus()
    await page.keyboard.press('Enter')
    await second
    await expect(tryAgain).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('#routed')?.id)).toBe('routed')
    await context.setOffline(false)
    await page.unroute(ORGANISATION_CODE)
    await tryAgain.focus()
    await page.keyboard.press('Enter')
    await expect(academy(page)).toBeFocused()
    await expect(alert).toHaveCount(0)
    expect(navigations()).toBe(0)
  })

  // Most hosts redirect to the address with a trailing slash.
  for (const address of ['academy', 'academy/']) {
    test(`the HTML at /${address} stays, on a page that works, and links lead elsewhere`, async ({ page }) => {
      await visit(page, address)
      const navigations = countNavigations(page)
      await expect(academy(page)).toBeFocused()
      const programs = page.getByRole('region', { name: 'Our Programs' })
      const isSame = () =>
        page.evaluate(() => Reflect.get(globalThis, 'html') === document.querySelector('#routed-title'))
      await page.evaluate(() => Object.assign(globalThis, { html: document.querySelector('#routed-title') }))
      await toggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(programs).toBeVisible()
      await page.getByRole('button', { name: 'Data', exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('1 of 6 projects')
      await toAcademy(page).click()
      await expect(academy(page)).toBeFocused()
      await expect(academy(page)).toBeInViewport()
      await page.waitForTimeout(300)
      await expect(programs).toBeVisible()
      expect(await isSame()).toBe(true)
      expect(navigations()).toBe(0)
      await toCompany(page).click()
      await expect(company(page)).toBeFocused()
      await expect(academy(page)).toHaveCount(0)
    })
  }

  test.describe('and React has to render the page anew', () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to fetch dynamically|Minified React error #418/] })

    test('an alert says so', async ({ page }) => {
      await page.route(/\/academy\/$/, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)[^<]+/, '$1Un titre traduit') })
      })
      await visit(page, 'academy/')
      await expect(page.getByRole('alert')).toBeVisible()
    })
  })

  test('an alert says so where a navigation would lead to the same document, and a further attempt works', async ({
    page,
  }) => {
    await visit(page, 'academy/')
    const navigations = countNavigations(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Alex Example' }).click()
    await expect(academy(page)).toHaveCount(0)
    await toAcademy(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(navigations()).toBe(0)
    await page.unroute(ORGANISATION_CODE)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(academy(page)).toBeFocused()
  })
})

test.describe('when the host answers with an earlier home page, whose code is gone', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

  test('a link ends in an alert after one navigation', async ({ page, request }) => {
    const body = await (await request.get('')).text()
    await page.route(ORGANISATION_CODE, (route) => route.abort())
    await page.route('**/academy/', (route) => route.fulfill({ body, contentType: 'text/html' }))
    await visit(page)
    const navigations = countNavigations(page)
    await toAcademy(page).click()
    await expect.poll(navigations).toBe(1)
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeVisible()
    await page.waitForTimeout(500)
    expect(navigations()).toBe(1)
  })
})

/** Waits for the code, and watches from then on whether the routed area shows "Loading...". */
async function codeLoaded(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /organisation-page-[^/]+\.js$/.test(name)),
  )
  await page.waitForTimeout(100) // Its import resolves after its request.
  await watchForLoading(page)
}

async function watchForLoading(page: Page) {
  await page.evaluate(() => {
    const routed = document.querySelector('#routed')
    if (!routed) throw new Error('There is no routed area.')
    new MutationObserver(() => {
      if (routed.textContent.includes('Loading...')) document.documentElement.dataset['showedLoading'] = 'yes'
    }).observe(routed, { childList: true, subtree: true, characterData: true })
  })
}

function showedLoading(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['showedLoading'] === 'yes')
}
