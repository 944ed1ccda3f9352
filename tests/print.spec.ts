import type { Page } from '@playwright/test'
import { dialog, expect, ready, slowClock, test, thumbnails, toggle, visit } from './fixtures.ts'

for (const theme of ['dark', 'light']) {
  test(`prints black on white from the ${theme} theme, without controls, decorations and dialogs`, async ({ page }) => {
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await thumbnails(page).first().click()
    await expect(dialog(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectWhite(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('button:visible, nav:visible, [data-size]:visible')).toHaveCount(0)
    for (const heading of ['Technical Expertise', 'Current Company', 'Project Gallery', 'Work History']) {
      await expect(page.locator('h2', { hasText: heading })).toBeVisible()
    }
    for (const text of [/bill fell by a third/, /before breakfast/, /Data-warehouse automation/]) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(dialog(page)).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('prints the page during the overlay, and leaves the screen as it was', async ({ page }) => {
      const setNormalSpeed = await slowClock(page)
      await page.goto('', { waitUntil: 'domcontentloaded' })
      await expect(page.getByText('Loading...')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
      await expect(page.getByText('Loading...')).toBeHidden()
      await expectWhite(page)
      await page.emulateMedia({ media: 'screen' })
      await setNormalSpeed()
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(title).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      expect(await title.isVisible()).toBe(true)
      expect(await page.locator('#expertise li img').first().isVisible()).toBe(true)
    })
  })
}

test.describe('at the width of A4', () => {
  test.use({ viewport: { width: 672, height: 950 }, baseURL: process.env['FULL_ADDRESS'] ?? '' })

  test('jobs print in two columns, those of one employer below its name', async ({ page }) => {
    await visit(page)
    await page.emulateMedia({ media: 'print' })
    const headings = page.locator('main ol').locator('h3, h4')
    const starts = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().left))
    expect(starts.length).toBeGreaterThan(8)
    expect(Math.min(...starts)).toBeGreaterThan(100)
    expect(new Set(starts).size).toBe(1)
  })
})

test('fits on two pages of A4, during the overlay as well as after it', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  await expect(page.getByText('Loading...')).toBeVisible()
  const during = await pagesOf(page)
  await setNormalSpeed()
  await ready(page)
  const after = await pagesOf(page)
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThanOrEqual(2)
  expect(during).toBe(after)
})

test('starts with the name, and breaks no entry, card or quotation across pages', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  const tops = await page.evaluate(() =>
    ['#owner', 'h1', '#expertise'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)))
  const valuesOf = async (selector: string, property: 'breakInside' | 'breakAfter') => {
    const values = await page
      .locator(selector)
      .evaluateAll((elements, name) => elements.map((element) => getComputedStyle(element)[name]), property)
    return [...new Set(values)]
  }
  for (const part of ['#gallery li', '#history li', 'article', 'blockquote', '#expertise li']) {
    expect(await valuesOf(part, 'breakInside'), part).toEqual(['avoid'])
  }
  expect(await valuesOf('h1, h2, h3', 'breakAfter')).toEqual(['avoid'])
})

/** Expects every colour of the page's background to be white or transparent. */
async function expectWhite(page: Page) {
  const background = await page.evaluate(() => {
    const { backgroundColor, backgroundImage } = getComputedStyle(document.documentElement)
    return `${backgroundColor} ${backgroundImage}`
  })
  const colours = background.match(/(?:rgba?|oklab|oklch)\([^)]*\)/g) ?? []
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour) => !/^(?:rgba\(0, 0, 0, 0\)|okl\w+\(1 0 0\))$/.test(colour))).toEqual([])
}

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
