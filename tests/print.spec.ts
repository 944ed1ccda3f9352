import type { Page } from '@playwright/test'
import { expect, ready, slowClock, test, toggle, visit } from './site.ts'

for (const theme of ['dark', 'light']) {
  test(`prints black on white from the ${theme} theme, without controls and decorations`, async ({ page }) => {
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await page.emulateMedia({ media: 'print' })
    await expectWhite(page)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toBeHidden()
    for (const decoration of await page.locator('[data-size]').all()) await expect(decoration).toBeHidden()
    for (const heading of [
      'Alex Example',
      'Technical Expertise',
      'Current Company',
      'Project Gallery',
      'Work History',
    ]) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    for (const text of [/bill fell by a third/, /before breakfast/, /Data-warehouse automation/]) {
      await expect(page.getByText(text)).toBeVisible()
    }
  })
}

test('does not print an open dialog', async ({ page }) => {
  await visit(page)
  await page.locator('#gallery li button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectWhite(page)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('leaves the screen as it was', async ({ page }) => {
      await page.goto('')
      const title = page.getByRole('heading', { level: 1 })
      const icon = page.locator('#expertise li img').first()
      await expect(title).toBeVisible()
      await expect(icon).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(title).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      expect(await title.isVisible()).toBe(true)
      expect(await icon.isVisible()).toBe(true)
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('prints the page while the overlay is shown', async ({ page }) => {
      await slowClock(page)
      await page.goto('', { waitUntil: 'domcontentloaded' })
      await expect(page.getByText('Loading...')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
      await expect(page.getByText('Loading...')).toBeHidden()
      await expectWhite(page)
    })
  })
}

test('prints as many pages during the overlay as after it', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  await expect(page.getByText('Loading...')).toBeVisible()
  const during = await pagesOf(page)
  await setNormalSpeed()
  await ready(page)
  expect(during).toBe(await pagesOf(page))
})

test('leaves a page that works after printing during the overlay', async ({ page }) => {
  await page.goto('')
  await page.locator('html[data-motion]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.waitForTimeout(200)
  await page.emulateMedia({ media: 'screen' })
  await ready(page)
})

test('fits on two pages of A4', async ({ page }) => {
  await visit(page)
  const pages = await pagesOf(page)
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(2)
})

test('breaks no entry, card or quotation across pages', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['#gallery li', '#history li', 'article', 'blockquote', '#expertise li']) {
    const breaks = await page
      .locator(part)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakInside))
    expect(breaks.length).toBeGreaterThan(0)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  }
  const headings = await page
    .getByRole('heading')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakAfter))
  expect(new Set(headings)).toEqual(new Set(['avoid']))
})

test('starts with the name', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  const [name, headline, skills] = await Promise.all(
    ['Alex Example', 'DevOps & Infrastructure Expert', 'Technical Expertise'].map(async (heading) => {
      const box = await page.getByRole('heading', { name: heading, exact: true }).boundingBox()
      return box?.y ?? Number.NaN
    }),
  )
  expect(name).toBeLessThan(headline ?? 0)
  expect(headline).toBeLessThan(skills ?? 0)
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
