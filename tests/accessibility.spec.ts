import { dialog, expect, expectAccessible, scrollThrough, test, toggle, visit } from './fixtures.ts'

// check.spec.ts runs axe on every page at 1280px.
test('on phones, pages, dialogs and menu are accessible in both themes (axe)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'academy')
  await scrollThrough(page)
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible(page)
    for (const opener of ['Open profile photo', 'Data: Data Pipeline']) {
      await page.getByLabel(opener).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page, { include: 'dialog' })
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAccessible(page, { include: 'header' })
    await page.keyboard.press('Escape')
    await toggle(page).click()
  }
})

test('the keyboard reaches every control, and the focus is always visible', async ({ page }) => {
  await visit(page, 'academy')
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

test('in forced colours, controls and their states are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page)
  const selected = page.getByRole('button', { name: 'All', exact: true })
  const other = page.getByRole('button', { name: 'Data', exact: true })
  const fill = await selected.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(other, 'the selected filter is filled').not.toHaveCSS('background-color', fill)
  for (const button of [selected, other, toggle(page)]) await expect(button).toHaveCSS('border-top-width', '1px')
  // Computed styles do not contain the system's colours.
  await expectAccessible(page, { disabledRules: ['color-contrast'] })
})
