import {
  academy,
  changeHtml,
  entriesOf,
  expect,
  overflowing,
  scrollTop,
  site,
  test,
  toAcademy,
  toHome,
} from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a placeholder link does not jump to the top', async ({ page }) => {
      await page.goto('')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' })
      await link.scrollIntoViewIfNeeded()
      const before = await scrollTop(page)
      expect(before).toBeGreaterThan(1000)
      // Without scripts it takes no clicks.
      await link.click({ force: true })
      expect(page.url()).not.toContain('#')
      expect(await scrollTop(page)).toBe(before)
    })
  })
}

test('the main page shows its texts after the overlay, and no control that needs a script', async ({ page }) => {
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)

  const projects = entriesOf(page, 'gallery')
  await expect(projects).toHaveCount(6)
  for (const project of await projects.all()) {
    await expect(project.getByRole('paragraph').last()).toBeVisible()
    const picture = await project.getByRole('img').boundingBox()
    const heading = await project.getByRole('heading').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})

test('the page is readable without its styles too, and the overlay is hidden', async ({ page }) => {
  await changeHtml(page, (html) => html.replaceAll(/<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g, ''))
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
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
  await expect(page.getByRole('banner').locator('[aria-current]').filter({ visible: true })).toHaveText([
    'Example Academy',
  ])
})

test('a story can be read', async ({ page }) => {
  await page.goto('projects/kubernetes-cluster/')
  await expect(page.getByText('The last outage caused by a release was fourteen months ago.').last()).toBeVisible()
})

test('the menu of phones opens and leads to a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Work History' })).toBeInViewport()
})

test('the navigation bar has as many lines as its links need', async ({ page }) => {
  await page.goto(site('long'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = page.getByRole('banner').getByRole('link')
  expect(await links.count()).toBeGreaterThan(10)
  for (const link of await links.all()) await link.click({ trial: true })
  expect(await overflowing(page)).toEqual([])
})

test('texts of projects beside each other are not pulled apart', async ({ page }) => {
  await page.goto('')
  const heights = await page
    .locator('#gallery li > [id] > h3')
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height))
  expect(heights).toHaveLength(6)
  expect(Math.max(...heights), 'titles of one line').toBe(Math.min(...heights))
})
