import { dialog, expect, test, visit } from './fixtures.ts'

const STORY = 'projects/kubernetes-cluster/'

test('from an address that was sent to the story, back, to the next project, and closed', async ({ page }) => {
  await page.goto('#kubernetes-cluster')
  await dialog(page).getByRole('link', { name: 'Read the story' }).click()
  await expect(page.getByRole('heading', { name: 'Kubernetes Cluster', level: 2 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What went wrong', level: 3 })).toBeAttached()
  await expect(page).toHaveTitle('Kubernetes Cluster | Alex Example')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Kubernetes Cluster')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toHaveAccessibleName('CI/CD Pipeline')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('has an address, a description, a card and structured data of its own', async ({ page, request }) => {
  await visit(page, STORY)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Forty services/)
  const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect((await request.get(new URL(card).pathname.slice(1))).headers()['content-type']).toBe('image/jpeg')
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(graph['@graph'][0]).toMatchObject({ '@type': 'TechArticle', headline: 'Kubernetes Cluster' })
  expect(await (await request.get('sitemap.xml')).text()).toContain(`/${STORY}</loc>`)
  expect(await (await request.get('')).text(), 'no other page has its text').not.toContain('What went wrong')
})

test('is printed with its bullets and all of its code, without the caption of a picture', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await visit(page, STORY)
  await page.emulateMedia({ media: 'print' })
  const item = page.getByText('A quota for each team')
  await expect(item).toHaveCSS('list-style-type', 'disc')
  await expect(item).toHaveCSS('display', 'list-item')
  await expect(page.locator('figure')).toBeHidden()
  expect(await page.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read', async ({ page }) => {
    await page.goto(STORY)
    await expect(page.getByText('The last outage caused by a release was fourteen months ago.').last()).toBeVisible()
  })
})

test.describe('when the story does not arrive', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to fetch/] })

  test('the browser goes to its address', async ({ page }) => {
    await page.route('**/story.json', (route) => route.abort())
    await page.goto('#kubernetes-cluster')
    await dialog(page).getByRole('link', { name: 'Read the story' }).click()
    await expect(page.getByRole('heading', { name: 'What went wrong' })).toBeAttached()
    await expect(page).toHaveURL(/\/projects\/kubernetes-cluster\/$/)
  })
})
