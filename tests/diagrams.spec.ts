import { dialog, expect, expectAccessible, site, test, visit } from './fixtures.ts'

// Projects without pictures (tests/contents/diagrams), in both layouts, and the story of the sample.
for (const name of ['diagrams', 'diagrams-trace']) {
  test.describe(name, () => {
    test.use({ baseURL: site(name), contextOptions: { reducedMotion: 'reduce' } })

    test('a diagram is on the tile, in the dialog and in the story, in both themes', async ({ page }) => {
      await visit(page)
      const tile = page.locator('#gallery svg.diagram').first()
      await expect(tile).toContainText('CloudFront')
      for (const theme of ['dark', 'light']) {
        await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme)
        await expectAccessible(page)
      }
      await page.evaluate(() => (location.hash = '#booking-platform'))
      const drawing = dialog(page).getByRole('img', { name: 'Diagram' })
      await expect(drawing).toBeVisible()
      await expect(drawing.locator('desc')).toHaveText(/Route 53 leads to CloudFront/)
      await expect(drawing.locator('text', { hasText: 'PostgreSQL' })).toBeVisible()
      await expectAccessible(page)

      await page.evaluate(() => (location.hash = '#build-time'))
      await dialog(page).getByRole('link', { name: 'Read the story' }).click()
      const story = page.getByRole('article').getByRole('img', { name: 'Diagram' })
      await expect(story).toHaveCount(3)
      for (const [index, text] of ['Minutes', 'flaky', 'Deploy'].entries())
        await expect(story.nth(index)).toContainText(text)
    })

    test('texts of diagrams are texts, and ids of the page stay unique', async ({ page }) => {
      await visit(page)
      await page.evaluate(() => (location.hash = '#orders'))
      await expect(dialog(page).getByRole('img', { name: 'Diagram' })).toContainText('API <v2> & co')
      await expect(page.locator('v2')).toHaveCount(0)
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.length).toBe(new Set(ids).size)
    })

    test('on a phone, a flowchart to the right goes down, and what is still wide scrolls, also with the keyboard', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page)
      await page.evaluate(() => (location.hash = '#booking-platform'))
      const flowchart = dialog(page).getByRole('img', { name: 'Diagram' })
      await expect(flowchart).toContainText('CloudFront')
      const { width, height } = (await flowchart.boundingBox()) ?? { width: 0, height: 0 }
      expect(height).toBeGreaterThan(width)

      await page.evaluate(() => (location.hash = '#orders'))
      const box = dialog(page).getByRole('group', { name: 'Diagram' })
      await expect(box).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await box.focus()
      await page.keyboard.press('ArrowRight')
      // Elsewhere, it leads to the next project.
      await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await expect(dialog(page)).toHaveAccessibleName('Orders')
      await expectAccessible(page)
      await dialog(page).getByRole('link', { name: 'Enlarge: Diagram' }).click()
      await expect(page).toHaveURL(/\/diagrams\/\w+\.svg$/)
      await expect(page.locator('text', { hasText: 'INSERT' })).toBeVisible()
    })

    test('is there without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site(name) })
      const page = await context.newPage()
      await page.goto('projects/build-time/')
      await expect(page.locator('article svg.diagram').first()).toContainText('Minutes')
      await expect(page.locator('article svg.diagram').nth(1)).toContainText('flaky')
      await context.close()
    })
  })
}

test('a story prints its diagram whole, dark on white', async ({ page }) => {
  await visit(page, 'projects/kubernetes-cluster/')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 600, height: 800 })
  const drawing = page.getByRole('article').getByRole('img', { name: 'Diagram: The way of a release' })
  await expect(drawing).toBeVisible()
  const { width } = (await drawing.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(300)
  expect(width).toBeLessThanOrEqual(600)
  const lightness = await drawing
    .locator('.label')
    .first()
    .evaluate((label) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(label).fill)?.[1]))
  expect(lightness).toBeLessThan(0.4)
})

test('shows its lines in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, 'projects/kubernetes-cluster/')
  const line = page.getByRole('article').locator('svg.diagram .line').first()
  const [stroke, text] = await line.evaluate((element) => [
    getComputedStyle(element).stroke,
    getComputedStyle(document.body).color,
  ])
  expect(stroke).toBe(text)
})
