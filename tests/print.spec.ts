import type { Page } from '@playwright/test'
import {
  dialog,
  expect,
  ready,
  section,
  site,
  slowClock,
  test,
  thumbnails,
  toggle,
  visit,
  organisationCards,
} from './fixtures.ts'

const NOT_WHITE = /okl\w+\(0/

// tests/references/print-dark-820.png shows what is printed from the dark theme.
test('prints on white, without controls, decorations, dialogs and broken entries', async ({ page }) => {
  await visit(page)
  await toggle(page).click()
  await thumbnails(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).not.toHaveCSS('background', NOT_WHITE)
  await expect(dialog(page)).toHaveCount(0)
  for (const role of ['button', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.locator('[data-size]:visible')).toHaveCount(0)
  const lists = ['Project Gallery', 'Work History', 'Technical Expertise'].map((name) => section(page, name))
  for (const part of [
    ...lists.map((list) => list.getByRole('listitem')),
    organisationCards(page),
    page.getByRole('blockquote'),
  ]) {
    await expect(part.first()).toHaveCSS('break-inside', 'avoid')
  }
  await page.emulateMedia({ media: 'screen' })
  await expect(dialog(page)).toBeVisible()
})

test('prints two pages of A4, also during the overlay, and leaves the screen as it was', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  const heading = page.getByRole('heading', { name: 'Work History' })
  await expect(page.getByText('Loading...')).toBeVisible()
  const during = await pagesOf(page)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('background', NOT_WHITE)
  await page.emulateMedia({ media: null })
  await expect(heading).toBeHidden()
  await setNormalSpeed()
  await ready(page)
  const after = await pagesOf(page)
  expect([1, 2]).toContain(after)
  expect(during).toBe(after)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: null })
  expect(await section(page, 'Technical Expertise').locator('svg').first().isVisible()).toBe(true)
})

test('prints every section, and the addresses of links', async ({ page }) => {
  await visit(page, site('full'))
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const onScreen = await headings.allTextContents()
  expect(onScreen.length).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  expect(await headings.allTextContents()).toEqual(onScreen)
  await expect(page.getByText('rebuilds a namespace')).toBeVisible()
  const link = section(page, 'Projects').getByRole('link', { name: 'Documentation' })
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).toContain('https://restore-drill.example/')
})

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
