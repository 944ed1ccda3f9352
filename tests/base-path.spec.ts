import { expect, scrollThrough, test, visit } from './site.ts'

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
  const academy = page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Example Academy' })
  await expect(link).toHaveAttribute('href', '/portfolio/academy')
  await link.click()
  await expect(academy).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/portfolio/academy')
  await page.reload()
  await expect(academy).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(academy).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/portfolio/')
  expect(failed).toEqual([])
})

test('the address without its trailing slash leads to the site', async ({ page, baseURL }) => {
  await visit(page, baseURL?.replace(/\/$/, ''))
  expect(new URL(page.url()).pathname).toBe('/portfolio/')
})

test.describe('an unknown address below the base path', () => {
  test.use({ expectedConsoleErrors: [/404/] })

  test('answers 404 with a page that has its styles and scripts', async ({ page }) => {
    const response = await page.goto('nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused()
  })
})
