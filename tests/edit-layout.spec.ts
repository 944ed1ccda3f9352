import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { develop, editButton, openPart, panelOf, startEditing } from './edit-server.ts'
import { dialog, expect, nextPaint, test, thumbnails, visit } from './fixtures.ts'

// The page beside the panel, and the editor in small windows.
// One dev server for all.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

const PANEL_PX = 360
let folder: string
let address: string
let stop: () => void

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-layout-'))
  cpSync('sample', folder, { recursive: true })
  writeFileSync(join(folder, 'site.ar.yaml'), '- en: Technical Expertise\n  ar: الخبرة التقنية\n')
  const { at, end } = await develop(folder, 5190)
  address = at
  stop = end
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

/** The boxes of what is below an element, in whole pixels from the top left corner of the page. */
function boxes(page: Page, root: string) {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(`${selector} *`)].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const isFixed = each.closest('header, dialog') !== null || getComputedStyle(each).position === 'fixed'
      const box = [left, top + (isFixed ? 0 : scrollY), width, height].map(Math.round)
      return width > 0 && each.id !== 'editor'
        ? [`${each.tagName} ${each.getAttribute('class') ?? ''} ${box.join(' ')}`]
        : []
    })
    return found
  }, root)
}

/** Compares the page beside the panel with the page in a window that is as wide as what is left. */
async function expectSameLayout(page: Page, width: number, root = '#root') {
  await page.setViewportSize({ width, height: 800 })
  await expect(panelOf(page)).toBeVisible()
  await nextPaint(page)
  const beside = await boxes(page, root)
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
  await page.setViewportSize({ width: width - PANEL_PX, height: 800 })
  await nextPaint(page)
  expect(beside).toEqual(await boxes(page, root))
  expect(beside.length).toBeGreaterThan(10)
  await page.setViewportSize({ width, height: 800 })
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
}

test('the page beside the panel is as in a window that is as wide as what is left', async ({ page }) => {
  await startEditing(page, address)
  for (const width of [820, 1920, 1280]) await expectSameLayout(page, width)
  // Also when another program changes what is shown.
  writeFileSync(join(folder, 'style.css'), '@media (max-width: 950px) { h2 { font-size: 7vw } }')
  await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toHaveCSS('font-size', '64.4px')
  await expectSameLayout(page, 1280)
})

test('a dialog beside the panel is as in a window that is as wide as what is left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // It grows.
  await startEditing(page, address)
  await thumbnails(page).first().dispatchEvent('click')
  await expect(dialog(page)).toBeVisible()
  await expectSameLayout(page, 1280, 'dialog')
})

test('on pages from right to left, the panel is beside the page, too', async ({ page }) => {
  await startEditing(page, `${address}ar/`)
  await expectSameLayout(page, 1280)
})

/** The parts of an element that are not in the window, or that something else covers: its middle, and those of its sides. */
function hiddenParts(element: Locator) {
  return element.evaluate((control: HTMLElement) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const root = control.getRootNode() as ShadowRoot
    const points = [
      [left + 3, (top + bottom) / 2],
      [right - 3, (top + bottom) / 2],
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 3],
      [(left + right) / 2, bottom - 3],
    ] as const
    return points.flatMap(([x, y]) => {
      const seen = root.elementFromPoint(x, y)
      return seen && control.contains(seen)
        ? []
        : [`${Math.round(x)} ${Math.round(y)}: ${seen?.className ?? 'outside'}`]
    })
  })
}

for (const [width, height, name] of [
  [1280, 800, 'on laptops'],
  [820, 1180, 'on tablets'],
  [640, 400, 'at 200 %'],
  [390, 844, 'on phones'],
  [320, 256, 'at 400 %'],
] as const)
  test(`everything of the editor can be reached ${name}, and nothing covers a field`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startEditing(page, address)
    const fields = page.getByRole('button', { name: 'Panel', exact: true })
    const status = page.locator('#editor').getByRole('status')
    const isLow = height < 480
    await expect(fields).toHaveAttribute('aria-expanded', String(!isLow))
    const onPage = page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' })
    await onPage.press('Enter')
    await page.keyboard.insertText('long '.repeat(40))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await nextPaint(page)
    expect(await hiddenParts(page.locator('#editor .text-field textarea'))).toEqual([])
    expect(await hiddenParts(page.getByRole('alert'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(onPage).toBeFocused()
    for (const text of ['Technical Expertise', 'Work History', 'alex@example.com']) {
      await page
        .getByRole('button', { name: `Edit ${text}`, exact: true })
        .last()
        .press('Enter')
      await nextPaint(page)
      expect(await hiddenParts(page.locator('#editor .text-field textarea'))).toEqual([])
      await page.keyboard.press('Escape')
    }
    if (isLow) await fields.click()
    const site = panelOf(page).getByRole('button', { name: 'Site', exact: true })
    if (isLow) await site.scrollIntoViewIfNeeded()
    for (const control of [editButton(page), fields, site]) expect(await hiddenParts(control)).toEqual([])
    await openPart(page, 'Open Profile card')
    await panelOf(page).getByText('More', { exact: true }).click()
    for (const field of await panelOf(page).getByRole('textbox').all()) {
      await field.focus()
      if (isLow) await field.scrollIntoViewIfNeeded()
      await nextPaint(page)
      expect(await hiddenParts(field)).toEqual([])
    }
    const email = panelOf(page).getByRole('textbox', { name: 'Email' })
    await email.fill('nobody')
    await email.press('Enter')
    await expect(panelOf(page).getByRole('alert')).toBeVisible()
    expect(await hiddenParts(email)).toEqual([])
    expect(await hiddenParts(panelOf(page).getByRole('alert'))).toEqual([])
    await email.press('Escape')
    await expect(status).toBeAttached()
  })

test('in forced colours, states and borders are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, address)
  const colours = () =>
    editButton(page).evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      return `${color} ${backgroundColor}`
    })
  const off = await colours()
  await editButton(page).click()
  await expect(editButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await colours()).not.toBe(off)
  await openPart(page, 'Open Profile card')
  const email = panelOf(page).getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveCSS('border-top-width', '1px')
  await email.fill('nobody')
  await email.press('Enter')
  await expect(panelOf(page).getByRole('alert')).toHaveCSS('border-top-style', 'solid')
  await expect(email).toHaveCSS('border-top-width', '3px')
  await expect(email).toHaveCSS('outline-style', 'solid')
  await email.press('Escape')
  const isDrawn = (button: Locator) =>
    button.evaluate((each) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(each)
      return borderTopColor !== backgroundColor && !borderTopColor.startsWith('rgba')
    })
  for (const name of ['Undo', 'Open Photo'])
    expect(await isDrawn(panelOf(page).getByRole('button', { name })), name).toBe(true)
})
