import type { Locator } from '@playwright/test'
import {
  dialog,
  expect,
  expectNoAxeViolations,
  overflowing,
  overlay,
  scrollThrough,
  scrollToTop,
  slowClock,
  test,
  toggle,
  visit,
} from './fixtures.ts'

// check.spec.ts runs axe on every page at 1280px.
test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('pages, dialogs and menu are accessible in both themes (axe)', async ({ page }) => {
    await visit(page, 'academy')
    await scrollThrough(page)
    for (const theme of ['dark', 'light']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectNoAxeViolations(page)
      for (const opener of [
        page.getByRole('button', { name: 'Open profile photo' }),
        page.getByRole('link', { name: 'Data: Data Pipeline' }),
      ]) {
        await opener.click()
        await expect(dialog(page)).toBeVisible()
        await expectNoAxeViolations(page, { include: 'dialog' })
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      await expectNoAxeViolations(page, { include: 'header' })
      await page.keyboard.press('Escape')
      await toggle(page).click()
    }
  })

  test('buttons are at least 44px large, and links in navigation and footer at least 24px high', async ({ page }) => {
    await visit(page, 'academy')
    const sizesOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const { width, height } = element.getBoundingClientRect()
            return { name: element.ariaLabel ?? element.textContent, width, height }
          }),
      )
    const buttons = await sizesOf('button')
    expect(buttons.length).toBeGreaterThan(8)
    expect(buttons.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    const links = await sizesOf('nav a, footer a')
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(({ height }) => height < 24)).toEqual([])
  })
})

test('the overlay is accessible in both themes (axe)', async ({ page }) => {
  await slowClock(page)
  await page.goto('')
  await expect(overlay(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await toggle(page).click()
  await expectNoAxeViolations(page)
})

test.describe('the not-found page', () => {
  test.use({ expectedConsoleErrors: [/404/] })

  test('is accessible in both themes (axe)', async ({ page }) => {
    await visit(page, 'nowhere')
    await expectNoAxeViolations(page)
    await toggle(page).click()
    await expectNoAxeViolations(page, { include: '#routed' })
  })
})

test('the keyboard reaches every control, and the focus is always visible', async ({ page }) => {
  await visit(page, 'academy')
  await scrollToTop(page, 0)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const stops: string[] = []
  for (let step = 0; step < 80; step++) {
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const inBar = element.closest('header') !== null || getComputedStyle(element).position === 'fixed'
      const isOnScreen = bottom > (inBar ? 0 : bar) && top < innerHeight
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const name = `${element.tagName} ${element.ariaLabel ?? element.textContent}`
      return `${name}${isOnScreen ? '' : ' OFF SCREEN'}${hasOutline ? '' : ' NO OUTLINE'}`
    })
    if (stop === null) break
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  expect(stops.filter((stop) => /OFF SCREEN|NO OUTLINE/.test(stop))).toEqual([])
  for (const name of ['Switch to light theme', 'Open profile photo', 'A Tech Event', 'Back to Home']) {
    expect(stops).toContainEqual(expect.stringContaining(name))
  }
  expect(new Set(stops).size).toBeGreaterThan(30)
})

test('/academy fits screens from 320px, and from 390px with text at 200%', async ({ page }) => {
  await visit(page, 'academy')
  for (const [width, percent] of [
    [320, 100],
    [390, 200],
    [820, 200],
    [2560, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    expect(await overflowing(page), `at ${width}px and ${percent}%`).toEqual([])
  }
})

test('the bar shows the whole name at 320px with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const name = page.getByRole('navigation').getByRole('link', { name: 'Alex Example' })
  const text = await name.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return range.getBoundingClientRect().toJSON() as DOMRect // with the same fields
  })
  expect(text.top).toBeGreaterThanOrEqual(0)
  expect(text.bottom).toBeLessThanOrEqual((await page.locator('header').boundingBox())?.height ?? 0)
})

test('in forced colours, controls and their states are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page)
  const filter = page.getByRole('button', { name: 'All', exact: true })
  const groundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const other = page.getByRole('button', { name: 'Data', exact: true })
  expect(await groundOf(filter), 'the selected filter is filled').not.toBe(await groundOf(other))
  for (const button of [filter, toggle(page), other]) {
    await expect(button).toHaveCSS('border-top-width', '1px')
  }
  // Computed styles do not contain the system's colours.
  await expectNoAxeViolations(page, { disabledRules: ['color-contrast'] })
})
