import { click, see, seen, seeNone } from './seen.ts'
import { arrive, DESKTOP, expect, PHONE, test } from './story.ts'
import type { Visit } from './visit.ts'

const FILTERS = '#gallery [aria-pressed]'
const THUMBNAILS = '#gallery ul button'

test('a filter shows the projects of its category alone and is the one that is pressed, "All" brings all back', async ({
  visit,
}) => {
  await arrive(visit)
  expect(await pressed(visit)).toEqual(['All'])
  expect(await seen(visit, THUMBNAILS)).toHaveLength(6)

  await click(visit, FILTERS, 'Infrastructure')
  await expect
    .poll(() => names(visit))
    .toEqual(['Infrastructure: Cloud Infrastructure', 'Infrastructure: Kubernetes Cluster'])
  expect(await pressed(visit)).toEqual(['Infrastructure'])

  await click(visit, FILTERS, 'All')
  await expect.poll(() => names(visit)).toHaveLength(6)
  expect(await pressed(visit)).toEqual(['All'])
})

for (const [device, visitor] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use({ visitor })

    for (const way of ['its button', 'Escape', 'its backdrop']) {
      test(`the project dialog closes by ${way}, the focus returns, and it opens again`, async ({ visit }) => {
        await arrive(visit)
        await click(visit, THUMBNAILS, 'DevOps: CI/CD Pipeline')
        await expect.poll(() => seen(visit, 'dialog h3')).toMatchObject([{ name: 'CI/CD Pipeline', onTop: true }])
        await expect.poll(() => pictureOf(visit)).toBe(true)
        expect(await visit.evaluate(roomIn), 'the dialog fits its content').toEqual({ across: 0, below: 0 })
        if (way === 'its button') await click(visit, 'dialog button', 'Close')
        else if (way === 'Escape') await visit.press('Escape')
        else await visit.clickAt({ x: visitor.width / 2, y: 6 })
        await seeNone(visit, 'dialog')
        await expect.poll(() => seen(visit, THUMBNAILS, 'DevOps')).toMatchObject([{ focused: true }])
        await click(visit, THUMBNAILS, 'DevOps')
        await see(visit, 'dialog')
      })
    }
  })
}

async function names(visit: Visit) {
  return (await seen(visit, THUMBNAILS)).map(({ name }) => name)
}

async function pressed(visit: Visit) {
  return (await seen(visit, FILTERS)).filter((filter) => filter.pressed).map(({ name }) => name)
}

/** Whether the dialog's image has loaded and is visible. */
function pictureOf(visit: Visit) {
  return visit.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('dialog img')
    return image !== null && image.naturalWidth > 0 && image.clientHeight > 100
  })
}

/** Runs in the page: how far the dialog scrolls sideways, and the empty space below its text. */
function roomIn() {
  const dialog = document.querySelector('dialog')
  const words = dialog?.querySelector('h3')?.parentElement
  if (!dialog || !words) return null
  const below = dialog.scrollHeight - dialog.clientTop - words.offsetTop - words.offsetHeight
  return { across: dialog.scrollWidth - dialog.clientWidth, below: Math.max(0, below - 2) } // of rounding
}
