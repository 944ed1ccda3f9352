import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dialog, expect, overlay, scrollThrough, test, thumbnails, toggle, visit } from './fixtures.ts'

// Compares screenshots with tests/references/ at a quarter of their size, where fonts look alike on every machine.
// After an intended change, delete the reference: the next run writes it.
async function expectLook(page: Page, name: string, { whole = false } = {}) {
  await page.waitForTimeout(400) // for transitions
  const screenshot = sharp(await page.screenshot({ fullPage: whole }))
  const { width, height } = await screenshot.metadata()
  const small = await screenshot
    .resize(Math.round(width / 4), Math.round(height / 4))
    .png()
    .toBuffer()
  expect(small).toMatchSnapshot(`${name}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.015 })
}

/** Scrolls again, because fonts that arrive after hydration change the height of the page above. */
async function showRoutedArea(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.locator('#routed > section').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
}

for (const [theme, width] of [
  ['dark', 390],
  ['light', 820],
  ['dark', 1280],
  ['light', 1280],
] as const) {
  test(`the main page in the ${theme} theme at ${width}px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await visit(page)
    if (theme === 'light') await toggle(page).click()
    await expect(async () => {
      await scrollThrough(page)
      await expect(page.locator('main [data-state=still]')).toHaveCount(4, { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await expectLook(page, `home-${theme}-${width}`, { whole: true })
  })
}

test('the page of an organisation, on screen and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 1000 })
  await visit(page, 'academy')
  await showRoutedArea(page)
  await expectLook(page, 'academy-dark-1280')
  await page.setViewportSize({ width: 820, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expectLook(page, 'print-820', { whole: true })
})

test('the dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  await thumbnails(page).last().click()
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expectLook(page, 'project-dark-1280')
  await page.keyboard.press('Escape')
  await toggle(page).click()
  await page.getByRole('button', { name: 'Open profile photo' }).click()
  await expectLook(page, 'photo-light-1280')
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/404/] })

  test('the not-found page and the menu', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, 'nowhere')
    await showRoutedArea(page)
    await expectLook(page, 'not-found-dark-390')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu:popover-open')).toBeVisible()
    await expectLook(page, 'menu-dark-390')
  })

  test('the overlay', async ({ page }) => {
    await page.route('**/lottie-player*.js', () => undefined)
    // Paused from the first frame: loading may take longer than the overlay.
    await page.addInitScript(() => {
      const pause = () => {
        for (const animation of document.getAnimations()) {
          if (!(animation.timeline instanceof DocumentTimeline)) continue
          animation.pause()
          animation.currentTime = 500
        }
        requestAnimationFrame(pause)
      }
      requestAnimationFrame(pause)
    })
    await page.goto('')
    await expect(overlay(page)).toBeVisible()
    await expectLook(page, 'overlay-dark-390')
  })
})
