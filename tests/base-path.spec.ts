import { academy, expect, scrollThrough, test, toAcademy, toHome, visit } from './fixtures.ts'

test.use({ baseURL: process.env['PORTFOLIO_ADDRESS'] ?? '' })

test('the site works below a base path: assets, images, animations and links', async ({ page, baseURL }) => {
  expect(baseURL).toMatch(/\/portfolio\/$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 || !new URL(response.url()).pathname.startsWith('/portfolio/'))
      failed.push(response.url())
  })
  await visit(page)
  await scrollThrough(page)
  await expect(page.locator('[data-state=empty]')).toHaveCount(0)
  await expect(toAcademy(page)).toHaveAttribute('href', '/portfolio/academy/')
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

test.describe('an unknown address below the base path', () => {
  test.use({ expectedConsoleErrors: [/404/] })

  test('answers 404 with a page that has its styles and scripts', async ({ page }) => {
    const response = await page.goto('nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused()
  })
})
