import { academy, expect, scrollTop, test, toAcademy, toCompany, toggle, toHome, visit } from './fixtures.ts'

test.describe('the navigation bar', () => {
  test('links to the sections, to both organisations, and back to the top', async ({ page }) => {
    await visit(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText([
      'Alex Example',
      'Expertise',
      'Companies',
      'Projects',
      'History',
      'Example Technologies',
      'Example Academy',
      'CV',
    ])
    for (const [label, heading] of [
      ['Expertise', 'Technical Expertise'],
      ['Companies', 'Current Company'],
      ['Projects', 'Project Gallery'],
      ['History', 'Work History'],
    ] as const) {
      await bar.getByRole('link', { name: label, exact: true }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
    await bar.getByRole('link', { name: 'Alex Example' }).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('marks the section in view, and none at the top', async ({ page }) => {
    await visit(page)
    const current = page.getByRole('navigation').locator('[aria-current]')
    await expect(current).toHaveCount(0)
    await page.locator('#gallery').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText(['Projects'])
    await page
      .locator('#history')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await expect(current).toHaveText(['History'])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current).toHaveCount(0)
  })

  test('collapses into a menu if the visitor’s font size leaves no room for the links', async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 1280, height: 844 })
    await visit(page)
    const name = page.getByRole('navigation').getByRole('link', { name: 'Alex Example' })
    expect((await name.boundingBox())?.width).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(toAcademy(page)).toBeInViewport()
  })

  test('has its links in the menu while they do not fit beside the name', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu' })
    const setTextSize = (percent: number) =>
      page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    await page.setViewportSize({ width: 1000, height: 844 })
    await visit(page)
    await menu.click()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.locator('#menu:popover-open')).toHaveCount(0)
    for (const [percent, isMenu] of [
      [150, true],
      [100, false],
    ] as const) {
      await setTextSize(percent)
      await expect(menu).toBeVisible({ visible: isMenu })
      await expect(toAcademy(page)).toBeVisible({ visible: !isMenu })
      expect((await page.getByRole('navigation').boundingBox())?.height).toBe(72)
    }
  })

  test('marks the link to the current organisation', async ({ page, request }) => {
    const html = await (await request.get('academy')).text()
    expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Example Academy$/)])
    await visit(page)
    const current = page.getByRole('navigation').locator('[aria-current]')
    await expect(current).toHaveCount(0)
    await toAcademy(page).click()
    await expect(current).toHaveText(['Example Academy'])
    await expect(current).toHaveAttribute('aria-current', 'page')
    await toCompany(page).click()
    await expect(current).toHaveText(['Example Technologies'])
    await toHome(page).click()
    await expect(current).toHaveCount(0)
  })

  test('can be skipped by its first Tab stop', async ({ page }) => {
    await visit(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Open profile photo' })).toBeFocused()
  })

  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('is a menu, which closes by a link, by Escape, or by a tap beside it', async ({ page }) => {
      await visit(page)
      const expertise = page.getByRole('link', { name: 'Expertise', exact: true })
      const menu = page.getByRole('button', { name: 'Menu' })
      await expect(expertise).toBeHidden()
      await menu.click()
      await expect(expertise).toBeVisible()
      await expertise.click()
      await expect(expertise).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
      await menu.click()
      await page.keyboard.press('Escape')
      await expect(expertise).toBeHidden()
      await menu.click()
      await page.touchscreen.tap(200, 800)
      await expect(expertise).toBeHidden()
      await menu.click()
      await toAcademy(page).click()
      await expect(academy(page)).toBeInViewport()
      await expect(toAcademy(page)).toBeHidden()
    })
  })
})

test('the focus ring has the colour of the words over the photograph, and is on the theme toggle', async ({ page }) => {
  await visit(page)
  await toggle(page).click()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Tab')
  const [ring, words] = await page.locator('nav a:focus').evaluate((link) => {
    const { outlineColor, color } = getComputedStyle(link)
    return [outlineColor, color]
  })
  expect(ring).toBe(words)
  await toggle(page).focus()
  const offset = await toggle(page).evaluate((button) => parseFloat(getComputedStyle(button).outlineOffset))
  expect(offset).toBeLessThan(-3)
})

test('the CV is a PDF of a sensible size and file name', async ({ page, request }) => {
  await page.goto('')
  const link = page.locator('nav').getByText('CV', { exact: true })
  await expect(link).toHaveAttribute('download', 'Alex Example, CV.pdf')
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/pdf')
  expect((await response.body()).length).toBeLessThan(120_000)
})
