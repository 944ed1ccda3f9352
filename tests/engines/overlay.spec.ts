import { isEmpty } from './pictures.ts'
import { seen } from './seen.ts'
import { at, expect, test } from './story.ts'

test('while the loading overlay stands, nothing else but the toggle is painted or takes the focus', async ({
  visit,
}) => {
  await visit.goTo(at(''))
  const picture = await visit.screenshot()
  await visit.press('Tab')
  expect(await seen(visit, '#root > button')).toMatchObject([{ focused: true, onTop: true }])
  await visit.press('Tab')
  expect(
    await visit.evaluate(() => document.activeElement?.closest('header, main, footer, #routed') ?? null),
  ).toBeNull()
  expect(await seen(visit, 'h1, h2, a, main img, header button, main button')).toEqual([])
  expect(await seen(visit, '#root > [hidden]', 'Loading...'), 'it stands after all this').toHaveLength(1)
  // To the left of the animation, where the headline is going to be.
  expect(await isEmpty(picture, { left: 0, top: 0, width: 480, height: 800 })).toBe(true)
})

test('the content comes up 2000 ms after the first paint, with the headline in view', async ({ visit }) => {
  // A machine that is busy at the first paint is late once, not every time.
  await expect(async () => {
    await visit.goTo(at(''))
    await visit.evaluate(rememberTheReveal)
    await expect.poll(() => visit.evaluate(revealOf)).not.toBeNull()
    const { paint, reveal } = (await visit.evaluate(revealOf)) ?? { paint: 0, reveal: 0 }
    expect(paint).toBeGreaterThan(0)
    expect(reveal - paint).toBeGreaterThanOrEqual(1900)
    expect(reveal - paint).toBeLessThanOrEqual(2100)
  }).toPass({ timeout: 25_000 })
  expect(await seen(visit, 'h1', 'DevOps & Infrastructure Expert')).toMatchObject([{ onScreen: true, onTop: true }])
})

test('then the overlay is gone for good', async ({ visit }) => {
  await visit.goTo(at(''))
  await expect.poll(() => seen(visit, '#root > [hidden]')).toHaveLength(1)
  await expect.poll(() => visit.evaluate(() => document.querySelectorAll('#root > [hidden]').length)).toBe(0)
})

/** In the page: notes the first frame in which the headline can be seen. */
function rememberTheReveal() {
  const look = (now: number) => {
    const headline = document.querySelector('h1')
    if (headline && getComputedStyle(headline).visibility === 'visible') {
      document.documentElement.dataset['reveal'] = String(now)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** In the page. */
function revealOf() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { reveal } = document.documentElement.dataset
  return paint && reveal ? { paint: paint.startTime, reveal: Number(reveal) } : null
}
