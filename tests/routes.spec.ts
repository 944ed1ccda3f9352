import {
  academy,
  company,
  expect,
  scrollTop,
  section,
  setScrollTop,
  test,
  toAcademy,
  toCompany,
  visit,
  organisationCards,
} from './fixtures.ts'

test('an organisation opened by a link is shown in the next frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // A transition would need a few frames.
  await visit(page)
  for (const [link, heading] of [
    [toAcademy(page), academy(page)],
    [toCompany(page), company(page)],
    [toAcademy(page), academy(page)],
  ] as const) {
    const focused = await link.evaluate(async (element: HTMLElement) => {
      element.click()
      await new Promise(requestAnimationFrame)
      return document.activeElement?.textContent
    })
    expect(focused).toBe(await heading.textContent())
  }
})

test('readers of an address find its own page as the main content, in one article', async ({ page }) => {
  const main = page.getByRole('main')
  await visit(page)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('article')).toHaveCount(0)
  // Phones would wrap numbers in links before hydration.
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', 'telephone=no')
  await toAcademy(page).click()
  await expect(main.getByRole('article')).toContainText('The academy takes people')
  for (const path of ['academy/', 'projects/kubernetes-cluster/']) {
    await visit(page, path)
    await expect(main).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(page.locator('article')).toHaveCount(1)
    await expect(page.getByRole('complementary').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await visit(page)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an organisation opened by a link appears below the main page, and fades in', async ({ page }) => {
  await visit(page)
  const isCovered = await toAcademy(page).evaluate((link: HTMLAnchorElement) => {
    link.click()
    return document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after')
  })
  expect(isCovered).toBe(true)
  await expect(academy(page)).toBeFocused()
  await expect(academy(page)).toBeInViewport()
  await expect(page).toHaveTitle('Example Academy of Entrepreneurship | Alex Example')
  await expect(page).toHaveURL(/:\d+\/academy\/$/)
  const footer = await page.getByRole('contentinfo').boundingBox()
  const routed = await section(page, 'Example Academy of Entrepreneurship').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(routed?.y ?? 0)

  await toCompany(page).click()
  await expect(company(page)).toBeFocused()
  await expect(academy(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).first().click()
  await expect(company(page)).toHaveCount(0)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Alex Example \|/)
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an organisation opened by its card, a second time too, is one entry of the history', async ({ page }) => {
  await visit(page)
  const card = organisationCards(page).getByRole('link', { name: 'Example Technologies', exact: true })
  for (let time = 0; time < 2; time++) {
    await card.hover() // Scrolling it in moves its section, and the link with it.
    await card.click()
    await expect(company(page)).toBeFocused()
    await expect(company(page)).toBeInViewport()
    await setScrollTop(page, 0)
  }
  await page.goBack()
  await expect(company(page)).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('Back and Forward close and open an organisation, and keep the scroll position', async ({ page }) => {
  await visit(page)
  await setScrollTop(page, 700)
  await toAcademy(page).click()
  await expect(academy(page)).toBeInViewport()
  await page.goBack()
  await expect(academy(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Alex Example \|/)
  await expect.poll(() => scrollTop(page)).toBe(700)

  await page.goForward()
  await expect(page).toHaveTitle(/^Example Academy/)
  await setScrollTop(page, 1200)
  await page.goBack()
  await expect(academy(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveTitle(/^Example Academy/)
  await expect.poll(() => scrollTop(page), 'it is not scrolled to').toBe(1200)
})
