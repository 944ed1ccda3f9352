import type { Page } from '@playwright/test'
import { expect, ready, slowClock, test, toggle, visit } from './site.ts'

for (const theme of ['dark', 'light']) {
  test(`from the ${theme} theme, paper is white and carries no overlay, control or decoration`, async ({ page }) => {
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toMatch(
      /rgba\(0, 0, 0, 0\)|oklch\(1 /,
    )
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
    for (const words of [/bill fell by a third/, /before breakfast/, /Data-warehouse automation/]) {
      await expect(page.getByText(words)).toBeVisible()
    }
  })
}

test('an open pop-up and its shade stay on the screen', async ({ page }) => {
  await visit(page)
  await page.locator('#gallery li button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::before').display)).toBe('none')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the screen is as it was afterwards', async ({ page }) => {
      await page.goto('')
      const title = page.getByRole('heading', { level: 1 })
      const drawing = page.locator('#expertise li img').first()
      await expect(title).toBeVisible()
      await expect(drawing).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(title).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      expect(await title.isVisible()).toBe(true)
      expect(await drawing.isVisible()).toBe(true)
      expect(await leftOut(page)).toEqual([])
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('it does not wait for the overlay', async ({ page }) => {
      await slowClock(page)
      await page.goto('', { waitUntil: 'domcontentloaded' })
      await expect(page.getByText('Loading...')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible()
      await expect(page.getByText('Loading...')).toBeHidden()
      expect(await leftOut(page)).toEqual([]) // Some of it waits to be laid out on the screen.
    })
  })
}

test('printed while the overlay stands, the page is as alive as ever afterwards', async ({ page }) => {
  await page.goto('')
  await page.locator('html[data-live]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.waitForTimeout(200)
  await page.emulateMedia({ media: 'screen' })
  await ready(page)
})

test('as a document it keeps to a few pages', async ({ page }) => {
  await visit(page)
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(2)
})

test('nothing is cut in the middle: what belongs together stays on one page', async ({ page }) => {
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

test('it leads with the name, like any CV', async ({ page }) => {
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

/** What is not laid out, but for decorations, which are not while nobody sees them. */
function leftOut(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((part) => getComputedStyle(part).contentVisibility === 'hidden')
      .map((part) => part.localName),
  )
}
