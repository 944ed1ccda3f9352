import { academy, expect, overflowing, scrollTop, test, toAcademy, toHome } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the main page shows its texts after the overlay, and no control that needs a script', async ({ page }) => {
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Portrait of Alex Example' })).toBeVisible()
  for (const heading of ['Technical Expertise', 'Current Company', 'Project Gallery', 'Work History', 'About Me']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByText(/^Loading/)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)

  const projects = page.getByRole('region', { name: 'Project Gallery' }).getByRole('listitem')
  await expect(projects).toHaveCount(6)
  for (const project of await projects.all()) {
    await expect(project.getByRole('paragraph').last()).toHaveText(/.{100}/)
    await expect(project.getByRole('paragraph').last()).toBeVisible()
    const picture = await project.getByRole('img').boundingBox()
    const heading = await project.getByRole('heading').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})

test('an organisation’s address shows its page at once, and links lead elsewhere', async ({ page }) => {
  await page.goto('academy')
  await expect(academy(page)).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Contact Us' })).toBeVisible()
  await toHome(page).click()
  await expect(academy(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
  await toAcademy(page).click()
  await expect(academy(page)).toBeVisible()
})

test('a placeholder link does not jump to the top', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.locator('footer a[href="#"]').first()
  await link.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(1000)
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForTimeout(300)
  expect(await scrollTop(page)).toBe(before)
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu opens and leads to a section', async ({ page }) => {
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
  })
})

test.describe('with many organisations', () => {
  test.use({ baseURL: process.env['LONG_ADDRESS'] ?? '' })

  test('the navigation bar has as many lines as its links need', async ({ page }) => {
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.locator('header a')
    expect(await links.count()).toBeGreaterThan(10)
    for (const link of await links.all()) await link.click({ trial: true })
    expect(await overflowing(page)).toEqual([])
  })
})
