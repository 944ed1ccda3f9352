import type { Page } from '@playwright/test'
import { expect, section, test, thumbnails, visit } from './fixtures.ts'

// tests/references/ shows the order and columns of the main page, tests/contents.spec.ts that every item is on it.
test('shows a profile card with title, facts and a round photo, and a card for each company', async ({ page }) => {
  await visit(page)
  const profile = section(page, 'Alex Example')
  await expect(profile.getByText('DevOps Engineer & Cloud Architect & Data Engineer')).toBeVisible()
  const facts = ['3+ Years Experience', 'Remote / Lisbon', 'Available for projects']
  await expect(profile.getByRole('listitem')).toHaveText(facts)
  const photo = page.getByRole('button', { name: 'Open profile photo' })
  await expect(photo).toHaveCSS('border-radius', '50%')
  const dot = photo.locator('xpath=following-sibling::span')
  await expect(dot).toHaveCSS('background-color', /^oklch\([\d.]+ [\d.]+ 1[45]\d/) // green

  const filled = profile.locator('.filled')
  await expect(filled).toHaveText('Write to me')
  await expect(filled).toHaveAttribute('href', 'mailto:alex@example.com')
  await expect(profile.getByRole('link', { name: 'Available for projects' })).toHaveAttribute('href', /^mailto:/)
  await expect(profile.getByRole('link', { name: 'Contact card' })).toHaveAttribute('href', '/contact.vcf')

  const company = page.getByRole('article').first()
  await expect(company.getByRole('img', { name: 'Logo of Example Technologies' })).toBeAttached()
  await expect(company.getByRole('listitem')).toHaveCount(3)
  await expect(company.getByRole('term')).toHaveText(['Phone', 'Email', 'Location'])
  const website = company.getByRole('link', { name: /opens in a new tab/ })
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the hero is 600px high, and its text stays inside and below the bar, also at 200%', async ({ page }) => {
  await visit(page)
  for (const [percent, widths] of [
    [100, [320, 820, 1920]],
    [200, [320, 390, 640, 1280]],
  ] as const) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const edges = await page.evaluate(() => {
        const [bar, headline, subtitle, hero] = ['header', 'h1', 'h1 + p', 'main > div'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        )
        return [bar?.bottom, headline?.top, headline?.bottom, subtitle?.top, subtitle?.bottom, hero?.bottom].map(Number)
      })
      expect(edges, `at ${width}px and ${percent}%`).toEqual(edges.toSorted((a, b) => a - b))
      if (percent === 100) expect(edges.at(-1)).toBe(600)
      const cut = await page
        .locator('nav > a')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
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
const caption = (page: Page, index: number) => thumbnails(page).nth(index).locator('span').first()

test('the gallery filters by category, and fills the button of the filter', async ({ page }) => {
  await visit(page)
  await expect(filters(page)).toHaveText(['All', 'Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data'])
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
  const places = await filters(page)
    .last()
    .evaluate(async (button) => {
      const found: string[] = []
      for (const pressed of [null, button, button.parentElement?.firstElementChild, button]) {
        pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await Promise.resolve() // React has rendered.
        const parts = [...document.querySelectorAll('#gallery > ul > li:last-child, #history')]
        found.push(parts.map((part) => part.getBoundingClientRect().top).join())
      }
      return found
    })
  expect(new Set(places).size, 'nothing jumps').toBe(1)
  const topOfThumbnail = () =>
    thumbnails(page)
      .last()
      .evaluate((link) => link.getBoundingClientRect().top)
  await expect.poll(topOfThumbnail).not.toBe(Number.parseFloat(places[0] ?? ''))
})

test('the gallery shows texts of thumbnails on hover, on focus, and on touch screens', async ({ page }) => {
  await visit(page)
  await thumbnails(page).first().scrollIntoViewIfNeeded()
  await expect(caption(page, 0)).toHaveCSS('opacity', '0')
  await thumbnails(page).first().hover()
  await expect(caption(page, 0)).toHaveCSS('opacity', '1')
  await filters(page).last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(thumbnails(page).nth(1)).toBeFocused()
  await expect(caption(page, 1)).toHaveCSS('opacity', '1')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect(caption(page, 2), 'on touch screens, always').toHaveCSS('opacity', '1')
})
