import { academy, expect, expectAccessible, site, test, toAcademy, toggle, toHome, visit } from './fixtures.ts'

// check.spec.ts checks assets, images, animations and links below a base path.
test('below a base path, an organisation opens and closes', async ({ page }) => {
  await visit(page, site('portfolio'))
  await toAcademy(page).click()
  await expect(academy(page)).toBeFocused()
  await expect(page).toHaveURL(/:\d+\/portfolio\/academy\/$/)
  await page.reload()
  await expect(academy(page)).toBeVisible()
  await toHome(page).click()
  await expect(academy(page)).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/portfolio\/$/)
})

test('an unknown address answers 404, with a page that says so below the main page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const response = await page.goto(`${site('portfolio')}no/such/page`)
  expect(response?.status()).toBe(404)
  const title = page.getByRole('heading', { name: 'Page not found' })
  await expect(title).toBeInViewport()
  await expect(title).toBeFocused()
  await expect(page).toHaveTitle('Page not found | Alex Example')
  for (let theme = 0; theme < 2; theme++) {
    await expectAccessible(page, { include: '#routed' })
    await toggle(page).click()
  }
  await toHome(page).click()
  await expect(title).toHaveCount(0)
})

test('an organisation is shown even if a host answers with the home page', async ({ page, request }) => {
  const home = await (await request.get('')).text()
  await page.route('**/academy', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  await visit(page, 'academy')
  await expect(academy(page)).toBeInViewport()
})
