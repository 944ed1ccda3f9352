// What moves nothing else is laid out after the rest of the page, behind the overlay (src/styles/page.css).
import type { Page } from '@playwright/test'
import { expect, holdBack, overlay, ready, test, visit } from './site.ts'

/** The bar's height in pixels: what is brought to a visitor begins below it. */
const BAR = 72

test('the page is laid out part by part, and all of it before the overlay ends', async ({ page }) => {
  await page.addInitScript(() => {
    const late = new Set<Element>()
    Object.assign(globalThis, { late })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        const isIt = animation instanceof CSSAnimation && animation.animationName === 'lay-out'
        if (isIt && effect instanceof KeyframeEffect && effect.target) late.add(effect.target)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('')
  await expect(overlay(page)).toBeHidden()
  const late = await page.evaluate(() =>
    [...(globalThis as unknown as { late: Set<Element> }).late].map((part) => ({
      part: part.id || part.localName,
      now: getComputedStyle(part).contentVisibility,
    })),
  )
  expect(new Set(late.map(({ part }) => part))).toEqual(
    new Set(['header', 'div', 'section', 'ul', 'blockquote', 'ol', 'p', 'routed']),
  )
  expect(new Set(late.map(({ now }) => now))).toEqual(new Set(['visible']))
})

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('links into the page lead to where it will be', async ({ page }) => {
      for (const id of ['expertise', 'companies', 'gallery', 'history']) {
        await page.goto('about:blank')
        await visit(page, `#${id}`)
        expect(await topOf(page, `#${id}`)).toBeCloseTo(BAR, 0)
      }
    })

    test('a page that is loaded again keeps its place', async ({ page }) => {
      await visit(page)
      for (const top of [900, 2600, 3800]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await page.reload()
        await expect(overlay(page)).toBeHidden()
        expect(await page.evaluate(() => scrollY)).toBe(top)
      }
    })

    test('and one whose address names a place does so too, wherever its visitor went from there', async ({ page }) => {
      await visit(page, '#gallery')
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.reload()
      await expect(overlay(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(900)
    })

    test('one with a page below it does so down to its end', async ({ page }) => {
      await visit(page, 'academy')
      const end = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        return scrollY
      })
      await page.reload()
      await expect(overlay(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(end)
    })
  })
}

for (const [path, place, focused] of [
  ['academy', '#routed > section', '#routed-title'],
  ['#history', '#history', 'body'],
] as const) {
  test(`a stylesheet that comes when the overlay has gone brings the visitor of "/${path}" there`, async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.css')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letThrough()
    await ready(page)
    await page
      .locator('#routed')
      .evaluate((last) => Promise.all(last.getAnimations().map((animation) => animation.finished)))
    await expect(page.locator(focused)).toBeFocused()
    await expect.poll(() => topOf(page, place)).toBeCloseTo(BAR, 0)
  })
}

function topOf(page: Page, part: string) {
  return page.locator(part).evaluate((element) => element.getBoundingClientRect().top)
}
