import { expect, expectAccessible, site, test, toggle, visit } from './fixtures.ts'

for (const name of ['full', 'full-trace']) {
  test.describe(name, () => {
    const story = () => `${site(name)}projects/cluster/`

    test('code, table, notes and facts are accessible in both themes', async ({ page }) => {
      await visit(page, story())
      const code = page.getByRole('group', { name: 'hcl' })
      await expect(code.getByText('metadata')).not.toHaveCSS('color', await colourOf(code))
      await expect(page.getByRole('note')).toHaveText([/^Warning/, /^Note/])
      await expect(page.getByRole('term').filter({ hasText: 'Mitigated' })).toBeVisible()
      await expectAccessible(page)
      await toggle(page).click()
      await expectAccessible(page)
    })

    test('on phones, a table scrolls by itself, and the contents are folded', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await visit(page, story())
      const table = page.getByRole('group', { name: 'Way, A month, To set up, What spoke against it' })
      const sizes = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
      expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)

      const link = page.getByRole('link', { name: 'How it is watched' })
      await expect(link).toBeHidden()
      await page.locator('summary', { hasText: 'Contents' }).click()
      await link.click()
      await expect(page.getByRole('heading', { name: 'How it is watched' })).toBeInViewport()
      await expect(page).toHaveURL(/#story-how-it-is-watched$/)
    })

    test('on wide screens, the contents stay beside the text', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(page, story())
      const contents = page.getByRole('navigation', { name: 'Contents' })
      await contents.getByRole('link', { name: 'What I would do again' }).click()
      await expect(page.getByRole('heading', { name: 'What I would do again' })).toBeInViewport()
      await expect(contents).toBeInViewport()
    })

    test('is printed with its table and without its contents', async ({ page }) => {
      await visit(page, story())
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('columnheader', { name: 'Way' })).toHaveCSS('text-align', 'start')
      await expect(page.getByText('min read')).toBeHidden()
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
    })
  })
}

test('from right to left, columns begin on the right, and code on the left', async ({ page }) => {
  await visit(page, `${site('translated')}ar/projects/restore-drill/`)
  const [first, last] = [page.getByRole('columnheader').first(), page.getByRole('columnheader').last()]
  expect((await first.boundingBox())?.x).toBeGreaterThan((await last.boundingBox())?.x ?? Infinity)
  await expect(page.getByRole('group', { name: 'yaml' })).toHaveCSS('direction', 'ltr')
  await expectAccessible(page)
})

test('pages link to the feeds, which readers can parse, only where a story has a day', async ({ page, request }) => {
  await page.goto(site('full'))
  for (const [type, file] of [
    ['application/atom+xml', 'feed.xml'],
    ['application/feed+json', 'feed.json'],
  ]) {
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')
    expect(href).toMatch(new RegExp(`/${file}$`))
  }
  const xml = await (await request.get(`${site('full')}feed.xml`)).text()
  await page.goto('about:blank') // The policy of the site allows no parser.
  const parsed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return [...document.querySelectorAll('parsererror, entry > title, entry table th')].map((each) => each.textContent)
  }, xml)
  expect(parsed).toEqual(['Kubernetes Cluster', 'Way', 'A month', 'To set up', 'What spoke against it'])
  await page.goto(site('sample'))
  await expect(page.locator('link[type*=feed], link[type*=atom]')).toHaveCount(0)
})

const colourOf = (element: { evaluate: (read: (node: Element) => string) => Promise<string> }) =>
  element.evaluate((node) => getComputedStyle(node).color)
