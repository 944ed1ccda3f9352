import type { Page } from '@playwright/test'
import { expect, section, test, thumbnails, visit } from './fixtures.ts'

const filters = (page: Page) => section(page, 'Project Gallery').getByRole('group').getByRole('button')
const filter = (page: Page, name: string) => filters(page).filter({ hasText: name })

test('filters the gallery by category, and marks the filter by more than its colour', async ({ page }) => {
  await visit(page)
  await expect(filters(page)).toHaveText(['All', 'Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data'])
  await filter(page, 'Infrastructure').click()
  await expect(page.getByRole('status')).toHaveText('2 of 6 projects')
  await expect(thumbnails(page).filter({ visible: true })).toHaveCount(2)
  const mark = (name: string) => filter(page, name).evaluate((button) => getComputedStyle(button, '::before').content)
  expect(await mark('Infrastructure')).toBe('""')
  expect(await mark('DevOps')).toBe('none')
  await filter(page, 'All').click()
  await expect(thumbnails(page).filter({ visible: true })).toHaveCount(6)
})

test('shows thumbnails in 1, 2 or 3 columns', async ({ page }) => {
  await visit(page)
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [820, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await thumbnails(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0]).length, `${width}px`).toBe(columns)
  }
})

test('shows the category and title of a thumbnail on hover and keyboard focus', async ({ page }) => {
  await visit(page)
  const caption = (index: number) => thumbnails(page).nth(index).locator('span').first()
  await thumbnails(page).first().scrollIntoViewIfNeeded()
  await expect(caption(0)).toHaveCSS('opacity', '0')
  await thumbnails(page).first().hover()
  await expect(caption(0)).toHaveCSS('opacity', '1')
  await filter(page, 'Data').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(thumbnails(page).nth(1)).toBeFocused()
  await expect(caption(1)).toHaveCSS('opacity', '1')
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the category and title of a thumbnail are always visible', async ({ page }) => {
    await visit(page)
    await expect(thumbnails(page).first().locator('span').first()).toHaveCSS('opacity', '1')
  })
})
