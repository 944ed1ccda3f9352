import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, section, test, toggle, visit } from './site.ts'

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
const dialog = (page: Page) => page.getByRole('dialog')

test.describe('filters', () => {
  test('"All" comes first and is selected, then each category in order of first appearance', async ({ page }) => {
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

  test('a filter shows the projects of its category and announces their number, "All" shows all', async ({ page }) => {
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

  test('the selected filter is marked by more than its colour', async ({ page }) => {
    await visit(page)
    const mark = () => filter(page, 'Data').evaluate((button) => getComputedStyle(button, '::before').content)
    expect(await mark()).toBe('none')
    await filter(page, 'Data').hover() // Scrolls first: the section moves while it scrolls into view.
    await filter(page, 'Data').click()
    await expect.poll(mark).toContain('●')
  })
})

test('shows thumbnails in 1, 2 or 3 columns', async ({ page }) => {
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

test('shows the category and title of a thumbnail on hover and keyboard focus', async ({ page }) => {
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

  test('the category and title of a thumbnail are always visible', async ({ page }) => {
    await visit(page)
    const caption = thumbnails(page).first().locator('span').first()
    expect(await caption.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

test.describe('the project dialog', () => {
  test('shows the large image, category, title, description and a close button', async ({ page }) => {
    await visit(page)
    await thumbnails(page).nth(3).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveAccessibleName('Monitoring Setup')
    await expect(dialog(page).getByText('Monitoring', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('heading', { name: 'Monitoring Setup' })).toBeVisible()
    await expect(dialog(page).getByText(/error budgets/)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
    expect(
      await dialog(page)
        .locator('img')
        .evaluate((image) => image.clientHeight),
    ).toBe(600)
  })

  for (const input of ['click', 'Enter', 'Space']) {
    test(`opens with ${input}`, async ({ page }) => {
      await visit(page)
      const thumbnail = thumbnails(page).first()
      if (input === 'click') await thumbnail.click()
      else await thumbnail.press(input)
      await expect(dialog(page)).toBeVisible()
    })
  }

  for (const input of ['close button', 'Escape', 'backdrop']) {
    test(`closes with ${input} and returns the focus to the thumbnail`, async ({ page }) => {
      await visit(page)
      await thumbnails(page).nth(2).click()
      await expect(dialog(page)).toBeVisible()
      if (input === 'close button') await dialog(page).getByRole('button', { name: 'Close' }).click()
      else if (input === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(5, 400)
      await expect(dialog(page)).toHaveCount(0)
      await expect(thumbnails(page).nth(2)).toBeFocused()
    })
  }

  test('stays open when a text selection ends on the backdrop', async ({ page }) => {
    await visit(page)
    await thumbnails(page).first().click()
    const text = await dialog(page)
      .getByText(/Eleven environments/)
      .boundingBox()
    await page.mouse.move((text?.x ?? 0) + 60, (text?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move(5, 400, { steps: 4 })
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  })

  test('closes when the visitor goes back', async ({ page }) => {
    await visit(page, '#gallery')
    await page.getByRole('navigation').getByRole('link', { name: 'Example Academy' }).click()
    await expect(page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })).toBeFocused()
    await thumbnails(page).first().click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('darkens the page behind it while it is open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page)
    await toggle(page).click()
    await page.evaluate(() => document.querySelector('#gallery')?.scrollIntoView({ behavior: 'instant' }))
    const brightness = async () => {
      const margin = await page.screenshot({ clip: { x: 0, y: 100, width: 12, height: 600 } })
      const { channels } = await sharp(margin).removeAlpha().stats()
      return channels.reduce((sum, { mean }) => sum + mean, 0)
    }
    const before = await brightness()
    await thumbnails(page).first().click()
    await expect(dialog(page)).toBeVisible()
    await expect.poll(brightness).toBeLessThan(before / 1.5)
    await page.keyboard.press('Escape')
    await expect.poll(brightness).toBeCloseTo(before, 0)
  })

  test('opens again after it is closed', async ({ page }) => {
    await visit(page)
    for (const index of [0, 5, 0]) {
      await thumbnails(page).nth(index).click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })

  test('makes the page behind it inert and keeps it from scrolling', async ({ page }) => {
    await visit(page)
    await thumbnails(page).first().click()
    await expect(dialog(page)).toBeVisible()
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
    test(`fits ${width}x${height}: the image in proportion, all text reachable by scrolling`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page)
      await thumbnails(page).first().click()
      const image = dialog(page).locator('img')
      await expect(image).toBeVisible()
      const { clientWidth, clientHeight } = await image.evaluate((element) => ({
        clientWidth: element.clientWidth,
        clientHeight: element.clientHeight,
      }))
      if (width >= 1200) expect(clientHeight).toBe(600)
      else expect(clientHeight).toBeLessThanOrEqual(height * 0.6)
      expect(clientWidth).toBeLessThanOrEqual(width)

      const text = dialog(page).getByText(/bill fell by a third/)
      await text.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(text).toBeInViewport({ ratio: 0.9 })
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    })
  }
})

async function names(page: Page) {
  return thumbnails(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
}
