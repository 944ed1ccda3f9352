import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { develop, panelOf, startEditing } from './edit-server.ts'
import { dialog, expect, nextPaint, test, thumbnails } from './fixtures.ts'

// The page beside the panel, and the editor in small windows.
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
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await page.setViewportSize({ width: width - PANEL_PX, height: 800 })
  await nextPaint(page)
  expect(beside).toEqual(await boxes(page, root))
  expect(beside.length).toBeGreaterThan(10)
  await page.setViewportSize({ width, height: 800 })
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
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
