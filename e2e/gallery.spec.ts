import type { Page } from '@playwright/test'
import { expect, section, test, visit } from './site.ts'

const PROJECTS = [
  'Infrastructure: Cloud Infrastructure',
  'Infrastructure: Kubernetes Cluster',
  'DevOps: CI/CD Pipeline',
  'Monitoring: Monitoring Setup',
  'Tech Event: Tech Event',
  'Data: Data Pipeline',
]

const gallery = (page: Page) => section(page, 'Project Gallery')
const thumbnails = (page: Page) => gallery(page).getByRole('list').getByRole('button')
const filter = (page: Page, name: string) => gallery(page).getByRole('group').getByRole('button', { name, exact: true })
const popUp = (page: Page) => page.getByRole('dialog')

test.describe('filters', () => {
  test('"All" first, then each category in order of first appearance; six projects to begin with', async ({ page }) => {
    await visit(page)
    await expect(gallery(page).getByRole('group').getByRole('button')).toHaveText([
      'All',
      'Infrastructure',
      'DevOps',
      'Monitoring',
      'Tech Event',
      'Data',
    ])
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    expect(await names(page)).toEqual(PROJECTS)
  })

  test('each shows the projects of its category alone, says how many, and "All" brings all of them back', async ({
    page,
  }) => {
    await visit(page)
    for (const category of ['Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data']) {
      await filter(page, category).click()
      const expected = PROJECTS.filter((name) => name.startsWith(`${category}:`))
      await expect.poll(() => names(page)).toEqual(expected)
      await expect(gallery(page).getByRole('status')).toHaveText(`${expected.length} of 6 projects`)
      await expect(gallery(page).locator('[aria-pressed=true]')).toHaveText([category])
    }
    await filter(page, 'All').click()
    await expect.poll(() => names(page)).toEqual(PROJECTS)
  })

  test('the selected one is marked by more than its colour', async ({ page }) => {
    await visit(page)
    const mark = () => filter(page, 'Data').evaluate((button) => getComputedStyle(button, '::before').content)
    expect(await mark()).toBe('none')
    await filter(page, 'Data').hover() // Its section settles as it is scrolled in, and would take it from under the pointer.
    await filter(page, 'Data').click()
    await expect.poll(mark).toContain('●')
  })
})

test('thumbnails stand in 1, 2 or 3 columns', async ({ page }) => {
  await visit(page)
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [820, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await thumbnails(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0]).length, `${width}px`).toBe(columns)
  }
})

