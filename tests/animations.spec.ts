import type { Locator, Page } from '@playwright/test'
import { expect, nextPaint, overlay, scrollThrough, section, site, slowClock, test, toggle, visit } from './fixtures.ts'

const WIDTHS = [200, 150, 180, 120]
const animations = (page: Page) => page.getByRole('main').locator('[data-state][aria-hidden=true]')

test('four animations, hidden from assistive technology, play on the screen and pause off it', async ({ page }) => {
  await visit(page)
  expect(await widthsOf(page)).toEqual(WIDTHS)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
  await section(page, 'Work History').scrollIntoViewIfNeeded()
  await expect(hero).toHaveAttribute('data-state', 'still')
  await expect.poll(() => isMoving(page, 0)).toBe(false)
  await hero.scrollIntoViewIfNeeded()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('visitors can pause the animations and play them again, and the animations follow the theme', async ({ page }) => {
  await visit(page)
  const profile = animations(page).nth(1)
  await expect(profile).toHaveAttribute('data-state', 'playing')
  await expect.poll(() => hasAccent(profile)).toBe(true)
  await toggle(page).click()
  await expect.poll(() => hasAccent(profile)).toBe(true)

  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('[data-state=playing]')).toHaveCount(0)
  await expect.poll(() => isMoving(page, 0)).toBe(false)
  await page.getByRole('button', { name: 'Play animations' }).click()
  await animations(page).first().scrollIntoViewIfNeeded()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('player and animation files load after the overlay, and only when they are near the screen', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) =>
    requested.push(...(/lottie-(?:player|worker)|(?:hero|history)\.json/.exec(request.url()) ?? [])),
  )
  const setNormalSpeed = await slowClock(page)
  await page.goto('')
  await page.locator('html[data-motion]').waitFor()
  await nextPaint(page)
  expect(requested).toEqual([])
  await setNormalSpeed()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(requested.toSorted()).toEqual(['hero.json', 'lottie-player', 'lottie-worker'])
  await section(page, 'Work History').scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toContain('history.json')
})

test('under reduced motion every animation shows a still frame, and there is no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  // A busy browser loads them later than the first scroll.
  await expect(async () => {
    await scrollThrough(page)
    await expect(page.locator('[data-state=still] canvas')).toHaveCount(4, { timeout: 2000 })
  }).toPass()
  for (const index of [0, 3]) await expect.poll(() => isMoving(page, index)).toBe(false)
  await expect(page.getByRole('button', { name: /animations$/ })).toHaveCount(0)
  const running = await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return timed.filter(({ playState }) => playState === 'running').length
  })
  expect(running).toBe(0)
})

test('an own animation for the overlay replaces the built-in loader', async ({ page }) => {
  await slowClock(page)
  await page.goto(site('long'), { waitUntil: 'commit' })
  const loader = overlay(page).locator('[data-state]')
  await expect(loader).toHaveAttribute('data-state', 'playing')
  await expect(loader.locator('canvas')).toBeVisible()
  await expect(overlay(page).locator('svg[viewBox]').filter({ visible: true })).toHaveCount(0)
})

test('an invalid animation for the overlay leaves the built-in loader', async ({ page }) => {
  await slowClock(page)
  await page.route('**/animations/*.json', (route) => route.fulfill({ json: {} }))
  const answer = page.waitForResponse('**/animations/*.json')
  await page.goto(site('long'), { waitUntil: 'commit' })
  await answer
  await expect(overlay(page).locator('[data-state=empty]')).toBeAttached()
  await expect(overlay(page).locator('svg[viewBox]')).toBeVisible()
})

const EMPTY_PICTURE =
  '{"v":"5","fr":60,"ip":0,"op":60,"w":9,"h":9,"assets":[{"id":"a","w":9,"h":9,"p":""}],"layers":[{"ty":2,"refId":"a","ip":0,"op":60,"st":0,"sr":1,"ks":{}}]}'
const CRASHES_PLAYER =
  '{"v":"5","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"sr":1,"ks":{},"shapes":[{"ty":"gr","it":[{"ty":"tr"}]}]}]}'

for (const [failure, pattern, body] of [
  ['the player fails to load', '**/lottie-player*.js', null],
  ['the worker fails to load', '**/lottie-worker*.js', null],
  ['the animation files have a picture without a file', '**/animations/*', EMPTY_PICTURE],
  ['the animation files are not JSON', '**/animations/*', '<html>'],
  ['the animation files crash the player', '**/animations/*', CRASHES_PLAYER],
] as const) {
  test(`an animation's box stays empty and keeps its size when ${failure}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    await page.route(pattern, (route) => (body === null ? route.abort() : route.fulfill({ body })))
    await visit(page)
    await scrollThrough(page)
    await expect(page.getByRole('main').locator('[data-state=empty]')).toHaveCount(4)
    expect(await widthsOf(page)).toEqual(WIDTHS)
    await expect(animations(page).locator('canvas')).toHaveCount(0)
  })
}

function widthsOf(page: Page) {
  return animations(page).evaluateAll((boxes) => boxes.map(({ clientWidth }) => clientWidth))
}

/** Whether the animation at `index` changes within 24 frames. */
async function isMoving(page: Page, index: number) {
  return animations(page)
    .nth(index)
    .evaluate(async (box) => {
      const pixels = () => {
        const copy = new OffscreenCanvas(100, 100).getContext('2d', { willReadFrequently: true })
        copy?.drawImage(box.querySelector('canvas') ?? new OffscreenCanvas(1, 1), 0, 0, 100, 100)
        return copy?.getImageData(0, 0, 100, 100).data.join()
      }
      const before = pixels()
      for (let frame = 0; frame < 24 && pixels() === before; frame++) await new Promise(requestAnimationFrame)
      return pixels() !== before
    })
}

/** Whether the animation in a box has a pixel in the accent of the theme. */
async function hasAccent(box: Locator) {
  return box.evaluate((element) => {
    const copy = new OffscreenCanvas(400, 400).getContext('2d', { willReadFrequently: true })
    const canvas = element.querySelector('canvas')
    if (!copy || !canvas) return false
    copy.fillStyle = getComputedStyle(element).getPropertyValue('--color-accent')
    copy.fillRect(0, 0, 1, 1)
    const accent = copy.getImageData(0, 0, 1, 1).data.join()
    copy.clearRect(0, 0, 1, 1)
    copy.drawImage(canvas, 0, 0)
    const { data } = copy.getImageData(0, 0, 400, 400)
    return Array.from({ length: data.length / 4 }, (_, at) => data.subarray(4 * at, 4 * at + 4).join()).includes(accent)
  })
}
