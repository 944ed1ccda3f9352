import { brokenLinks } from '../cli/check/broken-links.ts'
import {
  academy,
  company,
  expect,
  expectNoAxeViolations,
  nextPaint,
  ready,
  recordFrames,
  scrollThrough,
  scrollTop,
  scrollToTop,
  site,
  slowClock,
  test,
  toAcademy,
  toCompany,
  toggle,
  toHome,
  visit,
} from './fixtures.ts'

test('an organisation opened by a link is shown in the next frame under reduced motion, also the second time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // A transition would need a few frames.
  await visit(page)
  for (const link of [toAcademy(page), toCompany(page), toAcademy(page)]) {
    const isShown = await link.evaluate(async (element: HTMLElement) => {
      const before = document.activeElement
      element.click()
      await new Promise(requestAnimationFrame)
      const { activeElement: after } = document
      return after !== before && after?.matches('#routed h2')
    })
    expect(isShown).toBe(true)
  }
})

test('an organisation opened by a link appears below the main page with a transition, in view, focused, named in the title', async ({
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
  await expect(page).toHaveURL(/:\d+\/academy\/$/)
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
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an organisation opened by its card, a second time too, is one entry of the history', async ({ page }) => {
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
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an organisation opened by its address is in view and focused when the overlay ends, and never moves', async ({
  page,
}) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('academy', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  const frames = await recordFrames(page, '#routed-title')
  await setNormalSpeed()
  await ready(page)
  await expect(academy(page)).toBeFocused()
  await expect(academy(page)).toBeInViewport()
  expect(await frames(), 'it is hidden, and then in one place').toHaveLength(2)

  await scrollToTop(page, 900)
  await page.reload()
  await ready(page)
  expect(await scrollTop(page), 'a reload keeps the position').toBe(900)
})

test('an organisation opened by an address with a section of the main page shows that section', async ({ page }) => {
  await visit(page, 'academy#expertise')
  await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
  await nextPaint(page)
  await expect(academy(page)).not.toBeInViewport()
})

test('an organisation stays or goes with back and forward, which change the title and keep the scroll position', async ({
  page,
}) => {
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

test('an organisation is shown even if the host answers every address with the home page', async ({
  page,
  request,
}) => {
  const home = await (await request.get('')).text()
  await page.route('**/academy', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  await visit(page, 'academy')
  await expect(academy(page)).toBeInViewport()
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

test('below a base path, assets, images, animations and links work', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    const isBelow = new URL(response.url()).pathname.startsWith('/portfolio/')
    if (response.status() >= 400 || !isBelow) failed.push(response.url())
  })
  await visit(page, site('portfolio'))
  await scrollThrough(page)
  await expect(page.locator('[data-state=empty]')).toHaveCount(0)
  await toAcademy(page).click()
  await expect(academy(page)).toBeFocused()
  await expect(page).toHaveURL(/:\d+\/portfolio\/academy\/$/)
  await page.reload()
  await expect(academy(page)).toBeVisible()
  await toHome(page).click()
  await expect(academy(page)).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/portfolio\/$/)
  expect(failed).toEqual([])
  expect((await brokenLinks(site('portfolio'), ['', 'academy/', 'projects/kubernetes-cluster/'])).broken).toEqual([])
})

for (const name of ['sample', 'portfolio']) {
  test(`an unknown address of the ${name} answers 404, and shows a not-found page below the main page`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const response = await page.goto(`${site(name)}no/such/page`)
    expect(response?.status()).toBe(404)
    const title = page.getByRole('heading', { name: 'Page not found' })
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    await expect(page).toHaveTitle('Page not found | Alex Example')
    for (let theme = 0; theme < 2; theme++) {
      await expectNoAxeViolations(page, { include: '#routed' })
      await toggle(page).click()
    }
    await toHome(page).click()
    await expect(title).toHaveCount(0)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
}
