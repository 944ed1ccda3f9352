import { lightnessOf } from './pictures.ts'
import { click, seen } from './seen.ts'
import { arrive, DESKTOP, expect, PHONE, test } from './story.ts'
import type { Visit } from './visit.ts'

const TOGGLE = '#root > button'

/** Where nothing stands on the ground. */
const MARGIN = { left: 0, top: 100, width: 16, height: 600 }

for (const [device, visitor] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use({ visitor })

    test('the theme is dark first, and the toggle turns it light and dark again', async ({ visit }) => {
      await arrive(visit)
      // Past the photograph, which is dark in both themes.
      await visit.evaluate(() => document.querySelector('#expertise')?.scrollIntoView({ behavior: 'instant' }))
      const lightness = async () => lightnessOf(await visit.screenshot(), MARGIN)
      await expect.poll(lightness).toBeLessThan(0.3)
      const sun = await signOf(visit)
      expect(await seen(visit, TOGGLE)).toMatchObject([{ name: 'Switch to light theme', onTop: true }])

      await click(visit, TOGGLE)
      await expect.poll(lightness).toBeGreaterThan(0.8)
      expect(await seen(visit, TOGGLE)).toMatchObject([{ name: 'Switch to dark theme' }])
      const moon = await signOf(visit)
      expect(moon).not.toBe(sun)

      await click(visit, TOGGLE)
      await expect.poll(lightness).toBeLessThan(0.3)
      expect(await signOf(visit)).toBe(sun)
    })
  })
}

function signOf(visit: Visit) {
  return visit.evaluate((toggle) => document.querySelector(`${toggle} svg`)?.innerHTML ?? null, TOGGLE)
}
