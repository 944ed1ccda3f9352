import type { Page } from '@playwright/test'
import { academy, company, delayResponse, expect, ready, slowClock, test, toAcademy, toggle, visit } from './site.ts'

const CODE = '**/organisation-page-*.js'

test.describe('an organisation', () => {
  test('opened by a link is shown below the main page: in view, focused, named in the title', async ({ page }) => {
    await visit(page)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
    await expect(page).toHaveTitle('Example Academy of Entrepreneurship | Alex Example')
    expect(new URL(page.url()).pathname).toBe('/academy')
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeAttached()
    const order = await page.evaluate(() => {
      const [footer, routed] = [document.querySelector('footer'), document.querySelector('#routed section')]
      return footer && routed ? footer.getBoundingClientRect().bottom <= routed.getBoundingClientRect().top : false
    })
    expect(order, 'below the footer').toBe(true)
  })

  test('opened by its card, or a second time, is shown as well', async ({ page }) => {
    await visit(page)
    const card = page.getByRole('article').getByRole('link', { name: 'Example Technologies' })
    for (let time = 0; time < 2; time++) {
      await card.hover() // Scrolling it in moves its section, and the link with it.
      await card.click()
      await expect(company(page)).toBeFocused()
      await expect(company(page)).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
  })

  test('is in view and focused when the overlay ends, if it was opened by its address', async ({ page }) => {
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
    const positions = await page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions)
    expect(positions.length).toBeGreaterThan(0)
    expect(Math.max(...positions) - Math.min(...positions)).toBeLessThan(1)
  })

  test('opened by an address with a section of the main page shows that section', async ({ page }) => {
    for (const [hash, heading] of [
      ['#expertise', 'Technical Expertise'],
      ['#content', 'DevOps & Infrastructure Expert'],
    ] as const) {
      await visit(page, `academy${hash}`)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.waitForTimeout(200)
      await expect(academy(page)).not.toBeInViewport()
      await page.goto('about:blank')
    }
  })

  test('opened three times in a row is one entry of the history', async ({ page }) => {
    await visit(page)
    for (let time = 0; time < 3; time++) await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('is left by "Back to Home", which leads to the top', async ({ page }) => {
    await visit(page, 'academy')
    await expect(academy(page)).toBeFocused()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(academy(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Alex Example \|/)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('stays or goes with back and forward, which change the title and keep the scroll position', async ({ page }) => {
    await visit(page)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await toAcademy(page).click()
    await expect(academy(page)).toBeInViewport()
    const position = await page.evaluate(() => scrollY)

    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Alex Example \|/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)

    await page.goForward()
    await expect(academy(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Example Academy/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  })

  test('is not scrolled to by back and forward, if the visitor had scrolled away from it', async ({ page }) => {
    await visit(page)
    await toAcademy(page).click()
    await expect(academy(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    await page.goForward()
    await expect(academy(page)).toBeAttached()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  })

  test('takes no focus if its code arrives after back and forward', async ({ page }) => {
    const release = await delayResponse(page, CODE)
    await visit(page)
    await toAcademy(page).click()
    await expect(page.locator('#routed').getByText('Loading...')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#routed').getByText('Loading...')).toHaveCount(0)
    await page.goForward()
    release()
    await expect(academy(page)).toBeVisible()
    await page.waitForTimeout(200)
    await expect(academy(page)).not.toBeFocused()
  })

  test('keeps the scroll position when reloaded', async ({ page }) => {
    await visit(page, 'academy')
    await expect(academy(page)).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await ready(page)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('is replaced by the other one', async ({ page }) => {
    await visit(page, 'academy')
    await page.getByRole('navigation').getByRole('link', { name: 'Example Technologies' }).click()
    await expect(company(page)).toBeFocused()
    await expect(academy(page)).toHaveCount(0)
  })

  for (const [path, name, tagline, about, offers, items] of [
    [
      'foundation',
      'Example Technologies (Private) Limited',
      'Empowering Businesses Through Technology Innovation',
      'About Us',
      'Our Services',
      ['Enterprise Solutions', 'Digital Transformation', 'Innovation Labs', 'Technology Consulting'],
    ],
    [
      'academy',
      'Example Academy of Entrepreneurship',
      "Building Tomorrow's Entrepreneurs Today",
      'About The Academy',
      'Our Programs',
      ['Entrepreneurship Program', 'Technology Skills', 'Business Strategy', 'Mentorship'],
    ],
  ] as const) {
    test(`at /${path} has a tagline, a round logo, texts, offers and contact details`, async ({ page }) => {
      await visit(page, path)
      const routed = page.getByRole('region', { name, exact: true })
      await expect(routed.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(routed.getByText(tagline)).toBeVisible()
      const logo = routed.getByRole('img', { name: /^Logo of/ })
      expect(await logo.evaluate((image) => getComputedStyle(image.closest('div') ?? image).borderRadius)).toBe('50%')
      await expect(logo).toHaveAttribute('src', /^\/images\//)
      await expect(routed.getByRole('region', { name: about }).getByRole('paragraph')).toHaveCount(2)
      const cards = routed.getByRole('region', { name: offers }).getByRole('listitem')
      await expect(cards.getByRole('heading')).toHaveText([...items])
      await expect(cards.locator('svg')).toHaveCount(4)
      await expect(cards.getByRole('paragraph')).toHaveCount(4)
      const contact = routed.getByRole('region', { name: 'Contact Us' })
      await expect(contact.getByRole('term')).toHaveText(['Phone', 'Email', 'Location', 'Website'])
      await expect(contact.getByRole('definition').nth(2)).toHaveText('Lisbon, Portugal')
    })
  }
})

test.describe('a visitor who has scrolled keeps the position and the focus', () => {
  test('when the scripts arrive late', async ({ page }) => {
    const release = await delayResponse(page, '**/*.js')
    await page.goto('academy', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    release()
    await ready(page)
    await expectUnmoved(page, 500)
  })

  test('when the code of the page arrives late', async ({ page }) => {
    const release = await delayResponse(page, CODE)
    await page.goto('academy', { waitUntil: 'commit' })
    await ready(page)
    await expect(academy(page)).toBeFocused()
    await scrollAway(page)
    release()
    await page.waitForResponse(CODE)
    await expectUnmoved(page, 700)
  })

  test('when the code of a page that they asked for arrives late', async ({ page }) => {
    const release = await delayResponse(page, CODE)
    await visit(page)
    await toAcademy(page).click()
    await expect(page.locator('#routed').getByRole('status')).toBeInViewport()
    await scrollAway(page)
    release()
    await expect(academy(page)).toBeVisible()
    await expectUnmoved(page, 700)
  })

  test('when the overlay ends', async ({ page }) => {
    const setNormalSpeed = await slowClock(page)
    await page.goto('academy', { waitUntil: 'commit' })
    await page.locator('html[data-motion]').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await setNormalSpeed()
    await ready(page)
    await expectUnmoved(page, 700)
  })

  test('when another script replaces the address', async ({ page }) => {
    await visit(page)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await scrollAway(page)
    await page.evaluate(() => {
      history.replaceState({ theirs: true }, '')
      history.replaceState(history.state, '', '?campaign=1')
      history.replaceState(history.state, '', '/academy/')
    })
    await expectUnmoved(page, 700)
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
  await page.waitForTimeout(300)
  await expect(toggle(page)).toBeFocused()
})

test.describe('an unknown address', () => {
  test.use({ expectedConsoleErrors: [/404/] })

  test('answers 404, and shows a not-found page below the main page', async ({ page }) => {
    const response = await page.goto('no/such/page')
    expect(response?.status()).toBe(404)
    await ready(page)
    const title = page.getByRole('heading', { name: 'Page not found' })
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    await expect(page).toHaveTitle('Page not found | Alex Example')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.locator('#routed').getByRole('link', { name: 'Back to Home' }).click()
    await expect(title).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('an organisation’s page is shown even if the host answers every address with the home page', async ({
  page,
  request,
}) => {
  const home = await (await request.get('')).text()
  await page.route('**/academy', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  await visit(page, 'academy')
  await expect(academy(page)).toBeInViewport()
})

/** Scrolls to 700 pixels and moves the focus from the routed area to the page. */
async function scrollAway(page: Page) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 700, behavior: 'instant' })
  })
}

async function expectUnmoved(page: Page, top: number) {
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(page.locator('body')).toBeFocused()
}
