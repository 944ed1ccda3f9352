import type { Locator, Page } from '@playwright/test'
import {
  TRANSPARENT,
  bringIntoView,
  expect,
  organisationCards,
  section,
  site,
  test,
  thumbnails,
  visit,
} from './fixtures.ts'

// tests/references/ shows the order and columns of the main page, tests/contents.spec.ts that every item is on it.
test('shows a profile card with title, facts and a round photo, and a card for each company', async ({ page }) => {
  await visit(page)
  const profile = section(page, 'Alex Example')
  await expect(profile.getByText('DevOps Engineer & Cloud Architect & Data Engineer')).toBeVisible()
  const facts = ['3+ Years Experience', 'Remote / Lisbon', 'Available for projects']
  await expect(profile.getByRole('listitem')).toHaveText(facts)
  const photo = page.getByRole('button', { name: 'Open profile photo' })
  await expect(photo).toHaveCSS('border-radius', '50%')
  const dot = profile.locator('span[aria-hidden]')
  await expect(dot).toHaveCSS('background-color', /^oklch\([\d.]+ [\d.]+ 1[45]\d/) // green

  const filled = profile.getByRole('link', { name: 'Write to me' })
  await expect(filled).toHaveAttribute('href', 'mailto:alex@example.com')
  await expect(filled).not.toHaveCSS('background-color', TRANSPARENT)
  await expect(profile.getByRole('link', { name: 'CV as PDF' })).toHaveCSS('background-color', TRANSPARENT)
  await expect(profile.getByRole('link', { name: 'Contact card' })).toHaveAttribute('href', '/contact.vcf')

  const company = organisationCards(page).first()
  await expect(company.getByRole('img', { name: 'Logo of Example Technologies' })).toBeAttached()
  await expect(company.getByRole('listitem')).toHaveCount(3)
  await expect(company.getByRole('term')).toHaveText(['Phone', 'Email', 'Location'])
  const website = company.getByRole('link', { name: /opens in a new tab/ })
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the hero is 600px high, and its text stays inside and below the bar, also at 200%', async ({ page }) => {
  await visit(page)
  const texts = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^Specializing in/),
    page.locator('[data-part=hero]'),
  ]
  const name = page.getByRole('navigation').getByRole('link', { name: 'Alex Example' })
  for (const [percent, widths] of [
    [100, [320, 820, 1920]],
    [200, [320, 390, 640, 1280]],
  ] as const) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const boxes = await Promise.all(texts.map((part) => part.evaluate((element) => element.getBoundingClientRect())))
      const [bar, headline, subtitle, hero] = boxes
      const edges = [bar?.bottom, headline?.top, headline?.bottom, subtitle?.top, subtitle?.bottom, hero?.bottom]
      expect(edges, `at ${width}px and ${percent}%`).toEqual(edges.map(Number).toSorted((a, b) => a - b))
      if (percent === 100) expect(edges.at(-1)).toBe(600)
      const cut = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(cut, 'lines of the name').toBeLessThan(10)
    }
  }
})

test('the footer shows the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'))
  await visit(page)
  await expect(page.getByText(/^©/)).toHaveText('© 2031 Alex Example. All rights reserved.')
})

const filters = (page: Page) => section(page, 'Project Gallery').getByRole('group').getByRole('button')

test('the gallery filters by category, and fills the button of the filter', async ({ page }) => {
  await visit(page)
  await expect(filters(page)).toHaveText(['All', 'Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data'])
  await bringIntoView(filters(page).first())
  await filters(page).nth(1).click()
  await expect(page.getByRole('status')).toHaveText('2 of 6 projects')
  await expect(thumbnails(page).filter({ visible: true })).toHaveCount(2)
  const fill = await filters(page)
    .nth(2)
    .evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(filters(page).nth(1)).not.toHaveCSS('background-color', fill)
  await filters(page).first().click()
  await expect(thumbnails(page).filter({ visible: true })).toHaveCount(6)
})

test('the gallery moves thumbnails and the next section to their places', async ({ page }) => {
  await visit(page)
  await filters(page).first().scrollIntoViewIfNeeded()
  const handles = await Promise.all(
    [filters(page).last(), filters(page).first(), thumbnails(page).last(), section(page, 'Work History')].map((part) =>
      part.elementHandle(),
    ),
  )
  const places = await page.evaluate(async ([data, all, ...parts]) => {
    const found: string[] = []
    for (const pressed of [null, data, all, data]) {
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await Promise.resolve() // React has rendered.
      found.push(parts.map((part) => part?.getBoundingClientRect().top).join())
    }
    return found
  }, handles)
  expect(new Set(places).size, 'nothing jumps').toBe(1)
  const topOfThumbnail = () =>
    thumbnails(page)
      .last()
      .evaluate((link) => link.getBoundingClientRect().top)
  await expect.poll(topOfThumbnail).not.toBe(Number.parseFloat(places[0] ?? ''))
})

test('a project has its title and result below the picture, and its category on hover and focus', async ({ page }) => {
  await visit(page)
  const project = (title: string) => page.locator('#gallery li').filter({ hasText: title })
  const caption = (title: string) => thumbnails(page).getByText(title, { exact: true })
  await thumbnails(page).first().scrollIntoViewIfNeeded()
  await expect(project('Cloud Infrastructure').locator('p').first()).toHaveText('Infrastructure Cloud Infrastructure')
  await expect(project('Cloud Infrastructure').getByText('18 minutes', { exact: true })).toBeVisible()
  await expect.poll(() => opacityOf(caption('Cloud Infrastructure'))).toBe(0)
  await thumbnails(page).first().hover()
  await expect.poll(() => opacityOf(caption('Cloud Infrastructure'))).toBe(1)
  await filters(page).last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(thumbnails(page).nth(1)).toBeFocused()
  await expect.poll(() => opacityOf(caption('Kubernetes Cluster'))).toBe(1)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect(caption('Kubernetes Cluster'), 'nothing is on the picture on touch screens').toBeHidden()
  await expect(project('Kubernetes Cluster').locator('p').first()).toBeVisible()
})

test('the texts of a project open it, too', async ({ page }) => {
  await visit(page)
  const figure = page.locator('#gallery').getByText('18 minutes', { exact: true })
  await figure.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await figure.boundingBox()) ?? {}
  await page.mouse.click(x + 5, y + 5)
  await expect(page.getByRole('dialog', { name: 'Cloud Infrastructure' })).toBeVisible()
})

/** Of an element and everything around it. */
function opacityOf(part: Locator) {
  return part.evaluate((element) => {
    let opacity = 1
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity)
    }
    return opacity
  })
}

for (const name of ['sample', 'full']) {
  test(`projects of the ${name} content have their titles, figures and bars in the same places`, async ({ page }) => {
    await visit(page, site(name))
    const placesOf = (selector: string) =>
      page.locator('#gallery li').evaluateAll(
        (items, part) =>
          items.flatMap((item) => {
            const top = item.getBoundingClientRect().top
            const found = item.querySelector(part)?.getBoundingClientRect()
            return found ? [`row at ${Math.round(top)}: ${Math.round(found.top - top)}`] : []
          }),
        selector,
      )
    for (const part of ['p > span:last-child', 'div:not([id]) > p', 'div:not([id]) > svg']) {
      const places = await placesOf(part)
      const rows = new Set(places.map((place) => place.split(':')[0]))
      expect(new Set(places).size, `${part}: ${places.join('; ')}`).toBe(rows.size)
    }
  })
}
