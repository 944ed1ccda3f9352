import { expect, section, test, visit } from './site.ts'

test('the profile photo is round, with a green dot', async ({ page }) => {
  await visit(page)
  const card = section(page, 'Alex Example')
  const photo = card.getByRole('button')
  const { radius, width, height } = await photo.evaluate((button) => ({
    radius: getComputedStyle(button).borderRadius,
    width: button.clientWidth,
    height: button.clientHeight,
  }))
  expect(radius).toBe('50%')
  expect(width).toBe(height)
  const dot = photo.locator('xpath=following-sibling::span')
  await expect(dot).toBeVisible()
  const hue = await dot.evaluate(
    (element) => /oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor)?.[1],
  )
  expect(Number(hue)).toBeGreaterThan(140)
  expect(Number(hue)).toBeLessThan(160)
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width}x${height} its dialog shows the whole photo, at most 80% of the viewport high`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page)
    await page.getByRole('button', { name: 'Open profile photo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Portrait of Alex Example' })
    await expect(dialog).toBeVisible()
    const image = dialog.getByRole('img')
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const box = await image.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5)
    expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 1600 / 1800)).toBeLessThan(0.01)
    await expect(image).toBeInViewport({ ratio: 1 })
  })
}

for (const means of ['its button', 'Escape', 'its backdrop']) {
  test(`its dialog closes by ${means}, and focus returns to the photo`, async ({ page }) => {
    await visit(page)
    const photo = page.getByRole('button', { name: 'Open profile photo' })
    await photo.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (means === 'its button') await page.getByRole('button', { name: 'Close' }).click()
    else if (means === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(5, 400)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(photo).toBeFocused()
  })
}
