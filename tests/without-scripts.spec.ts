import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['', 'academy', 'foundation']) {
  test(`/${path} shows its texts, and no control that needs a script`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const heading of ['Technical Expertise', 'Current Company', 'Project Gallery', 'Work History', 'About Me']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    if (path !== '') await expect(page.getByRole('region', { name: 'Contact Us' })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('an organisation’s address shows its page at once', async ({ page }) => {
  await page.goto('academy')
  await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeInViewport()
})

test('each project’s description is below its picture', async ({ page }) => {
  await page.goto('')
  const projects = page.getByRole('region', { name: 'Project Gallery' }).getByRole('listitem')
  await expect(projects).toHaveCount(6)
  for (const project of await projects.all()) {
    await expect(project.getByRole('heading')).toBeVisible()
    await expect(project.getByRole('img')).toBeVisible()
    await expect(project.getByRole('paragraph').last()).toBeVisible()
    expect((await project.getByRole('paragraph').last().textContent())?.length).toBeGreaterThan(100)
    const [picture, heading] = [
      await project.getByRole('img').boundingBox(),
      await project.getByRole('heading').boundingBox(),
    ]
    expect(heading?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})

test('the overlay hides the page, and the profile photo is shown after it', async ({ page }) => {
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Portrait of Alex Example' })).toBeVisible()
})

test('links to sections and organisations work', async ({ page }) => {
  await page.goto('')
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
  await page.getByRole('navigation').getByRole('link', { name: 'Example Academy' }).click()
  await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toHaveCount(0)
})

test('a placeholder link does not jump to the top', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.locator('footer a[href="#"]').first()
  await link.scrollIntoViewIfNeeded()
  const scrollTop = () => page.evaluate(() => scrollY)
  const before = await scrollTop()
  expect(before).toBeGreaterThan(1000)
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForTimeout(300)
  expect(await scrollTop()).toBe(before)
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
