import { seen } from './seen.ts'
import { arrive, DESKTOP, expect, test } from './story.ts'
import type { Visit } from './visit.ts'

/** Sections that settle in as they come up, decorations that play, the switch of motion. */
function motionOf(visit: Visit) {
  return visit.evaluate(() => ({
    playing: document.querySelectorAll('[data-state=playing]').length,
    standing: document.querySelectorAll('[data-state=still]').length,
    settling: document.getAnimations().filter((each) => 'animationName' in each && each.animationName === 'settle')
      .length,
  }))
}

test('decorations move, and there is a switch for it', async ({ visit }) => {
  await arrive(visit)
  await expect.poll(async () => (await motionOf(visit)).playing).toBeGreaterThan(0)
  expect(await seen(visit, 'nav button', 'Pause animations')).toHaveLength(1)
})

test.describe('a visitor who wants less motion', () => {
  test.use({ visitor: { ...DESKTOP, reducedMotion: true } })

  test('sees decorations stand still, sections in their place, and no switch', async ({ visit }) => {
    await arrive(visit)
    await expect.poll(async () => (await motionOf(visit)).standing).toBeGreaterThan(0)
    expect(await motionOf(visit)).toMatchObject({ playing: 0, settling: 0 })
    expect(await seen(visit, 'nav button', 'P')).toEqual([])
  })
})
