import type { Locator, Page } from '@playwright/test'
import { academy, expect, holdBack, overlay, ready, slowClock, test, toAcademy, toggle, visit } from './site.ts'

test.describe('the loading overlay', () => {
  test('shows its animation of 200x200 and "Loading..." from the first paint, dark in the dark theme', async ({
    page,
  }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toHaveText('Loading...')
    const box = await overlay(page).locator('div').first().boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    const turns = () =>
      overlay(page)
        .locator('svg')
        .first()
        .evaluate((svg) => svg.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations))
    await expect.poll(turns).toContain(Infinity)
    expect(await lightnessOf(page, overlay(page))).toBeLessThan(0.2)
  })

  test('has its drawing where it is whether or not the words below have come', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page).locator('p')).toBeVisible()
    const [before, after] = await overlay(page).evaluate((shown) => {
      const topOfDrawing = () => shown.querySelector('svg')?.getBoundingClientRect().top
      const withWords = topOfDrawing()
      shown.querySelector('p')?.remove()
      return [withWords, topOfDrawing()]
    })
    expect(before).toBeGreaterThan(200)
    expect(after).toBe(before)
  })

  test('keeps its drawing when the page has come to life', async ({ page }) => {
    await slowClock(page)
    await page.route(/animations\/loader/, (route) => route.fulfill({ json: {} })) // Another would take over.
    await page.goto('', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(overlay(page).locator('svg path')).toHaveCount(6)
  })

  test('has a drawing that the compositor can move, so that the page is not drawn anew for each frame', async ({
    page,
  }) => {
    await page.route(/\.js$/, () => undefined) // A drawing of the owner's would take over.
    await page.goto('', { waitUntil: 'commit' })
    const moved = () =>
      overlay(page).evaluate((shown) =>
        shown
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ target }) => target !== shown)
          .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)),
      )
    await expect.poll(async () => (await moved()).length).toBeGreaterThan(20)
    const of = ['offset', 'computedOffset', 'easing', 'composite'] // Every keyframe has these.
    expect(new Set(await moved())).toEqual(new Set([...of, 'transform', 'opacity']))
  })

  test('shows a container of three faces: right, left and upper', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    const [right, left, upper] = await overlay(page)
      .locator('svg')
      .first()
      .evaluate((svg) => {
        const middleOf = (part: Element) => {
          const box = part.getBoundingClientRect()
          return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        }
        const middle = middleOf(svg)
        const faces = [...svg.querySelectorAll(':scope > path')].map(middleOf)
        return faces.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
      })
    expect(right?.x).toBeGreaterThan(10)
    expect(left?.x).toBeLessThan(-10)
    expect(Math.abs(upper?.x ?? Number.NaN)).toBeLessThan(1)
    expect(upper?.y).toBeLessThan(-10)
  })

  test('is painted from the HTML alone', async ({ page }) => {
    await page.route(/\.(?:css|js|woff2|avif)$/, () => undefined) // They never come.
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    await expect(overlay(page)).toBeVisible()
    await expect(toggle(page)).toBeVisible()
    expect(await lightnessOf(page, overlay(page))).toBeLessThan(0.2)
    const ring = overlay(page).locator('svg').first()
    expect(await ring.evaluate((svg) => svg.clientWidth)).toBe(200)
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).visibility)).toBe('hidden')
  })

  test('is white in the light theme, for the toggle stands above it', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await live(page)
    await toggle(page).click()
    await expect.poll(() => lightnessOf(page, overlay(page))).toBe(1)
  })

  test('lets nothing else of the page be seen, focused or read aloud meanwhile', async ({ page }) => {
    await slowClock(page)
    await page.goto('academy', { waitUntil: 'commit' })
    await live(page)
    expect((await readAloud(page)).toSorted()).toEqual([
      'button Switch to light theme',
      'paragraph',
      'status',
      'text Loading...',
    ])
    await page.keyboard.press('Tab')
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer, #routed'))).toBeNull()
    for (const part of await page.locator('main, header, footer, #routed').all()) {
      expect(await part.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    }
    await expect(overlay(page)).toBeVisible()
  })

  test('holds the page behind it where it is', async ({ page }) => {
    const atFullSpeed = await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await live(page)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 900)
    await page.keyboard.press('End')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await atFullSpeed()
    await ready(page)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('gives way 1900 to 2100 ms after the first contentful paint', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const [reveal] = document.body?.getAnimations() ?? []
        if (reveal?.startTime == null) {
          requestAnimationFrame(look)
          return
        }
        document.documentElement.dataset['reveal'] = String(
          Number(reveal.startTime) + Number(reveal.effect?.getComputedTiming().endTime),
        )
      }
      look()
    })
    // A machine that is busy at the first paint is late once, not every time.
    await expect(async () => {
      await page.goto('')
      const reveal = Number(await page.locator('html[data-reveal]').getAttribute('data-reveal'))
      const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
      expect(paint).toBeGreaterThan(0)
      expect(reveal - paint).toBeGreaterThanOrEqual(1900)
      expect(reveal - paint).toBeLessThanOrEqual(2100)
    }).toPass({ timeout: 20_000 })
  })

  test('counts from the frame that shows it, and not from when the compositor has begun to move its drawing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const startOf = (part: string) => document.querySelector(part)?.getAnimations()[0]?.startTime
      const look = () => {
        const [clock, drawing] = [startOf('body'), startOf('#root > [hidden] [aria-hidden] > div')]
        if (clock == null || drawing == null) requestAnimationFrame(look)
        else document.documentElement.dataset['lead'] = String(Number(drawing) - Number(clock))
      }
      look()
    })
    await page.goto('')
    expect(Number(await page.locator('html[data-lead]').getAttribute('data-lead'))).toBeGreaterThan(0)
  })

  test('is not shown again by moving about inside the site', async ({ page }) => {
    await visit(page)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#root > [hidden]')) document.documentElement.dataset['overlayAgain'] = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
    })
    await toAcademy(page).click()
    await expect(academy(page)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(academy(page)).toHaveCount(0)
    await page.goBack()
    await expect(academy(page)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-overlay-again')
  })

  test('is over when all has come up, part by part within eight frames', async ({ page }) => {
    await slowClock(page)
    await page.goto('', { waitUntil: 'commit' })
    await live(page)
    const parts = ['[aria-labelledby="owner"]', '#expertise', '#companies', '#gallery', '#history', 'footer']
    const ends = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const part = document.querySelector(selector)?.closest('[data-in-turn], #root > [hidden], body')
          return Math.round(Number(part?.getAnimations()[0]?.effect?.getComputedTiming().endTime))
        }),
      ['body', ...parts, '#root > [hidden]'],
    )
    expect(ends).toEqual([2000, 2034, 2034, 2068, 2102, 2136, 2136, 2136])
  })

  test('gives way to what comes up first all at once, however late the end of the document was read', async ({
    page,
  }) => {
    await slowClock(page)
    await page.goto('academy', { waitUntil: 'commit' })
    await live(page)
    await page.evaluate(() => document.body.getAnimations().forEach((clock) => clock.finish()))
    const visibility = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).visibility)
    for (const first of ['header a', 'h1', '#routed-title']) expect(await visibility(first)).toBe('visible')
    for (const later of ['#expertise h2', '#history h2', 'footer a']) expect(await visibility(later)).toBe('hidden')
  })

  test('stands just as long under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('', { waitUntil: 'commit' })
    const end = () =>
      page.locator('body').evaluate((body) => body.getAnimations()[0]?.effect?.getComputedTiming().endTime)
    await expect.poll(end).toBe(2000)
    await ready(page)
  })
})

