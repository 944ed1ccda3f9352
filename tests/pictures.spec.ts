import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { faintTexts } from '../cli/check/check-page.ts'
import { contrastsOf } from '../cli/check/contrast.ts'
import {
  dialog,
  expect,
  scrollThrough,
  section,
  setScrollTop,
  site,
  test,
  thumbnails,
  toggle,
  visit,
} from './fixtures.ts'

/** A phone, a tablet and two desktops. */
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 1920, height: 1080, deviceScaleFactor: 2 },
]

const hero = (page: Page) => page.locator('[data-part=hero] img')
const dialogImage = (page: Page) => dialog(page).getByRole('img')

for (const { deviceScaleFactor, ...viewport } of SCREENS) {
  test.describe(`at ${viewport.width}px and a density of ${deviceScaleFactor}`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('every image has enough pixels, and at most 1.5 times as many per side as its box', async ({ page }) => {
      await visit(page)
      await scrollThrough(page)
      await expectFit(hero(page), deviceScaleFactor)
      await expectFit(section(page, 'Alex Example').getByRole('img'), deviceScaleFactor)
      for (const thumbnail of await thumbnails(page).getByRole('img').all()) {
        await expectFit(thumbnail, deviceScaleFactor)
      }

      await thumbnails(page).first().click()
      await expectFit(dialogImage(page), deviceScaleFactor)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open profile photo' }).click()
      await expectFit(dialogImage(page), deviceScaleFactor)
    })
  })
}

/** Compares the pixels of the file that the browser picked with the box that it covers. */
async function expectFit(image: Locator, density: number) {
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true)
  const { address, box } = await image.evaluate((element: HTMLImageElement) => ({
    address: element.currentSrc,
    box: { width: element.clientWidth, height: element.clientHeight },
  }))
  expect(address).toMatch(/-\d+w\.avif$/)
  const file = await sharp(await (await image.page().request.get(address)).body()).metadata()
  const ratio = Math.min(file.width / box.width, file.height / box.height) / density
  expect.soft(ratio, `${address} in ${box.width}x${box.height}`).toBeGreaterThanOrEqual(0.995)
  expect.soft(ratio, `${address} in ${box.width}x${box.height}`).toBeLessThanOrEqual(1.5)
}

test('the hero loads first, images below when they are near, and phones load a part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  const [first, ...others] = await loadedImages(page)
  expect(first).toMatch(/\/hero\.jpg-narrow-\d+w\.avif$/)
  expect(others.filter((url) => /tech-event|data-pipeline/.test(url))).toEqual([])
  await expect(hero(page)).toHaveAttribute('fetchpriority', 'high')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  expect((await loadedImages(page))[0]).toMatch(/\/hero\.jpg-\d+w\.avif$/)
})

test('the image of a project dialog loads when its thumbnail is hovered or focused', async ({ page }) => {
  await visit(page)
  const [first, second] = await thumbnails(page).all()
  await first?.scrollIntoViewIfNeeded()
  const loaded = async () => (await loadedImages(page)).filter((url) => url.endsWith('-1200w.avif'))
  expect(await loaded()).toEqual([])
  await first?.hover()
  await expect.poll(loaded).toEqual([expect.stringContaining('cloud-infrastructure')])
  await second?.focus()
  await expect.poll(loaded).toHaveLength(2)
  await page.keyboard.press('Enter')
  await expect(dialogImage(page)).toHaveJSProperty('complete', true)
  expect(await loaded(), 'the dialog shows the preloaded file').toHaveLength(2)
})

for (const name of ['sample', 'long']) {
  test(`text on white photographs is readable on the ${name} site in both themes`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/preloaded/) // The picture of a project loads when the pointer is on its thumbnail, and no dialog opens here.
    const white = sharp({ create: { width: 64, height: 32, channels: 3, background: 'white' } })
    const body = await white.png().toBuffer()
    await page.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, site(name))
    const thumbnail = thumbnails(page).nth(3)
    for (let theme = 0; theme < 2; theme++) {
      await setScrollTop(page, 0)
      expect(await faintTexts(page)).toEqual([])
      await thumbnail.hover()
      await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', true)
      for (const { text, contrast } of await contrastsOf(thumbnail.getByText(/\S/))) {
        expect.soft(contrast, text).toBeGreaterThanOrEqual(4.5)
      }
      await toggle(page).click()
    }
  })
}

test('texts take the place of images that fail to load, and nothing moves', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const boxes = async () => {
    await visit(page, 'academy')
    await scrollThrough(page)
    const parts = page.locator('h1, h2, h3, li, footer, button')
    return parts.evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())))
  }
  const withImages = await boxes()
  await page.route('**/images/**', (route) => route.abort())
  expect(await boxes()).toEqual(withImages)
  await expect(page.locator('img')).toHaveCount(0)
  for (const name of ['Portrait of Alex Example', 'Logo of Example Technologies']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeAttached()
  }

  await page.getByRole('link', { name: 'DevOps: CI/CD Pipeline' }).click()
  await expect(dialog(page).getByText(/under nine minutes/)).toBeVisible()
  await expect(dialogImage(page)).toHaveAttribute('aria-label', /./)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open profile photo' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
})

async function loadedImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:avif|jpg|png)$/.test(name)),
  )
}
