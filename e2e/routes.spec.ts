import { academy, company, expect, holdBack, overlay, ready, test, toAcademy, visit } from './site.ts'

test.describe('an organisation', () => {
  test('asked for by a link is brought below the main page: in view, focused, named in the title', async ({ page }) => {
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
    expect(order, 'it stands below the footer').toBe(true)
  })

  test('asked for by a card or while it stands already is brought as well', async ({ page }) => {
    await visit(page)
    const card = page.getByRole('article').getByRole('link', { name: 'Example Technologies' })
    for (let time = 0; time < 2; time++) {
      await card.hover() // Its section settles as it is scrolled in, and would take the link from under the pointer.
      await card.click()
      await expect(company(page)).toBeFocused()
      await expect(company(page)).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
  })

  for (const [parts, delay] of [
    ['are', '.6s'],
    ['are not yet', '1.5s'],
  ] as const) {
    test(`asked for by its address is there when the overlay goes, if all parts ${parts} laid out as React comes`, async ({
      page,
    }) => {
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch()
        const style = await response.text()
        expect(style).toContain('animation-delay:.6s}')
        await route.fulfill({ response, body: style.replace('animation-delay:.6s}', `animation-delay:${delay}}`) })
      })
      // The overlay's clock waits for React, however slow the machine; and where the heading stands in each frame that is seen.
      await page.addInitScript(() => {
        const seen: number[] = []
        Object.assign(globalThis, { seen })
        const look = () => {
          const isLive = document.documentElement.dataset['live'] !== undefined
          for (const animation of document.getAnimations()) {
            if (Number(animation.effect?.getComputedTiming().endTime) < 2000) continue
            if (!isLive) animation.pause()
            else if (animation.playState === 'paused') animation.play()
          }
          const [main, title] = ['h1', '#routed-title'].map((name) => document.querySelector(name))
          const isSeen = main && getComputedStyle(main).visibility === 'visible'
          if (title && isSeen) seen.push(title.getBoundingClientRect().top)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await visit(page, 'academy')
      await expect(academy(page)).toBeFocused()
      await expect(academy(page)).toBeInViewport()
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
      expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(1)
    })
  }

  test('asked for with a section of the main page leaves the visitor at that section', async ({ page }) => {
    for (const [place, heading] of [
      ['#expertise', 'Technical Expertise'],
      ['#content', 'DevOps & Infrastructure Expert'],
    ] as const) {
      await visit(page, `academy${place}`)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.waitForTimeout(200)
      await expect(academy(page)).not.toBeInViewport()
      await page.goto('about:blank')
    }
  })

  test('asked for twice stands once in the history', async ({ page }) => {
    await visit(page)
    for (let time = 0; time < 3; time++) await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('is left by "Back to Home", which goes to the top', async ({ page }) => {
    await visit(page, 'academy')
    await expect(academy(page)).toBeFocused()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(academy(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Alex Example \|/)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('back and forward change page and title and keep the place', async ({ page }) => {
    await visit(page)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await toAcademy(page).click()
    await expect(academy(page)).toBeInViewport()
    const place = await page.evaluate(() => scrollY)

    await page.goBack()
    await expect(academy(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Alex Example \|/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)

    await page.goForward()
    await expect(academy(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Example Academy/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('back and forward bring nobody to a page they had scrolled away from', async ({ page }) => {
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

  test('a page that was left before its code came takes nobody’s focus when it is come back to', async ({ page }) => {
    const letThrough = await holdBack(page, '**/organisation-route-*.js')
    await visit(page)
    await toAcademy(page).click()
    await expect(page.locator('#routed').getByText('Loading...')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#routed').getByText('Loading...')).toHaveCount(0)
    await page.goForward()
    letThrough()
    await expect(academy(page)).toBeVisible()
    await page.waitForTimeout(200)
    await expect(academy(page)).not.toBeFocused()
  })

  test('a visitor who has scrolled before the scripts come stays where they are', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.js')
    await page.goto('academy', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    letThrough()
    await page.locator('html[data-live]').waitFor()
    await expect(overlay(page)).toHaveCount(0)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(700)
  })

  test('a reload keeps the place as well', async ({ page }) => {
    await visit(page, 'academy')
    await expect(academy(page)).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await ready(page)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('gives way to the other one', async ({ page }) => {
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
    test(`at /${path} has all that its page is specified to have`, async ({ page }) => {
      await visit(page, path)
      const below = page.getByRole('region', { name, exact: true })
      await expect(below.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(below.getByText(tagline)).toBeVisible()
      const logo = below.getByRole('img', { name: /^Logo of/ })
      expect(await logo.evaluate((image) => getComputedStyle(image.closest('div') ?? image).borderRadius)).toBe('50%')
      await expect(logo).toHaveAttribute('src', /^\/images\//)
      await expect(below.getByRole('region', { name: about }).getByRole('paragraph')).toHaveCount(2)
      const cards = below.getByRole('region', { name: offers }).getByRole('listitem')
      await expect(cards.getByRole('heading')).toHaveText([...items])
      await expect(cards.locator('svg')).toHaveCount(4)
      await expect(cards.getByRole('paragraph')).toHaveCount(4)
      const contact = below.getByRole('region', { name: 'Contact Us' })
      await expect(contact.getByRole('term')).toHaveText(['Phone', 'Email', 'Location', 'Website'])
      await expect(contact.getByRole('definition').nth(2)).toHaveText('Lisbon, Portugal')
    })
  }
})

test.describe('an unknown address', () => {
  test.use({ provoked: [/404/] })

  test('answers 404 with the same frame and a not-found page below', async ({ page }) => {
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

test('a host that answers every address with the home page still gets its visitors where they wanted', async ({
  page,
  request,
}) => {
  const home = await (await request.get('')).text()
  await page.route('**/academy', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  await visit(page, 'academy')
  await expect(academy(page)).toBeInViewport()
})
