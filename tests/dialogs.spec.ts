import type { Page } from '@playwright/test'
import { delayResponse, dialog, expect, nextPaint, scrollTop, test, thumbnails, visit } from './fixtures.ts'

const photo = (page: Page) => page.getByRole('button', { name: 'Open profile photo' })

for (const [name, openerOf] of [
  ['project', (page: Page) => thumbnails(page).nth(2)],
  ['photo', photo],
] as const) {
  test(`the ${name} dialog opens and closes by mouse and keyboard, and returns the focus`, async ({ page }) => {
    await visit(page)
    const opener = openerOf(page)
    for (const [open, close] of [
      [() => opener.click(), () => dialog(page).getByRole('button', { name: 'Close' }).click()],
      [() => opener.press('Enter'), () => page.keyboard.press('Escape')],
      [() => opener.press('Enter'), () => page.mouse.click(5, 400)], // on the backdrop
    ] as const) {
      await open()
      await expect(dialog(page)).toBeVisible()
      await close()
      // The element too: a press between the closing and its `close` event is too fast for a hand, and opens nothing.
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
}

test('a dialog keeps the page behind it from scrolling, and stays open while text is selected', async ({ page }) => {
  await visit(page)
  await thumbnails(page).first().click()
  const text = await dialog(page)
    .getByText(/eleven hand-made environments/)
    .boundingBox()
  await page.mouse.move((text?.x ?? 0) + 60, (text?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move(5, 400, { steps: 4 })
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()

  const before = await scrollTop(page)
  await page.mouse.wheel(0, 800)
  await page.keyboard.press('End')
  await nextPaint(page)
  expect(await scrollTop(page)).toBe(before)
})

test('a double click on a thumbnail opens its dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await visit(page)
  await thumbnails(page)
    .first()
    .evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 90, behavior: 'instant' }))
  // The second click is outside of the dialog.
  await thumbnails(page)
    .first()
    .dblclick({ position: { x: 20, y: 15 } })
  await expect(dialog(page)).toBeVisible()
})

for (const [width, height] of [
  [320, 568],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`dialogs fit ${width}x${height}: images in proportion, all text within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page)
    await thumbnails(page).first().click()
    await expect(dialog(page)).toHaveAccessibleName('Cloud Infrastructure')
    await expect(dialog(page).getByText(/^Infrastructure$/)).toBeVisible()
    const image = dialog(page).locator('img')
    await hasGrown(page)
    const { width: imageWidth = 0, height: imageHeight = 0 } = (await image.boundingBox()) ?? {}
    if (height >= 936 && width >= 1200) expect(imageHeight).toBeCloseTo(600, 0)
    else expect(imageHeight).toBeLessThanOrEqual(height * 0.6)
    expect(imageWidth).toBeLessThanOrEqual(width)
    const text = dialog(page).getByText(/bill fell by a third/)
    await text.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(text).toBeInViewport({ ratio: 0.9 })
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Escape')
    await photo(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Portrait of Alex Example')
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    await hasGrown(page)
    const box = await image.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1600 / 1800, 1)
    await expect(image).toBeInViewport({ ratio: 1 })
  })
}

/** Waits until a dialog has grown from what opened it. */
async function hasGrown(page: Page) {
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

for (const [width, height] of [
  [1366, 650],
  [1280, 800],
  [1440, 780],
] as const) {
  test(`a project fits ${width} x ${height} without scrolling, with its figure and its story`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '#kubernetes-cluster')
    const opened = dialog(page)
    await expect(opened.getByRole('link', { name: 'Read the story' })).toBeInViewport({ ratio: 1 })
    await expect(opened.locator('strong')).toBeInViewport({ ratio: 1 })
    expect(await opened.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })
}

for (const width of [390, 1280]) {
  test(`at ${width}px, the photo has its size before its file arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page)
    await photo(page).scrollIntoViewIfNeeded()
    const release = await delayResponse(page, '**/images/**')
    await photo(page).click()
    await hasGrown(page)
    const sizeOf = () => dialog(page).evaluate((element) => [element.clientWidth, element.clientHeight])
    const size = await sizeOf()
    release()
    await dialog(page)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.decode())
    expect(await sizeOf()).toEqual(size)
  })
}

test('a dialog has a scrollbar in the colours of the theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page)
  await thumbnails(page).first().click()
  const colours = () => dialog(page).evaluate((element) => getComputedStyle(element).scrollbarColor)
  expect(await colours()).toMatch(/^oklch\(.+\) rgba\(0, 0, 0, 0\)$/)
})

test('a dialog grows from what opened it, also while its picture has no size yet', async ({ page }) => {
  await page.route(/photo/, (route) => (route.request().url().includes('-160w') ? route.continue() : undefined))
  await visit(page)
  await page.evaluate(() => {
    Element.prototype.animate = function record(this: Element, keyframes) {
      if (this.matches('dialog')) document.title = JSON.stringify(keyframes)
      return new Animation()
    }
  })
  await photo(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(Number(/scale\(([\d.]+)\)/.exec(await page.title())?.[1])).toBeLessThanOrEqual(1)
})
