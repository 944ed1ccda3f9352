import type { Page } from '@playwright/test'
import { expect, overlay, ready, test, toggle, visit } from './site.ts'

const academy = (page: Page) => page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })
const company = (page: Page) => page.getByRole('heading', { name: 'Example Technologies (Private) Limited' })
const toAcademy = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Example Academy' })

test.describe('the navigation bar', () => {
  test('leads to the sections, to both organisations, and back to the top', async ({ page }) => {
    await visit(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText([
      'Alex Example',
      'Expertise',
      'Companies',
      'Projects',
      'History',
      'Example Technologies',
      'Example Academy',
      'CV',
    ])
    for (const [label, heading] of [
      ['Expertise', 'Technical Expertise'],
      ['Companies', 'Current Company'],
      ['Projects', 'Project Gallery'],
      ['History', 'Work History'],
    ] as const) {
      await bar.getByRole('link', { name: label, exact: true }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
    await bar.getByRole('link', { name: 'Alex Example' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('closes its menu when the window grows wide enough for all of it', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 800 })
    await visit(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu:popover-open')).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#menu:popover-open')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'History', exact: true })).toBeInViewport()
  })

  test('its first Tab stop is a link that skips it', async ({ page }) => {
    await visit(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Open profile photo' })).toBeFocused()
  })

  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('stands behind a button, and goes when a link is followed, by Escape, or by a tap beside it', async ({
      page,
    }) => {
      await visit(page)
      const expertise = page.getByRole('link', { name: 'Expertise', exact: true })
      const menu = page.getByRole('button', { name: 'Menu' })
      await expect(expertise).toBeHidden()
      await menu.click()
      await expect(expertise).toBeVisible()
      await expertise.click()
      await expect(expertise).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
      await menu.click()
      await page.keyboard.press('Escape')
      await expect(expertise).toBeHidden()
      await menu.click()
      await page.touchscreen.tap(200, 800)
      await expect(expertise).toBeHidden()
      await menu.click()
      await toAcademy(page).click()
      await expect(academy(page)).toBeInViewport()
      await expect(toAcademy(page)).toBeHidden()
    })
  })
})

test('the CV is a PDF, one link away', async ({ page, request }) => {
  await visit(page)
  const href = await page.getByRole('navigation').getByRole('link', { name: 'CV as PDF' }).getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/pdf')
  const pdf = await response.body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(120_000)
})

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
      await card.click()
      await expect(company(page)).toBeFocused()
      await expect(company(page)).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
  })

  test('asked for by its address is brought once the overlay is gone', async ({ page }) => {
    await page.goto('academy')
    await expect(overlay(page)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await ready(page)
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
  })

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
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/organisation-route-*.js', async (route) => {
      await held
      await route.continue()
    })
    await visit(page)
    await toAcademy(page).click()
    await expect(page.locator('#routed').getByText('Loading...')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#routed').getByText('Loading...')).toHaveCount(0)
    await page.goForward()
    arrive()
    await expect(academy(page)).toBeVisible()
    await page.waitForTimeout(200)
    await expect(academy(page)).not.toBeFocused()
  })

  test('a visitor who has scrolled before the scripts come stays where they are', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3500))
      await route.continue()
    })
    await page.goto('academy', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
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

test.describe('while the code of a page is on its way', () => {
  test('a fallback shows the text "Loading..."', async ({ page }) => {
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/organisation-route-*.js', async (route) => {
      await held
      await route.continue()
    })
    await visit(page)
    await toAcademy(page).click()
    const fallback = page.locator('#routed').getByText('Loading...')
    await expect(fallback).toBeInViewport()
    arrive()
    await expect(academy(page)).toBeFocused()
    await expect(fallback).toHaveCount(0)
  })
})

test.describe('a page whose code fails', () => {
  test.use({ provoked: [/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i] })

  test('says so, leaves the rest alone, and really tries again', async ({ page }) => {
    let attempts = 0
    await page.route('**/organisation-route-*.js', async (route) => {
      attempts++
      if (attempts < 3) await route.abort()
      else await route.continue()
    })
    await visit(page)
    await toAcademy(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await expect(alert).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => attempts).toBe(2)
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(academy(page)).toBeFocused()
    await expect(alert).toHaveCount(0)
  })

  test('and that came as HTML stays, on a page that works', async ({ page }) => {
    await page.route('**/organisation-route-*.js', (route) => route.abort())
    await visit(page, 'academy')
    await expect(academy(page)).toBeFocused()
    await expect(page.getByRole('region', { name: 'Our Programs' })).toBeVisible()
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('region', { name: 'Our Programs' })).toBeVisible()
    await page.getByRole('button', { name: 'Data', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('1 of 6 projects')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await ready(page)
    await expect(academy(page)).toHaveCount(0)
    await toAcademy(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('and that came as HTML gives way to another address', async ({ page }) => {
    await page.route('**/organisation-route-*.js', (route) => route.abort())
    await visit(page, 'academy')
    await page.getByRole('navigation').getByRole('link', { name: 'Example Technologies' }).click()
    await expect(academy(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toBeVisible()
  })
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
