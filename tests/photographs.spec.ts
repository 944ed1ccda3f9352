import sharp from 'sharp'
import { contrastOf } from './contrast.ts'
import { expect, test, thumbnails, toggle, visit } from './fixtures.ts'

// The picture of a project loads when the pointer is on its thumbnail, and no dialog opens here.
test.use({ expectedConsoleErrors: [/was preloaded using link preload but not used/] })

for (const [look, photograph, background, width] of [
  ['default', 'white', '#fff', 390],
  ['default', 'white', '#fff', 1280],
  ['default', 'black', '#000', 1280],
  ['other', 'white', '#fff', 390],
] as const) {
  test.describe(`with the ${look} look`, () => {
    if (look === 'other') test.use({ baseURL: process.env['LONG_ADDRESS'] ?? '' })

    test(`text on ${photograph} photographs has enough contrast in both themes at ${width}px`, async ({ page }) => {
      const body = await sharp({ create: { width: 64, height: 32, channels: 3, background } })
        .png()
        .toBuffer()
      await page.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await visit(page)
      for (const theme of ['dark', 'light']) {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        const headline = page.getByRole('heading', { level: 1 })
        await headline.scrollIntoViewIfNeeded()
        expect.soft(await contrastOf(headline), `headline, ${theme}`).toBeGreaterThanOrEqual(3)
        for (const text of await page.locator('h1 + p, header a, header button').all()) {
          if (!(await text.isVisible())) continue
          expect.soft(await contrastOf(text), `${await text.textContent()}, ${theme}`).toBeGreaterThanOrEqual(4.5)
        }
        const thumbnail = thumbnails(page).first()
        await thumbnail.scrollIntoViewIfNeeded()
        await thumbnail.hover()
        await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', true)
        for (const text of await thumbnail.locator('span span').all()) {
          expect.soft(await contrastOf(text), `${await text.textContent()}, ${theme}`).toBeGreaterThanOrEqual(4.5)
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await toggle(page).click()
      }
    })
  })
}
