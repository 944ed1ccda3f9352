import {
  academy,
  changeHtml,
  expect,
  nextPaint,
  scrollTop,
  section,
  site,
  test,
  toAcademy,
  toCompany,
  toHome,
  visit,
} from './fixtures.ts'

test('the navigation bar links to the sections, and by the name to the top', async ({ page }) => {
  await visit(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
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

test('an address of an organisation with a section shows that section', async ({ page }) => {
  await visit(page, 'academy#expertise')
  await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeInViewport()
  await nextPaint(page)
  await expect(academy(page)).not.toBeInViewport()
})

test('the navigation bar marks the section in view, or the current organisation', async ({ page }) => {
  await visit(page)
  const current = page.getByRole('navigation').locator('[aria-current]').filter({ visible: true })
  await expect(current).toHaveCount(0)
  for (const [name, label] of [
    ['Project Gallery', 'Projects'],
    ['Work History', 'History'],
  ] as const) {
    await section(page, name).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await expect(current).toHaveText([label])
  }
  await toAcademy(page).click()
  await expect(current).toHaveText(['Example Academy'])
  await expect(current).toHaveAttribute('aria-current', 'page')
  await toCompany(page).click()
  await expect(current).toHaveText(['Example Technologies'])
  await toHome(page).click()
  await expect(current).toHaveCount(0)
})

test('the navigation bar has its links in a menu while they do not fit', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' })
  const browser = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 1000, height: 844 })
  await visit(page)
  await menu.click()
  await expect(toAcademy(page)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  for (const [standard, isMenu] of [
    [32, true],
    [16, false],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await expect(menu).toBeVisible({ visible: isMenu })
    await expect(toAcademy(page)).toBeVisible({ visible: !isMenu })
  }
})

test('the navigation bar can be skipped by its first Tab stop', async ({ page }) => {
  await visit(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open profile photo' })).toBeFocused()
})

test('the menu closes by a link, by Escape, or by a press beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  const expertise = page.getByRole('link', { name: 'Expertise', exact: true })
  const menu = page.getByRole('button', { name: 'Menu' })
  for (const close of [
    () => expertise.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 800),
    () => toAcademy(page).click(),
  ]) {
    await expect(expertise).toBeHidden()
    await menu.click()
    await expect(expertise).toBeVisible()
    await close()
  }
  await expect(academy(page)).toBeInViewport()
  await expect(toAcademy(page)).toBeHidden()
})

test('on a large screen, the menu has the links for which the bar has no room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, site('full'))
  await page.getByRole('button', { name: 'More' }).click()
  const textsIn = (list: number) =>
    page.getByRole('banner').getByRole('list').nth(list).getByRole('link').allTextContents()
  const [inBar, inMenu] = [await textsIn(0), await textsIn(1)]
  expect(inBar.length).toBeGreaterThan(3)
  expect(inMenu.length).toBeGreaterThan(1)
  expect(inMenu.filter((text) => inBar.includes(text))).toEqual([])
})

test('the button of the menu has another name than a section beside it', async ({ page }) => {
  // As the build writes it for such a content.
  await changeHtml(page, (html) =>
    html
      .replaceAll('<span>More</span>', '<span>Menu</span>')
      .replaceAll('>History</a>', '>More</a>')
      .replaceAll('"label":"History"', '"label":"More"'),
  )
  await visit(page, site('full'))
  const shown = page.getByRole('banner').getByText('More', { exact: true }).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})
