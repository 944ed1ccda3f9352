import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { develop, editButton, panelOf } from './edit-server.ts'
import { expect, ready, test } from './fixtures.ts'

// Editing by the keyboard alone: the focus is never lost, and the status says what was done.
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

let folder: string
let address: string
let stop: () => void
const original = readFileSync('sample/site.yaml', 'utf8')
const read = () => readFileSync(join(folder, 'site.yaml'), 'utf8')

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-keyboard-'))
  cpSync('sample', folder, { recursive: true })
  writeFileSync(join(folder, 'site.de.yaml'), '- en: Technical Expertise\n  de: Technik\n')
  const { at, end } = await develop(folder, 5192)
  address = at
  stop = end
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page.locator('#editor').getByRole('button', { name, exact: true })
  for (let step = 0; step < 120; step += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((each) => each.matches(':focus')))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('a job is added, moved, removed and brought back by the keyboard alone', async ({ page }) => {
  await page.goto(address)
  await ready(page)
  const panel = panelOf(page)
  const status = page.locator('#editor').getByRole('status')
  const press = (key: string) => page.keyboard.press(key)
  const part = (name: string) => panel.getByRole('navigation').getByRole('button', { name, exact: true })

  await press('Shift+Tab')
  await expect(editButton(page)).toBeFocused()
  await press('Enter')
  await expect(panel).toBeVisible()
  await tabTo(page, 'Open History')
  await press('Enter')
  await expect(part('History')).toBeFocused()
  await tabTo(page, 'Open Jobs')
  await press('Enter')
  await expect(part('Jobs')).toBeFocused()
  await tabTo(page, 'Add an entry')
  await press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Role' })).toBeFocused()
  await tabTo(page, 'Cancel')
  await press('Enter')
  await expect(panel.getByRole('button', { name: 'Add an entry' })).toBeFocused()
  await press('Enter')
  await page.keyboard.type('Intern')
  await press('Enter')
  await expect(status).toHaveText('Added')
  await expect(panel.getByRole('button', { name: 'Intern', exact: true })).toBeFocused()
  await press('Tab')
  await expect(panel.getByRole('button', { name: 'Move Intern up' })).toBeFocused()
  await press('Enter')
  await expect(status).toHaveText('Moved')
  await expect(panel.getByRole('button', { name: 'Move Intern up' })).toBeFocused()
  await tabTo(page, 'Remove Intern')
  await press('Enter')
  await expect(status).toHaveText('Removed')
  await expect(panel.getByRole('button', { name: 'Software Developer', exact: true })).toBeFocused()
  for (const what of ['Intern', 'Jobs', 'Jobs']) {
    await press('Control+z')
    await expect(status).toHaveText(`Undone: History › ${what}`)
  }
  await expect.poll(read).toBe(original)
})

test('a key leads from a text of the page to its fields and back', async ({ page }) => {
  await page.goto(address)
  await ready(page)
  await editButton(page).press('Enter')
  const text = page.getByRole('button', { name: 'Edit Technical Expertise' })
  await text.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F6')
  await expect(panelOf(page).getByRole('button', { name: 'Expertise', exact: true })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(text).toBeFocused()
})

test('a text is translated by the keyboard alone, and what is taken back is named', async ({ page }) => {
  await page.goto(`${address}de/`)
  await ready(page)
  await editButton(page).press('Enter')
  const status = page.locator('#editor').getByRole('status')
  await expect(page.getByRole('region', { name: 'Translations' })).toBeVisible()
  const before = readFileSync(join(folder, 'site.de.yaml'), 'utf8')
  await page.keyboard.press('Alt+n')
  await page.keyboard.insertText('Alexandra')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Added')
  await page.keyboard.press('Control+z')
  await expect(status).toHaveText(/^Undone/)
  expect(readFileSync(join(folder, 'site.de.yaml'), 'utf8')).toBe(before)
})
