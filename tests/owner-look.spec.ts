import type { Page } from '@playwright/test'
import { expect, section, test, toggle, visit } from './fixtures.ts'

// The full content has a yellow accent, sharp corners and headings in the font of labels; the long content round corners and a serif.
test.use({ baseURL: process.env['FULL_ADDRESS'] ?? '' })

test('links, surfaces and the browser’s toolbar follow the accent in both themes', async ({ page }) => {
  await visit(page)
  const link = section(page, 'Certificates').getByRole('link').first()
  const huesOf = () =>
    link.evaluate((element) => {
      const hueOf = (colour: string) => Number(/oklch\([\d.]+%? [\d.]+ ([\d.]+)/.exec(colour)?.[1])
      const toolbar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? ''
      const background = getComputedStyle(document.body).backgroundColor
      return { link: hueOf(getComputedStyle(element).color), page: hueOf(background), toolbar: hueOf(toolbar) }
    })
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const hues = await huesOf()
    expect(hues.link, theme).toBeGreaterThan(55)
    expect(hues.link, theme).toBeLessThan(95)
    expect(hues.page, theme).toBeGreaterThan(55)
    expect(hues.page, theme).toBeLessThan(115)
    expect(hues.toolbar, theme).toBe(hues.page)
    await toggle(page).click()
    await page.waitForTimeout(400) // for transitions
  }
})

test('headings in the font of labels need no further font, and sharp corners are everywhere', async ({ page }) => {
  await visit(page)
  expect(await fontsOf(page, 'main :is(h1, h2, h3, h4)')).toEqual(['Geist Mono'])
  expect(await filesOf(page, 'source-serif-4')).toEqual([])
  for (const selector of [
    '#gallery li > button',
    '#gallery [aria-pressed]',
    'section[aria-labelledby=owner] a',
    'footer a[target]',
  ]) {
    const radii = await radiiOf(page, selector)
    expect(radii.length, selector).toBeGreaterThan(0)
    expect(new Set(radii), selector).toEqual(new Set(['2px']))
  }
})

test.describe('round corners and a serif', () => {
  test.use({ baseURL: process.env['LONG_ADDRESS'] ?? '' })

  test('headings have the serif, which loads once, and texts keep their font', async ({ page, request }) => {
    await visit(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page, 'main :is(h1, h2, h3, h4)')).toEqual(['Source Serif 4'])
    expect(await fontsOf(page, 'body')).toEqual(['Geist'])
    const files = await filesOf(page, 'source-serif-4-latin-opsz')
    expect(files).toHaveLength(1)
    expect(await (await request.get('notices.txt')).text()).toContain('source-serif-4')
  })
})

/** The first font of each of these elements. */
function fontsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const names = all.map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '')
    return [...new Set(names)].map((name) => name.replaceAll('"', ''))
  })
}

function radiiOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => all.map((element) => getComputedStyle(element).borderRadius))
}

/** The loaded files with this text in their names. */
function filesOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    (text) => performance.getEntriesByType('resource').flatMap((file) => (file.name.includes(text) ? [file.name] : [])),
    name,
  )
}
