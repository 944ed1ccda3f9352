import type { Locator } from '@playwright/test'
import {
  academy,
  changeHtml,
  delayResponse,
  expect,
  nextPaint,
  overflowing,
  ready,
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
      .replaceAll('>More</span>', '>Menu</span>')
      .replaceAll('>History</a>', '>More</a>')
      .replaceAll('"label":"History"', '"label":"More"'),
  )
  await visit(page, site('full'))
  const shown = page.getByRole('banner').getByText('More', { exact: true }).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('the bar has a menu where an editor beside the page leaves it too little room', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 })
  await visit(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await expect(toAcademy(page)).toBeVisible()
  await page.getByRole('banner').evaluate((bar: HTMLElement) => (bar.style.insetInlineEnd = '380px'))
  await expect(menu).toBeVisible()
  await expect(toAcademy(page)).toBeHidden()
})

test('nothing in the bar moves when it learns which links fit', async ({ page }) => {
  const release = await delayResponse(page, '**/*.js')
  await page.goto(site('full'), { waitUntil: 'commit' })
  const bar = page.getByRole('banner')
  const more = page.getByRole('button', { name: 'More' })
  const links = bar.getByRole('list').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  const boxes = () => links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getBoundingClientRect().toJSON()))
  const before = await boxes()
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height
  expect(await heightOf(bar.getByRole('navigation'))).toBe(await heightOf(bar))
  await expect(more).toBeHidden()
  release()
  await ready(page)
  await expect(more).toBeVisible()
  expect(await boxes()).toEqual(before)
})

test('if no script arrives, the bar gets as many lines as its links need', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(site('long'))
  const links = page.getByRole('banner').getByRole('list').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  expect(await links.count()).toBeGreaterThan(10)
  for (const link of await links.all()) await link.click({ trial: true })
  expect(await overflowing(page)).toEqual([])
})

for (const width of [1200, 1280, 1440, 1920]) {
  test(`at ${width}px, links are in one line from either side, and each is in the bar or in the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of [site('full'), site('long'), site('translated'), `${site('translated')}ar/`]) {
      await visit(page, address)
      await expect(async () => {
        const [inBar, inMenu] = await page.getByRole('banner').evaluate((bar) =>
          ['ul:first-of-type', '[popover]'].map((list) =>
            Array.from(bar.querySelectorAll<HTMLElement>(`${list} > li`), (item) => {
              const { left, right, top } = item.getBoundingClientRect()
              const { visibility, display } = getComputedStyle(item)
              return { isShown: visibility === 'visible' && display !== 'none', text: item.innerText, left, right, top }
            }),
          ),
        )
        const shown = inBar?.filter(({ isShown }) => isShown) ?? []
        expect(shown.length, address).toBeGreaterThan(0)
        expect(new Set(shown.map(({ top }) => top)).size, address).toBe(1)
        const texts = inMenu?.filter(({ isShown }) => isShown).map(({ text }) => text)
        expect(shown.filter(({ text }) => texts?.includes(text))).toEqual([])
      }).toPass()
    }
  })
}
