import { click, seen, seeNone } from './seen.ts'
import { arrive, expect, test } from './story.ts'

const PHOTO = 'section[aria-labelledby=owner] button'

for (const way of ['its button', 'Escape', 'its backdrop']) {
  test(`the photo opens large, at most 80% of the window high, and closes by ${way}`, async ({ visit }) => {
    await arrive(visit)
    await click(visit, PHOTO)
    await expect
      .poll(() =>
        visit.evaluate(() => {
          const image = document.querySelector<HTMLImageElement>('dialog img')
          return image && image.naturalWidth > 0 ? image.getBoundingClientRect().height / innerHeight : 0
        }),
      )
      .toBeGreaterThan(0.7)
    const [image] = await visit.evaluate(() => [document.querySelector('dialog img')?.clientHeight ?? 0])
    expect(image).toBeLessThanOrEqual(640)
    if (way === 'its button') await click(visit, 'dialog button', 'Close')
    else if (way === 'Escape') await visit.press('Escape')
    else await visit.clickAt({ x: 5, y: 400 })
    await seeNone(visit, 'dialog')
    await expect.poll(() => seen(visit, PHOTO)).toMatchObject([{ focused: true }])
  })
}
