import type { Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config.ts'
import {
  delayResponse,
  expect,
  nextPaint,
  ready,
  recordShifts,
  scrollThrough,
  shiftOfFonts,
  shifts,
  site,
  slowClock,
  test,
  thumbnails,
  toggle,
  visit,
} from './fixtures.ts'

// Playwright hides scrollbars, and with them the space that the page leaves for one.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const path of ['', 'academy']) {
  for (const width of [390, 1280]) {
    test(`nothing on /${path} shifts at ${width}px, from the first paint to the end of the page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(recordShifts)
      await visit(page, path)
      await scrollThrough(page)
      expect(await shifts(page)).toEqual([])
    })
  }
}

test('on a phone, a picture of the whole page has every section, and nothing shifts for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(recordShifts)
  await visit(page)
  const hidden = () =>
    page
      .locator('.afterFonts')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility !== 'visible'))
  await expect.poll(async () => (await hidden()).length).toBe(0)
  await nextPaint(page)
  expect(await shifts(page)).toEqual([])
})

test('nothing is hidden when a screen is turned, or when the address of a job is left', async ({ page }) => {
  await page.goto('') // The time of the overlay passes.
  await ready(page)
  const hidden = () =>
    page
      .locator('.afterFonts')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility !== 'visible').length)
  await page.setViewportSize({ width: 700, height: 420 })
  expect(await hidden()).toBe(0)
  const job = await page.locator('#history li[id]').first().getAttribute('id')
  for (const fragment of [`#${job}`, '#gallery']) {
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await nextPaint(page)
    expect(await hidden(), fragment).toBe(0)
  }
})

test('on a phone, assistive technology has the headings of a desktop, and no others', async ({ page }) => {
  const counts: number[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page)
    const headings = async () => {
      const devtools = await page.context().newCDPSession(page)
      const { nodes } = await devtools.send('Accessibility.getFullAXTree')
      return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).length
    }
    if (counts[0] === undefined) counts.push(await headings())
    else await expect.poll(headings).toBe(counts[0])
  }
})

test('without a picture, the hero ends in the colour of the dark page', async ({ page }) => {
  await visit(page, site('short')) // an owner who has chosen the light theme
  await toggle(page).click()
  const hero = await page.locator('[data-part=hero]').boundingBox()
  const below = (hero?.y ?? 0) + (hero?.height ?? 0)
  const clip = { x: 4, y: below - 2, width: 12, height: 4 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThanOrEqual(3)
})

test('nothing shifts when the fonts arrive after the overlay', async ({ page }) => {
  const release = await delayResponse(page, '**/*.woff2')
  await page.addInitScript(recordShifts)
  await page.goto('academy', { waitUntil: 'commit' }) // `load` waits for fonts.
  await ready(page)
  expect(await shiftOfFonts(page, release), 'a line may wrap elsewhere').toBeLessThan(0.008)
})

const SCROLLBAR = 15

test('overlay and backdrop cover the scrollbar’s space as well, and the page keeps its width', async ({ page }) => {
  const setNormalSpeed = await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await page.locator('html[data-motion]').waitFor()
  await expectAtEdge(page, (difference) => difference <= 3)
  await toggle(page).click()
  await expectAtEdge(page, (difference) => difference <= 3)
  await setNormalSpeed()
  await ready(page)
  await expectAtEdge(page, (difference) => difference > 8) // the scrollbar
  await thumbnails(page).last().click()
  await expectAtEdge(page, (difference) => difference <= 3)
})

/** Expects the page beside the scrollbar's space, and a difference of the pixels on both sides, of 255 in a colour channel. */
async function expectAtEdge(page: Page, isExpected: (difference: number) => boolean) {
  expect(await page.getByRole('main', { includeHidden: true }).evaluate((main) => main.clientWidth)).toBe(
    1280 - SCROLLBAR,
  )
  const clip = { x: 1280 - 2 * SCROLLBAR, y: 80, width: 2 * SCROLLBAR, height: 40 } // below the toggle
  await expect(async () => {
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    expect(isExpected(Math.max(...channels.map(({ min, max }) => max - min)))).toBe(true)
  }).toPass({ timeout: 20_000 })
}