test('category and title of a thumbnail come on hover and on keyboard focus', async ({ page }) => {
  await visit(page)
  const [first, second] = [thumbnails(page).nth(0), thumbnails(page).nth(1)]
  const opacity = (thumbnail: typeof first) =>
    thumbnail
      .locator('span')
      .first()
      .evaluate((caption) => getComputedStyle(caption).opacity)
  await first.scrollIntoViewIfNeeded()
  expect(await opacity(first)).toBe('0')
  await first.hover()
  await expect.poll(() => opacity(first)).toBe('1')
  await filter(page, 'Data').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await expect.poll(() => opacity(second)).toBe('1')
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('category and title stand on the thumbnail always', async ({ page }) => {
    await visit(page)
    const caption = thumbnails(page).first().locator('span').first()
    expect(await caption.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

test.describe('the project pop-up', () => {
  test('has the large image, the category, the title, the description and a close button', async ({ page }) => {
    await visit(page)
    await thumbnails(page).nth(3).click()
    await expect(popUp(page)).toBeVisible()
    await expect(popUp(page)).toHaveAccessibleName('Monitoring Setup')
    await expect(popUp(page).getByText('Monitoring', { exact: true })).toBeVisible()
    await expect(popUp(page).getByRole('heading', { name: 'Monitoring Setup' })).toBeVisible()
    await expect(popUp(page).getByText(/error budgets/)).toBeVisible()
    await expect(popUp(page).getByRole('button', { name: 'Close' })).toBeVisible()
    expect(
      await popUp(page)
        .locator('img')
        .evaluate((image) => image.clientHeight),
    ).toBe(600)
  })

  for (const way of ['a click', 'Enter', 'Space']) {
    test(`opens by ${way}`, async ({ page }) => {
      await visit(page)
      const thumbnail = thumbnails(page).first()
      if (way === 'a click') await thumbnail.click()
      else await thumbnail.press(way)
      await expect(popUp(page)).toBeVisible()
    })
  }

  for (const way of ['its button', 'Escape', 'its backdrop']) {
    test(`closes by ${way}, and focus returns to what opened it`, async ({ page }) => {
      await visit(page)
      await thumbnails(page).nth(2).click()
      await expect(popUp(page)).toBeVisible()
      if (way === 'its button') await popUp(page).getByRole('button', { name: 'Close' }).click()
      else if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(5, 400)
      await expect(popUp(page)).toHaveCount(0)
      await expect(thumbnails(page).nth(2)).toBeFocused()
    })
  }

  test('stays open when a selection of its words ends on the backdrop', async ({ page }) => {
    await visit(page)
    await thumbnails(page).first().click()
    const words = await popUp(page)
      .getByText(/Eleven environments/)
      .boundingBox()
    await page.mouse.move((words?.x ?? 0) + 60, (words?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move(5, 400, { steps: 4 })
    await page.mouse.up()
    await expect(popUp(page)).toBeVisible()
  })

  test('goes when the visitor goes back', async ({ page }) => {
    await visit(page, '#gallery')
    await page.getByRole('navigation').getByRole('link', { name: 'Example Academy' }).click()
    await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeFocused()
    await thumbnails(page).first().click()
    await expect(popUp(page)).toBeVisible()
    await page.goBack()
    await expect(popUp(page)).toHaveCount(0)
  })

  test('leaves no shade behind, and what left the screen is not seen', async ({ page }) => {
    await visit(page)
    const seen = () =>
      page.evaluate(() => {
        const dialog = document.querySelector('dialog')
        const [shade, over] = [
          getComputedStyle(document.documentElement, '::before'),
          dialog && getComputedStyle(dialog),
        ]
        return { shade: shade.opacity, dialog: over?.opacity }
      })
    expect(await seen()).toEqual({ shade: '0' })
    await thumbnails(page).first().click()
    await expect.poll(seen).toEqual({ shade: '1', dialog: '1' })
    await page.evaluate(() => delete document.documentElement.dataset.shaded)
    await expect.poll(seen).toEqual({ shade: '0', dialog: '0' })
    await page.keyboard.press('Escape')
    await expect.poll(seen).toEqual({ shade: '0' })
  })

  test('does not come up when the visitor has gone back meanwhile', async ({ page }) => {
    await visit(page)
    await thumbnails(page)
      .first()
      .evaluate(async (thumbnail: HTMLElement) => {
        thumbnail.click()
        await Promise.resolve()
        dispatchEvent(new PopStateEvent('popstate'))
      })
    await page.waitForTimeout(300)
    await expect(popUp(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-shaded')
  })

  test('opens again after it was closed', async ({ page }) => {
    await visit(page)
    for (const index of [0, 5, 0]) {
      await thumbnails(page).nth(index).click()
      await expect(popUp(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popUp(page)).toHaveCount(0)
    }
  })

  test('keeps the page behind from scrolling and from being used', async ({ page }) => {
    await visit(page)
    await thumbnails(page).first().click()
    await expect(popUp(page)).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('End')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      )
      expect(outside).toBe(false)
    }
  })

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    test(`fits ${width}x${height}: the image in proportion, every word in reach`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page)
      await thumbnails(page).first().click()
      const image = popUp(page).locator('img')
      await expect(image).toBeVisible()
      const { clientWidth, clientHeight } = await image.evaluate((element) => ({
        clientWidth: element.clientWidth,
        clientHeight: element.clientHeight,
      }))
      if (width >= 1200) expect(clientHeight).toBe(600)
      else expect(clientHeight).toBeLessThanOrEqual(height * 0.6)
      expect(clientWidth).toBeLessThanOrEqual(width)

      const words = popUp(page).getByText(/bill fell by a third/)
      await words.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(words).toBeInViewport({ ratio: 0.9 })
      await expect(popUp(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    })
  }
})

async function names(page: Page) {
  return thumbnails(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
}
