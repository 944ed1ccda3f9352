import { academy, expect, holdBack, ready, test, toAcademy, toggle, visit } from './site.ts'

test.describe('while the code of a page is on its way', () => {
  test('a fallback shows the text "Loading..."', async ({ page }) => {
    const letThrough = await holdBack(page, '**/organisation-route-*.js')
    await visit(page)
    await toAcademy(page).click()
    const fallback = page.locator('#routed').getByText('Loading...')
    await expect(fallback).toBeInViewport()
    letThrough()
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

  // Most hosts send visitors to the address with a closing slash.
  for (const address of ['academy', 'academy/']) {
    test(`and that came as HTML at ${address} stays, on a page that works`, async ({ page }) => {
      await page.route('**/organisation-route-*.js', (route) => route.abort())
      await visit(page, address)
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

    test(`and that came as HTML at ${address} gives way to another`, async ({ page }) => {
      await page.route('**/organisation-route-*.js', (route) => route.abort())
      await visit(page, address)
      await page.getByRole('navigation').getByRole('link', { name: 'Example Technologies' }).click()
      await expect(academy(page)).toHaveCount(0)
      await expect(page.getByRole('alert')).toBeVisible()
    })
  }
})
