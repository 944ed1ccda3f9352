import {
  academy,
  company,
  expect,
  nextPaint,
  ready,
  scrollThrough,
  scrollTop,
  scrollToTop,
  slowClock,
  test,
  toAcademy,
  toCompany,
  toggle,
  toHome,
  visit,
} from './fixtures.ts'

test.describe('an organisation', () => {
  test('opened by a link is shown in the next frame under reduced motion, also the second time', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // A transition would need a few frames.
    await visit(page)
    for (const link of [toAcademy(page), toCompany(page), toAcademy(page)]) {
      const isShown = await link.evaluate(async (element: HTMLElement) => {
        const before = document.querySelector('#routed h2')
        element.click()
        await new Promise(requestAnimationFrame)
        const after = document.querySelector('#routed h2')
        return after !== null && after !== before && after === document.activeElement
      })
      expect(isShown).toBe(true)
    }
  })

  test('opened by a link appears below the main page with a transition, in view, focused, named in the title', async ({
    page,
  }) => {
    await visit(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.body.dataset['transitions'] = 'started'
        return start(update)
      }
    })
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-transitions', 'started')
    await expect(academy(page)).toBeInViewport()
    await expect(page).toHaveTitle('Example Academy of Entrepreneurship | Alex Example')
    expect(new URL(page.url()).pathname).toBe('/academy/')
    const [footer, routed] = [await page.locator('footer').boundingBox(), await page.locator('#routed').boundingBox()]
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(routed?.y ?? 0)

    await toCompany(page).click()
    await expect(company(page)).toBeFocused()
    await expect(academy(page)).toHaveCount(0)
    await toHome(page).click()
    await expect(company(page)).toHaveCount(0)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Alex Example \|/)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('opened by its card, a second time too, is one entry of the history', async ({ page }) => {
    await visit(page)
    const card = page.getByRole('article').getByRole('link', { name: 'Example Technologies', exact: true })
    for (let time = 0; time < 2; time++) {
      await card.hover() // Scrolling it in moves its section, and the link with it.
      await card.click()
      await expect(company(page)).toBeFocused()
      await expect(company(page)).toBeInViewport()
      await scrollToTop(page, 0)
    }
    await page.goBack()
    await expect(company(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('opened by its address is in view and focused when the overlay ends, and never moves', async ({ page }) => {
    const setNormalSpeed = await slowClock(page)
    await page.goto('academy', { waitUntil: 'commit' })
    await page.locator('html[data-motion]').waitFor()
    // Where the heading is in each frame that shows it.
    await page.evaluate(() => {
      const positions: number[] = []
      Object.assign(globalThis, { positions })
      const record = () => {
        const title = document.querySelector('#routed-title')
        if (title?.checkVisibility({ visibilityProperty: true })) positions.push(title.getBoundingClientRect().top)
        requestAnimationFrame(record)
      }
      requestAnimationFrame(record)
    })
    await setNormalSpeed()
    await ready(page)
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
    const positions = await page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions) // see above
    expect(positions.length).toBeGreaterThan(0)
    expect(Math.max(...positions) - Math.min(...positions)).toBeLessThan(1)

    await scrollToTop(page, 900)
    await page.reload()
    await ready(page)
    expect(await scrollTop(page), 'a reload keeps the position').toBe(900)
  })

  test('opened by an address with a section of the main page shows that section', async ({ page }) => {
    await visit(page, 'academy#expertise')
    await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
    await nextPaint(page)
    await expect(academy(page)).not.toBeInViewport()
  })

  test('stays or goes with back and forward, which change the title and keep the scroll position', async ({ page }) => {
    await visit(page)
    await scrollToTop(page, 700)
    await toAcademy(page).click()
    await expect(academy(page)).toBeInViewport()
    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Alex Example \|/)
    await expect.poll(() => scrollTop(page)).toBe(700)

    await page.goForward()
    await expect(page).toHaveTitle(/^Example Academy/)
    await scrollToTop(page, 1200)
    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    await page.goForward()
    await expect(academy(page)).toBeAttached()
    await nextPaint(page)
    await expect.poll(() => scrollTop(page), 'it is not scrolled to').toBe(1200)
  })

  test('is shown even if the host answers every address with the home page', async ({ page, request }) => {
    const home = await (await request.get('')).text()
    await page.route('**/academy', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
    await visit(page, 'academy')
    await expect(academy(page)).toBeInViewport()
  })
})

test('a visitor who has focused the theme toggle during the overlay keeps the focus', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('academy', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  await page.keyboard.press('Tab')
  await expect(toggle(page)).toBeFocused()
  await setNormalSpeed()
  await ready(page)
  await nextPaint(page)
  await expect(toggle(page)).toBeFocused()
})

test.describe('below a base path', () => {
  test.use({ baseURL: process.env['PORTFOLIO_ADDRESS'] ?? '' })

  test('assets, images, animations and links work', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      const isBelow = new URL(response.url()).pathname.startsWith('/portfolio/')
      if (response.status() >= 400 || !isBelow) failed.push(response.url())
    })
    await visit(page)
    await scrollThrough(page)
    await expect(page.locator('[data-state=empty]')).toHaveCount(0)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/portfolio/academy/')
    await page.reload()
    await expect(academy(page)).toBeVisible()
    await toHome(page).click()
    await expect(academy(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/portfolio/')
    expect(failed).toEqual([])
  })
})

for (const site of ['SITE', 'PORTFOLIO']) {
  test.describe(`an unknown address of the ${site.toLowerCase()}`, () => {
    test.use({ baseURL: process.env[`${site}_ADDRESS`] ?? '', expectedConsoleErrors: [/404/] })

    test('answers 404, and shows a not-found page below the main page', async ({ page }) => {
      const response = await page.goto('no/such/page')
      expect(response?.status()).toBe(404)
      const title = page.getByRole('heading', { name: 'Page not found' })
      await expect(title).toBeInViewport()
      await expect(title).toBeFocused()
      await expect(page).toHaveTitle('Page not found | Alex Example')
      await toHome(page).click()
      await expect(title).toHaveCount(0)
      await expect.poll(() => scrollTop(page)).toBe(0)
    })
  })
}
