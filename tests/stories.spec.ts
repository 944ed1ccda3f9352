import { dialog, expect, section, test, visit } from './fixtures.ts'

const STORY = 'projects/kubernetes-cluster/'

test('from an address that was sent to the story, and back', async ({ page }) => {
  await page.goto('#kubernetes-cluster')
  await dialog(page).getByRole('link', { name: 'Read the story' }).click()
  await expect(page.getByRole('heading', { name: 'Kubernetes Cluster', level: 2 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What went wrong', level: 3 })).toBeAttached()
  await expect(page).toHaveTitle('Kubernetes Cluster | Alex Example')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Kubernetes Cluster')
})

test('has structured data of its own, and no other page has its text', async ({ page, request }) => {
  await page.goto(STORY)
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(graph['@graph'][0]).toMatchObject({ '@type': 'TechArticle', headline: 'Kubernetes Cluster' })
  expect(await (await request.get('')).text()).not.toContain('What went wrong')
})

test('is printed with its bullets and all of its code, without the caption of a picture', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await visit(page, STORY)
  await expect(page.getByRole('figure')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const item = page.getByText('A quota for each team')
  await expect(item).toHaveCSS('list-style-type', 'disc')
  await expect(item).toHaveCSS('display', 'list-item')
  await expect(page.getByRole('figure')).toBeHidden()
  await expect(section(page, 'Kubernetes Cluster').getByText('PostgreSQL', { exact: true })).toHaveCSS(
    'display',
    'inline',
  )
  expect(await page.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('offline, the dialog says so, and the story opens once there is a connection', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await visit(page)
  await page.context().setOffline(true)
  await page.evaluate(() => (location.hash = '#kubernetes-cluster'))
  const link = dialog(page).getByRole('link', { name: 'Read the story' })
  await link.click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/You are offline/)
  await expect(dialog(page)).toHaveAccessibleName('Kubernetes Cluster')
  await page.context().setOffline(false)
  await link.click()
  await expect(page.getByRole('heading', { name: 'What went wrong' })).toBeAttached()
})

test('offline, a story that has arrived with its dialog opens', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/) // of the icons
  const parts = ['story.json', 'story-text'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  )
  await page.goto('#kubernetes-cluster')
  for (const part of parts) await (await part).finished()
  await page.context().setOffline(true)
  await dialog(page).getByRole('link', { name: 'Read the story' }).click()
  await expect(page.getByRole('heading', { name: 'What went wrong' })).toBeAttached()
})

test('when the story does not arrive, the browser goes to its address', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/)
  await page.route('**/story.json', (route) => route.abort())
  await page.goto('#kubernetes-cluster')
  await dialog(page).getByRole('link', { name: 'Read the story' }).click()
  await expect(page.getByRole('heading', { name: 'What went wrong' })).toBeAttached()
  await expect(page).toHaveURL(/\/projects\/kubernetes-cluster\/$/)
  await expect(page.getByRole('heading', { name: 'Kubernetes Cluster', level: 2 })).toBeInViewport()
})
