import type { Page } from '@playwright/test'
import { expect, nextPaint, scrollThrough, scrollToTop, slowClock, test, toggle, visit } from './fixtures.ts'

const animations = (page: Page) => page.locator('main [data-size]')

test('four animations, hidden from assistive technology, play on the screen and pause off it', async ({ page }) => {
  await visit(page)
  const boxes = await animations(page).evaluateAll((elements) =>
    elements.map((element) => ({ width: element.clientWidth, hidden: element.ariaHidden })),
  )
  expect(boxes).toEqual([200, 150, 180, 120].map((width) => ({ width, hidden: 'true' })))
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
  await scrollToTop(page, 2500)
  await expect(hero).toHaveAttribute('data-state', 'still')
  expect(await isMoving(page, 0)).toBe(false)
  await scrollToTop(page, 0)
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('visitors can pause the animations and play them again, and the animations follow the theme', async ({ page }) => {
  await visit(page)
  await expect(animations(page).nth(1)).toHaveAttribute('data-state', 'playing')
  const part = page.locator('main [data-size="150x100"] .accent-stroke').first()
  const colour = () => part.evaluate((element) => getComputedStyle(element).stroke)
  const dark = await colour()
  await toggle(page).click()
  await expect.poll(colour).not.toBe(dark)

  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('main [data-state=playing]')).toHaveCount(0)
  expect(await isMoving(page, 0)).toBe(false)
  await page.getByRole('button', { name: 'Play animations' }).click()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('player and animation files load after the overlay, and only when they are near the screen', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) =>
    requested.push(/(lottie-player|hero\.json|history\.json)/.exec(request.url())?.[0] ?? ''),
  )
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  await page.locator('html[data-motion]').waitFor()
  await nextPaint(page)
  expect(requested.filter(Boolean)).toEqual([])
  await setNormalSpeed()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(requested.filter(Boolean).toSorted()).toEqual(['hero.json', 'lottie-player'])
  await page.locator('#history').scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toContain('history.json')
})

test('under reduced motion every animation shows a still frame, and there is no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  await scrollThrough(page)
  await expect(page.locator('main [data-state=still] svg')).toHaveCount(4)
  for (const index of [0, 3]) expect(await isMoving(page, index)).toBe(false)
  await expect(page.getByRole('button', { name: /animations$/ })).toHaveCount(0)
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
  )
  expect(running).toBe(0)
})

test.describe('an animation for the overlay', () => {
  test.use({ baseURL: process.env['LONG_ADDRESS'] ?? '' })

  test('replaces the built-in loader', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    const loader = page.locator('#root > [hidden] [data-size="200x200"]')
    await expect(loader).toHaveAttribute('data-state', 'playing')
    await expect(loader.locator('svg')).toBeVisible()
    await expect(loader.locator('xpath=preceding-sibling::*').first()).toBeHidden()
  })

  test('leaves the built-in loader if it is invalid', async ({ page }) => {
    await slowClock(page)
    await page.route('**/animations/*.json', (route) => route.fulfill({ json: {} }))
    const answer = page.waitForResponse('**/animations/*.json')
    await page.goto('', { waitUntil: 'commit' })
    await answer
    await expect(page.locator('#root > [hidden] svg path').first()).toBeVisible()
    await expect(page.locator('#root > [hidden] svg path')).toHaveCount(6)
  })
})

const CRASHES_PLAYER =
  '{"v":"5","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"sr":1,"ks":{},"shapes":[{"ty":"gr","it":[{"ty":"tr"}]}]}]}'

test.describe('the boxes of the animations stay empty and keep their size', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|404/] })

  for (const [failure, pattern, body] of [
    ['the player fails to load', '**/lottie-player*.js', null],
    ['the animation files are not JSON', '**/animations/*', '<html>'],
    ['the animation files crash the player', '**/animations/*', CRASHES_PLAYER],
  ] as const) {
    test(`when ${failure}`, async ({ page }) => {
      await page.route(pattern, (route) => (body === null ? route.abort() : route.fulfill({ body })))
      await visit(page)
      await scrollThrough(page)
      await expect(page.locator('main [data-state=empty]')).toHaveCount(4)
      const widths = await animations(page).evaluateAll((elements) => elements.map((element) => element.clientWidth))
      expect(widths).toEqual([200, 150, 180, 120])
      await expect(animations(page).locator('svg')).toHaveCount(0)
    })
  }
})

/** Whether the animation at `index` changes within 24 frames. */
async function isMoving(page: Page, index: number) {
  return animations(page)
    .nth(index)
    .evaluate(async (box) => {
      const before = box.innerHTML
      for (let frame = 0; frame < 24 && box.innerHTML === before; frame++) await new Promise(requestAnimationFrame)
      return box.innerHTML !== before
    })
}
