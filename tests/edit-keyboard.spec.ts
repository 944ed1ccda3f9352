import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { develop, editButton, panelOf, tabTo } from './edit-server.ts'
import { expect, test, visit } from './fixtures.ts'

// Editing by the keyboard alone: the focus is never lost, and the status says what was done.
// One dev server for all.
test.describe.configure({ mode: 'default' })
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

test('a job is added, moved, removed and brought back by the keyboard alone', async ({ page }) => {
  await visit(page, address)
  const panel = panelOf(page)
  const status = page.locator('#editor').getByRole('status')
  const press = (key: string) => page.keyboard.press(key)
  const control = (name: string) => panel.getByRole('button', { name, exact: true })
  const part = (name: string) => panel.getByRole('navigation').getByRole('button', { name, exact: true })

  await press('Shift+Tab')
  await expect(editButton(page)).toBeFocused()
  await press('Enter')
  await expect(panel).toBeVisible()
  await tabTo(page, control('Open History'))
  await press('Enter')
  await expect(part('History')).toBeFocused()
  await tabTo(page, control('Open Jobs'))
  await press('Enter')
  await expect(part('Jobs')).toBeFocused()
  await tabTo(page, control('Add an entry'))
  await press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Role' })).toBeFocused()
  await tabTo(page, control('Cancel'))
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
  await tabTo(page, control('Remove Intern'))
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
  await visit(page, address)
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
  await visit(page, `${address}de/`)
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
