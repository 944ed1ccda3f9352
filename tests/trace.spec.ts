import type { Locator, Page } from '@playwright/test'
import { dialog, expect, nextPaint, site, test, thumbnails, visit } from './fixtures.ts'

const line = (page: Page) => page.locator('svg[data-part=career]')
const trace = (page: Page) => page.locator('svg[data-part=trace]')

/** The left edges and widths of rectangles, in percent of their drawing. */
const spansOf = (drawing: Locator) =>
  drawing.locator('rect').evaluateAll((rects) =>
    rects.map((rect) => {
      const whole = rect.closest('svg')?.getBoundingClientRect() ?? new DOMRect()
      const { left, width } = rect.getBoundingClientRect()
      return [left - whole.left, width].map((length) => Math.round((100 * length) / whole.width))
    }),
  )

test('the line under the bar has the jobs to scale, the one of today in the colour of the signal', async ({ page }) => {
  await visit(page)
  const spans = await spansOf(line(page))
  expect(spans).toHaveLength(3)
  expect(spans[0]?.[0]).toBe(0)
  const [left = 0, width = 0] = spans[2] ?? []
  expect(left + width).toBe(100)
  await expect(line(page).locator('[data-current]')).toHaveCount(1)
})

test('on the page of a story, its time is highlighted on the line', async ({ page }) => {
  await visit(page, 'projects/kubernetes-cluster/')
  const spans = await spansOf(line(page))
  expect(spans).toHaveLength(4)
  expect(spans[3]).toEqual([37, 17])
  await visit(page, 'academy')
  expect(await spansOf(line(page))).toHaveLength(3)
})

test('the trace has a row for each job and project, which leads there by mouse', async ({ page }) => {
  await visit(page)
  await expect(trace(page).locator('a')).toHaveCount(9)
  await trace(page).locator('a', { hasText: 'CI/CD Pipeline' }).locator('rect').click()
  await expect(dialog(page).getByRole('heading', { name: 'CI/CD Pipeline' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thumbnails(page).nth(2), 'the focus is not in what assistive technology does not get').toBeFocused()
  await trace(page).locator('a', { hasText: 'Software Developer' }).locator('rect').click()
  await expect(page.getByRole('heading', { name: 'Software Developer' })).toBeInViewport()
})

test('no label of the trace overlaps another one or leaves it', async ({ page }) => {
  for (const content of ['full', 'sample'] as const) {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, content === 'full' ? site('full') : '')
      const outside = await trace(page).evaluate((drawing) => {
        const whole = drawing.getBoundingClientRect()
        const boxes = [...drawing.querySelectorAll('a > text')].map((text) => text.getBoundingClientRect())
        const overlaps = boxes.filter((a) =>
          boxes.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        )
        return overlaps.length + boxes.filter(({ left, right }) => left < whole.left || right > whole.right + 1).length
      })
      expect(outside, `${content} at ${width}px`).toBe(0)
    }
  }
})

test('a skill says when it was used, and shows its years on the line while it is hovered', async ({ page }) => {
  await visit(page)
  const kubernetes = page.getByRole('link', { name: 'Kubernetes since 2023 1 project' })
  await kubernetes.hover()
  const lit = page.locator('#expertise li').filter({ has: kubernetes }).locator('svg').last()
  await expect(lit).toBeVisible()
  expect((await lit.boundingBox())?.x).toBeCloseTo((await line(page).boundingBox())?.x ?? 0, 0)
  await page.mouse.move(0, 0)
  await expect(lit).toBeHidden()
  // The focus stays on it while the visitor scrolls on.
  await kubernetes.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(kubernetes).toBeFocused()
  await expect(lit).toBeHidden()
})

test('a result has bars where its figures have the same unit', async ({ page }) => {
  await visit(page)
  const barsOf = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).locator('svg:has(> rect + rect)')
  const pipeline = barsOf('from a change to production').first()
  expect((await spansOf(pipeline)).map(([, width]) => width)).toEqual([100, 17])
  await expect(barsOf('to a new environment')).toHaveCount(0)
})

test('from right to left, the line and the trace begin on the right', async ({ page }) => {
  await visit(page, `${site('translated')}ar/`)
  const [first, last] = await spansOf(line(page))
  expect((first?.[0] ?? 0) + (first?.[1] ?? 0)).toBe(100)
  expect(last?.[0]).toBe(0)
  const label = trace(page).locator('a text').first()
  const [text, span] = [await label.boundingBox(), await trace(page).locator('a rect').first().boundingBox()]
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan((span?.x ?? 0) + (span?.width ?? 0))
})

test('assistive technology and keyboard get the texts instead', async ({ page }) => {
  await visit(page)
  const drawings = [line(page), trace(page)]
  for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  await expect(trace(page).locator('a:not([tabindex="-1"])')).toHaveCount(0)
})

test('the trace is printed, and drawn in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const coloursOf = (part: Locator) =>
    part.evaluate((element) => [getComputedStyle(element).fill, getComputedStyle(element).stroke])
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const part of [line(page), trace(page), page.locator('#expertise svg').first()]) {
    for (const colours of await Promise.all((await part.locator('rect, path').all()).map(coloursOf))) {
      expect(colours.some((colour) => colour !== 'none' && colour !== ground)).toBe(true)
    }
  }
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await nextPaint(page)
  await expect(trace(page)).toBeVisible()
  const [job] = await spansOf(trace(page))
  expect(job?.[1]).toBeGreaterThan(10)
})

test('the page for unknown addresses has a gap in the line', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await visit(page, 'nowhere')
  const broken = page.getByRole('main').last().locator('svg:has(> rect)')
  expect((await spansOf(broken)).at(-1)).toEqual([38, 14])
})