test.describe('while the style of the page is on its way', () => {
  test('nothing behind the overlay is laid out', async ({ page }) => {
    await slowClock(page)
    const letThrough = await holdBack(page, '**/*.css')
    await page.goto('', { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    const laidOut = () =>
      page
        .locator('#content h1, #history h2, footer h2')
        .evaluateAll((titles) => titles.map((title) => title.checkVisibility({ visibilityProperty: false })))
    expect(new Set(await laidOut())).toEqual(new Set([false]))
    letThrough()
    await expect.poll(async () => new Set(await laidOut())).toEqual(new Set([true]))
  })

  test('the clocks of all parts run, and go on when it comes', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.css')
    await page.addInitScript(() => {
      const clocks = new Map<Element, Set<number>>()
      Object.assign(globalThis, { clocks })
      const look = () => {
        for (const part of document.querySelectorAll('body, [data-in-turn]')) {
          const start = part.getAnimations()[0]?.startTime
          if (typeof start === 'number') clocks.set(part, (clocks.get(part) ?? new Set()).add(start))
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('', { waitUntil: 'commit' })
    await page.waitForTimeout(900)
    letThrough()
    await ready(page)
    const starts = await page.evaluate(() =>
      [...(globalThis as unknown as { clocks: Map<Element, Set<number>> }).clocks.values()].map((of) => [...of]),
    )
    expect(starts.length).toBeGreaterThan(4)
    expect(Math.max(...starts.map((of) => of.length))).toBe(1)
    expect(Math.max(...starts.flat()) - Math.min(...starts.flat())).toBeLessThan(600) // the page is read in a few frames
  })
})

/** Waits for React to take over while the overlay stands. */
async function live(page: Page) {
  await page.locator('html[data-live]').waitFor()
  await expect(overlay(page)).toBeVisible()
}

/** What the browser has assistive technology read: each element that stands for something, and each text. */
async function readAloud(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const named = nodes.filter(({ ignored, role }) => !ignored && !PLAIN.has(String(role?.value)))
  return named.map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.replace('StaticText', 'text').trim())
}

const PLAIN = new Set(['RootWebArea', 'generic', 'none', 'InlineTextBox'])

async function lightnessOf(page: Page, element: Locator) {
  const colour = await element.evaluate((node) => getComputedStyle(node).backgroundColor)
  return page.evaluate((value) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) return Number.NaN
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  }, colour)
}
