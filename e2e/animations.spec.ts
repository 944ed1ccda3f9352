import type { Page } from '@playwright/test'
import { expect, holdBack, readToTheEnd, slowClock, test, visit } from './site.ts'

const animations = (page: Page) => page.locator('main [data-size]')

test('four stand on the page in boxes of 200, 150, 180 and 120 pixels, hidden from assistive technology', async ({
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

test.describe('the fifth, on the overlay', () => {
  const loader = (page: Page) => page.locator('#root > [hidden] [data-size="200x200"]')

  test('takes over, 200 wide', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await expect(loader(page)).toHaveAttribute('data-state', 'playing')
  })

  test('at full strength, so that nothing blinks', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    const drawing = loader(page).and(page.locator('[data-state=playing]')).locator('svg')
    await expect(drawing).toBeAttached()
    expect(await drawing.evaluate((svg) => getComputedStyle(svg).animationName)).toBe('none')
  })

  test('and goes on where the drawing in the HTML has come to', async ({ page }) => {
    await slowClock(page)
    await page.addInitScript(() => {
      let isSet = false
      const look = () => {
        const [clock] = document.querySelector('#root > [hidden]')?.getAnimations() ?? []
        if (clock && !isSet) {
          clock.currentTime = 1000
          isSet = true
        }
        const turned = document.querySelector('#root > [hidden] [data-state=playing] svg g[transform]')
        if (!clock || !turned) {
          requestAnimationFrame(look)
          return
        }
        const matrix = turned.getAttribute('transform') ?? ''
        const [cos = 1, sin = 0] = (/matrix\(([^)]*)\)/.exec(matrix)?.[1] ?? '').split(',').map(Number)
        document.documentElement.dataset['turned'] = String((Math.atan2(sin, cos) * 180) / Math.PI)
        document.documentElement.dataset['elapsed'] = String(clock.currentTime)
      }
      look()
    })
    await page.goto('', { waitUntil: 'commit' })
    const html = page.locator('html[data-turned]')
    const [degrees, elapsed] = [
      Number(await html.getAttribute('data-turned')),
      Number(await html.getAttribute('data-elapsed')),
    ]
    expect(elapsed).toBeGreaterThanOrEqual(1000)
    // The specimen's square turns once in four seconds.
    const expected = ((elapsed / 4000) * 360) % 360
    const apart = Math.abs(((degrees - expected + 540) % 360) - 180)
    expect(apart).toBeLessThan(20)
  })
})

test('player and drawings are asked for when the page stands still, and near the screen only', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      performance.mark('stands')
    }).observe(document, { subtree: true, attributeFilter: ['data-revealed'] })
  })
  await visit(page)
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  const asked = () =>
    page.evaluate(() => {
      const [stands] = performance.getEntriesByName('stands')
      const most = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /lottie-player|animations\//.test(name))
      return most.map(({ name, startTime }) => ({
        file: name.split('/').at(-1) ?? '',
        after: startTime - (stands?.startTime ?? Number.POSITIVE_INFINITY),
      }))
    })
  // The specimen's loader is a drawing of its own, for which the player has to come at once.
  const drawn = async () => (await asked()).filter(({ file }) => !/lottie-player|loader/.test(file))
  await expect.poll(drawn).toHaveLength(3)
  const drawings = await drawn()
  for (const { after } of drawings) expect(after).toBeGreaterThan(450)
  expect(drawings.map(({ file }) => file)).not.toContain('history.json')
  await page.locator('#history').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await asked()).map(({ file }) => file)).toContain('history.json')
})

test('nor is any asked for while a page that has just come up is being scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const until = performance.now() + 1500
      const scroll = () => {
        scrollTo({ top: performance.now() % 40, behavior: 'instant' })
        if (performance.now() < until) requestAnimationFrame(scroll)
        else performance.mark('rests')
      }
      scroll()
    }).observe(document, { subtree: true, attributeFilter: ['data-revealed'] })
  })
  await visit(page)
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  const after = await page.evaluate(() => {
    const [rests] = performance.getEntriesByName('rests')
    const drawings = performance.getEntriesByType('resource').filter(({ name }) => /animations\/(?!loader)/.test(name))
    return drawings.map(({ startTime }) => startTime - (rests?.startTime ?? Number.POSITIVE_INFINITY))
  })
  expect(Math.min(...after)).toBeGreaterThan(450)
})

test('one that comes while the page is being scrolled starts when it rests', async ({ page }) => {
  const asked = page.waitForRequest(/animations\/hero/)
  const letThrough = await holdBack(page, /animations\/hero/)
  await visit(page)
  await asked
  const hero = animations(page).first()
  const started = hero.evaluate(async (box) => {
    const until = performance.now() + 1500
    while (performance.now() < until) {
      scrollTo({ top: performance.now() % 40, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return box.dataset['state'] !== 'empty'
  })
  letThrough()
  expect(await started).toBe(false)
  await expect(hero).toHaveAttribute('data-state', 'playing')
})

test('they play on the screen and stand still off it', async ({ page }) => {
  await visit(page)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  expect(await moves(page, 0)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(hero).toHaveAttribute('data-state', 'still')
  expect(await moves(page, 0)).toBe(false)
})

test('and play when they are back before a busy browser has told that they were gone', async ({ page }) => {
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

test('and take no more frames than they have, however many the screen shows', async ({ page }) => {
  await page.route('**/animations/hero*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), fr: 10 } })
  })
  await visit(page)
  const hero = animations(page).first()
  await expect(hero).toHaveAttribute('data-state', 'playing')
  const frames = await hero.evaluate(async (box) => {
    let drawn = 0
    const watch = new MutationObserver(() => (drawn += 1))
    watch.observe(box, { subtree: true, attributes: true })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    watch.disconnect()
    return drawn
  })
  expect(frames).toBeGreaterThan(2)
  expect(frames).toBeLessThan(25)
})

test('the visitor can pause them, and play them again', async ({ page }) => {
  await visit(page)
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('main [data-state=playing]')).toHaveCount(0)
  expect(await moves(page, 0)).toBe(false)
  await page.getByRole('button', { name: 'Play animations' }).click()
  await expect(animations(page).first()).toHaveAttribute('data-state', 'playing')
  expect(await moves(page, 0)).toBe(true)
})

test('under reduced motion they are drawn and stand still, and there is no switch without effect', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  await readToTheEnd(page)
  await expect(page.locator('main [data-state=still]')).toHaveCount(4)
  for (const index of [0, 1, 2, 3]) expect(await moves(page, index)).toBe(false)
  await expect(page.getByRole('button', { name: /animations$/ })).toHaveCount(0)
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { timeline, playState } = animation
        return playState === 'running' && timeline instanceof DocumentTimeline
      }).length,
  )
  expect(running).toBe(0)
})

test('they take the colours of the theme', async ({ page }) => {
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

/** Whether the drawing at `index` changes within a while. */
async function moves(page: Page, index: number) {
  const box = animations(page).nth(index)
  const before = await box.innerHTML()
  await page.waitForTimeout(400)
  return (await box.innerHTML()) !== before
}
