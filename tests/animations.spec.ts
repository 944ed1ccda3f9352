import type { Page } from '@playwright/test'
import { expect, scrollThrough, slowClock, test, visit } from './site.ts'

const animations = (page: Page) => page.locator('main [data-size]')

test('the page has four animations, 200, 150, 180 and 120 pixels wide and hidden from assistive technology', async ({
  page,
}) => {
  await visit(page)
  await expect(animations(page)).toHaveCount(4)
  const boxes = await animations(page).evaluateAll((elements) =>
    elements.map((element) => ({ width: element.clientWidth, hidden: element.ariaHidden })),
  )
  expect(boxes.map(({ width }) => width)).toEqual([200, 150, 180, 120])
  expect(boxes.every(({ hidden }) => hidden === 'true')).toBe(true)
})

test('the animation of the content replaces the built-in one on the overlay', async ({ page }) => {
  await slowClock(page)
  await page.goto('', { waitUntil: 'commit' })
  const loader = page.locator('#root > [hidden] [data-size="200x200"]')
  await expect(loader).toHaveAttribute('data-state', 'playing')
  await expect(loader.locator('svg')).toBeVisible()
  await expect(loader.locator('xpath=preceding-sibling::*').first()).toBeHidden()
})

test('player and animation files load after the overlay, and only when they are near the screen', async ({ page }) => {
  // Without the animation on the overlay, which needs the player at once.
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/"loader":\{"src":"[^"]*"\},/, '')
      .replace(/<div[^>]*data-size="200x200"[^>]*><\/div>/, '')
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const markEnd = () => {
      const [clock] = document.documentElement?.getAnimations() ?? []
      if (clock) void clock.finished.then(() => performance.mark('overlay finished'))
      else requestAnimationFrame(markEnd)
    }
    requestAnimationFrame(markEnd)
  })
  await visit(page)
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  const requests = () =>
    page.evaluate(() => {
      const [finished] = performance.getEntriesByName('overlay finished')
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => /lottie-player|animations\//.test(name))
        .map(({ name, startTime }) => ({
          file: name.split('/').at(-1) ?? '',
          delay: startTime - (finished?.startTime ?? Number.POSITIVE_INFINITY),
        }))
    })
  const loaded = await requests()
  expect(loaded.length).toBeGreaterThan(1)
  for (const { file, delay } of loaded) expect(delay, file).toBeGreaterThanOrEqual(0)
  expect(loaded.map(({ file }) => file)).not.toContain('history.json')
  await page.locator('#history').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await requests()).map(({ file }) => file)).toContain('history.json')
})

test('animations play on the screen and pause off it', async ({ page }) => {
  await visit(page)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(hero).toHaveAttribute('data-state', 'still')
  expect(await isMoving(page, 0)).toBe(false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('an animation plays that left the screen and came back before the browser reported it', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = []
        let timer: ReturnType<typeof setTimeout>
        super((more, observer) => {
          entries.push(...more)
          clearTimeout(timer)
          timer = setTimeout(() => callback(entries.splice(0), observer), 300)
        }, options)
      }
    }
  })
  await visit(page)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  await page.evaluate(async () => {
    for (const top of [2500, 0]) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    }
    await new Promise((resolve) => setTimeout(resolve, 600))
  })
  expect(await hero.getAttribute('data-state')).toBe('playing')
})

test('animations render at their own frame rate, not at that of the display', async ({ page }) => {
  await page.route('**/animations/hero*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), fr: 10 } })
  })
  await visit(page)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  const frames = await hero.evaluate(async (box) => {
    let count = 0
    const observer = new MutationObserver(() => (count += 1))
    observer.observe(box, { subtree: true, attributes: true })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    observer.disconnect()
    return count
  })
  expect(frames).toBeGreaterThan(2)
  expect(frames).toBeLessThan(25)
})

test('visitors can pause the animations and play them again', async ({ page }) => {
  await visit(page)
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('main [data-state=playing]')).toHaveCount(0)
  expect(await isMoving(page, 0)).toBe(false)
  await page.getByRole('button', { name: 'Play animations' }).click()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(await isMoving(page, 0)).toBe(true)
})

test('under reduced motion every animation shows a still frame, and there is no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  await scrollThrough(page)
  await expect(page.locator('main [data-state=still]')).toHaveCount(4)
  for (const index of [0, 1, 2, 3]) {
    await expect(animations(page).nth(index).locator('svg')).toBeAttached()
    expect(await isMoving(page, index)).toBe(false)
  }
  await expect(page.getByRole('button', { name: /animations$/ })).toHaveCount(0)
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
  )
  expect(running).toBe(0)
})

test('animations follow the theme', async ({ page }) => {
  await visit(page)
  await expect(animations(page).nth(1)).toHaveAttribute('data-state', 'playing')
  const colour = () =>
    page.evaluate(() => {
      const part = document.querySelector('main [data-size="150x100"] .accent-stroke')
      return part ? getComputedStyle(part).stroke : ''
    })
  const dark = await colour()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect.poll(colour).not.toBe(dark)
})

/** Whether the animation at `index` changes within 400 ms. */
async function isMoving(page: Page, index: number) {
  const box = animations(page).nth(index)
  const before = await box.innerHTML()
  await page.waitForTimeout(400)
  return (await box.innerHTML()) !== before
}
