import type { Locator, Page } from '@playwright/test'
import { expect, readToTheEnd, section, test, visit } from './site.ts'

/** A phone, a tablet and two desks. */
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 1920, height: 1080, deviceScaleFactor: 2 },
]

for (const { deviceScaleFactor, ...viewport } of SCREENS) {
  test.describe(`at ${viewport.width}px and ${deviceScaleFactor} pixels each`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('the browser picks no picture under what it shows, nor one of more than 1.5 times that', async ({ page }) => {
      await visit(page)
      await readToTheEnd(page)
      const gallery = section(page, 'Project Gallery')
      const pictures = [
        page.locator('main img').first(),
        section(page, 'Alex Example').getByRole('img'),
        ...(await gallery.getByRole('img').all()),
      ]
      for (const picture of pictures) await expectFit(picture, deviceScaleFactor)

      await gallery.getByRole('list').getByRole('button').first().click()
      await expectFit(page.getByRole('dialog').getByRole('img'), deviceScaleFactor)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open profile photo' }).click()
      await expectFit(page.getByRole('dialog').getByRole('img'), deviceScaleFactor)
    })
  })
}

async function expectFit(picture: Locator, density: number) {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const { name, picked, drawn } = await picture.evaluate((image: HTMLImageElement) => {
    const { currentSrc, clientWidth, clientHeight } = image
    const width = Number(/-(\d+)w\.\w+$/.exec(currentSrc)?.[1])
    const ratio = image.naturalWidth / image.naturalHeight
    // It covers its box, so it may hang over to both sides.
    return { name: currentSrc, picked: width, drawn: Math.max(clientWidth, clientHeight * ratio) }
  })
  expect(name).toMatch(/\.avif$/)
  expect(picked / (drawn * density), `${name} for ${drawn}px`).toBeGreaterThanOrEqual(0.995)
  expect(picked / (drawn * density), `${name} for ${drawn}px`).toBeLessThanOrEqual(1.5)
}

test('the hero is asked for first and at high priority, what stands below waits until it comes near', async ({
  page,
}) => {
  await visit(page)
  const asked = await picturesAsked(page)
  expect(asked[0]).toMatch(/\/hero-\d+w\.avif$/)
  expect(asked.filter((url) => /pipeline|cluster|setup|event/.test(url))).toEqual([])
  await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high')
})

test('on the way to a page below, the hero leaves the line to others and is asked for when the overlay has gone', async ({
  page,
}) => {
  await visit(page, 'academy')
  const started = () =>
    page.evaluate(() => {
      const [style, hero] = [/\/style-[\w-]+\.css$/, /\/hero-\d+w\.avif$/].map((file) =>
        performance.getEntriesByType('resource').find(({ name }) => file.test(name)),
      )
      return hero && style && hero.startTime - style.startTime
    })
  await expect.poll(started).toBeGreaterThan(1800)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.locator('main img').first()).toBeInViewport()
})

test('drawings of skills are not asked for while the page has its script to start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  const started = () =>
    page.evaluate(() => {
      const [style, ...drawings] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/style-[\w-]+\.css$|\/images\/devicon-/.test(name))
      return drawings.map(({ startTime }) => startTime - (style?.startTime ?? Number.NaN))
    })
  await expect.poll(async () => (await started()).length).toBeGreaterThan(3)
  expect(Math.min(...(await started()))).toBeGreaterThan(1950)
})

test('a phone gets the part of the hero that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  expect((await picturesAsked(page))[0]).toMatch(/\/hero-narrow-\d+w\.avif$/)
})

test('the large picture of a pop-up is asked for when its thumbnail is hovered or focused, not before', async ({
  page,
}) => {
  await visit(page)
  const [first, second] = await section(page, 'Project Gallery').getByRole('list').getByRole('button').all()
  await first?.scrollIntoViewIfNeeded()
  const large = async () => (await picturesAsked(page)).filter((url) => url.endsWith('-1200w.avif'))
  expect(await large()).toEqual([])
  await first?.hover()
  await expect.poll(large).toEqual([expect.stringContaining('cloud-infrastructure')])
  await second?.focus()
  await expect.poll(large).toHaveLength(2)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.waitForTimeout(200)
  expect(await large(), 'what was warmed is what is shown').toHaveLength(2)
})

test('a finger asks for no large picture before the pop-up does', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await visit(page)
  const first = section(page, 'Project Gallery').getByRole('list').getByRole('button').first()
  await first.scrollIntoViewIfNeeded()
  await first.evaluate((thumbnail) => thumbnail.addEventListener('click', (click) => click.stopPropagation()))
  await first.tap()
  await page.waitForTimeout(300)
  expect((await picturesAsked(page)).filter((url) => url.endsWith('-720w.avif'))).toEqual([])
  await page.context().close()
})

test('colours of the picture stand in its place until it arrives', async ({ page }) => {
  await page.route('**/hero-*', () => undefined)
  await page.goto('', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ground = await page
    .locator('main img')
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundImage)
  expect(ground).toMatch(/^linear-gradient/)
})

test('where AVIF is not understood there are JPEGs, and the owner’s file under its own name', async ({
  page,
  request,
}) => {
  await visit(page)
  const image = page.locator('main img').first()
  const candidates = (await image.getAttribute('srcset'))?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
  expect(candidates?.length).toBeGreaterThan(2)
  for (const address of [...(candidates ?? []), '/images/hero.jpg']) {
    const response = await request.get(address)
    expect(response.headers()['content-type'], address).toBe('image/jpeg')
  }
})

async function picturesAsked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:avif|jpg|png)$/.test(name)),
  )
}
