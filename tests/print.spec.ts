import type { Page } from '@playwright/test'
import { dialog, expect, ready, site, slowClock, test, thumbnails, toggle, visit } from './fixtures.ts'

// tests/references/print-dark-820.png shows what is printed from the dark theme.
test('prints black on white from the light theme, without controls, decorations, dialogs and broken entries', async ({
  page,
}) => {
  await visit(page)
  await toggle(page).click()
  await thumbnails(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectWhite(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('button:visible, nav:visible, [data-size]:visible')).toHaveCount(0)
  for (const part of ['#gallery li', '#history li', 'article', 'blockquote', '#expertise li']) {
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid')
  }
  await page.emulateMedia({ media: 'screen' })
  await expect(dialog(page)).toBeVisible()
})

test('prints at most two pages of A4, during the overlay as well as after it, and leaves the screen as it was', async ({
  page,
}) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  const heading = page.getByRole('heading', { name: 'Work History' })
  await expect(page.getByText('Loading...')).toBeVisible()
  const during = await pagesOf(page)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
  await expectWhite(page)
  await page.emulateMedia({ media: null })
  await expect(heading).toBeHidden()
  await setNormalSpeed()
  await ready(page)
  const after = await pagesOf(page)
  expect([1, 2]).toContain(after)
  expect(during).toBe(after)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: null })
  expect(await page.locator('#expertise li img').first().isVisible()).toBe(true)
})

test.describe('the full content at the width of A4', () => {
  test.use({ viewport: { width: 672, height: 950 }, baseURL: site('full') })

  test('has every section, addresses of links, and jobs in two columns, those of one employer below its name', async ({
    page,
  }) => {
    await visit(page)
    await page.emulateMedia({ media: 'print' })
    for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible()
    await expect(page.getByText('rebuilds a namespace')).toBeVisible()
    const link = page.locator('[data-noscript] a', { hasText: 'Documentation' })
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(address).toContain('https://restore-drill.example/')
    const headings = page.locator('main ol').locator('h3, h4')
    const starts = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().left))
    expect(starts.length).toBeGreaterThan(8)
    expect(Math.min(...starts)).toBeGreaterThan(100)
    expect(new Set(starts).size).toBe(1)
  })
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
