import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { develop, panelOf, startEditing } from './edit-server.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

// Each CV as pages beside its fields.
test.describe.configure({ mode: 'serial' })

// The boxes are as large as the texts that they cover. The panel has the same fields.
const disabledRules = ['target-size']

let folder = ''
let address = ''
let close: () => void = () => undefined
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'edit-cv-'))
  cpSync('sample', folder, { recursive: true })
  const { at, end } = await develop(folder, 5197)
  address = at
  close = () => void end()
})
test.afterAll(() => {
  close()
  rmSync(folder, { recursive: true, force: true })
})

const viewOf = (page: Page) => page.getByRole('main', { name: 'CV' })
const chooser = (page: Page) => viewOf(page).getByLabel('CV or letter')
const yaml = () => readFileSync(join(folder, 'site.yaml'), 'utf8')

async function openCv(page: Page) {
  await startEditing(page, address)
  await panelOf(page).getByRole('button', { name: 'CV', exact: true }).click()
  await expect(viewOf(page)).toContainText(/1 page · Programs read: name, e-mail, 3 jobs, 13 skills/, {
    timeout: 60_000,
  })
}

test('a change of a field is on the page of the CV, and a press on a text opens its field', async ({ page }) => {
  test.setTimeout(240_000)
  await openCv(page)
  const sheet = viewOf(page).getByRole('region', { name: 'Page 1' })
  const drawn = await sheet.getAttribute('data-drawn')
  await sheet.getByRole('button', { name: 'Cloud Infrastructure Engineer' }).click()
  const role = panelOf(page).getByLabel('Role', { exact: true })
  await expect(role).toBeFocused()
  await role.fill('Platform Engineer of Lisbon')
  await role.press('Enter')
  await expect(sheet).not.toHaveAttribute('data-drawn', String(drawn), { timeout: 60_000 })
  await expect(sheet.getByRole('button', { name: 'Platform Engineer of Lisbon' })).toBeVisible({ timeout: 60_000 })

  await viewOf(page).getByText('Left out by the limit of 1 page: the ends of 6 texts').click()
  await viewOf(page).getByRole('button', { name: 'end of the text of Data Pipeline' }).click()
  await expect(panelOf(page).getByLabel('Description', { exact: true })).toBeFocused()
})

test('a CV for a kind of job is made and ticked, taken back, and removed', async ({ page }) => {
  test.setTimeout(480_000)
  await openCv(page)
  await viewOf(page).getByRole('button', { name: 'New CV' }).click()
  await page.keyboard.type('Site Reliability Engineer')
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toHaveValue('cv:site-reliability-engineer')
  await viewOf(page).getByRole('button', { name: 'What is in it' }).click()
  const ticks = viewOf(page).getByRole('region', { name: /^What is in the CV/ })
  await page.reload()
  await ticks.getByRole('checkbox', { name: 'Software Developer' }).uncheck()
  await expect(viewOf(page)).toContainText('2 jobs', { timeout: 120_000 })
  await ticks.getByRole('checkbox', { name: 'Projects' }).uncheck()
  await expect(viewOf(page)).not.toContainText('projects', { timeout: 120_000 })
  expect(yaml()).toMatch(/for: \[\]/)
  await expectAccessible(page, { disabledRules })

  await panelOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(ticks.getByRole('checkbox', { name: 'Projects' })).toBeChecked()
  // What is said goes, and covers nothing for long.
  await expect(page.locator('.said')).toBeEmpty({ timeout: 20_000 })
  await viewOf(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await viewOf(page).getByRole('button', { name: 'Remove it' }).click()
  await expect(chooser(page)).toHaveValue('cv')
  expect(yaml()).not.toMatch(/reliability|for: \[/)
})

test('a letter is written there, and Word is a download', async ({ page }) => {
  test.setTimeout(240_000)
  await openCv(page)
  const [cv] = await Promise.all([
    page.waitForEvent('download'),
    viewOf(page).getByRole('button', { name: 'Word: download cv.docx' }).click(),
  ])
  expect(cv.suggestedFilename()).toBe('cv.docx')
  expect(
    readFileSync(await cv.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await viewOf(page).getByRole('button', { name: 'New letter' }).click()
  const file = join(folder, 'letters/elbe-bank.md')
  // The page is loaded again before it has the answer.
  await page.route(/\/letter\/begin/, async (route) => void (await route.fetch()), { times: 1 })
  await page.keyboard.type('Elbe Bank')
  await page.keyboard.press('Enter')
  await expect.poll(() => existsSync(file)).toBe(true)
  await page.reload()
  await expect(chooser(page)).toHaveValue('letter:elbe-bank', { timeout: 60_000 })
  await expect(viewOf(page)).toContainText('Its page is here as soon as it has a text.', { timeout: 60_000 })
  await expect(viewOf(page).locator('.note, [role=alert]')).toHaveCount(0)
  await expect(viewOf(page)).not.toContainText('^')
  const text = viewOf(page).getByLabel('Text', { exact: true })
  const typed = 'Dear Mira Okafor,\n\nyour platform team runs payments.\n\nKind regards,\nAlex Example'
  await text.fill(typed)
  await page.reload()
  await expect(text).toHaveValue(typed)
  await text.press('Control+Enter')
  await expect(viewOf(page).getByRole('region', { name: 'Page 1' })).toHaveAttribute('data-drawn', /./, {
    timeout: 60_000,
  })
  expect(readFileSync(file, 'utf8')).toMatch(/company: 'Elbe Bank'[^]*\n\nDear Mira Okafor,\n\nyour platform/)
  expect(readFileSync(file, 'utf8')).toContain('Kind regards,\\\nAlex Example\n')
  await expect(text).toHaveValue(typed)
  await expectAccessible(page, { disabledRules })
  await viewOf(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(chooser(page)).toHaveValue('cv')
  expect(existsSync(file)).toBe(false)
  await page.keyboard.press('Control+z')
  await expect.poll(() => existsSync(file)).toBe(true)
})

test('on a phone, the page of the CV is as wide as the screen, and Escape closes the view', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await openCv(page)
  const box = await viewOf(page).getByRole('region', { name: 'Page 1' }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await expectAccessible(page, { disabledRules })
  await chooser(page).focus()
  await page.keyboard.press('Escape')
  await expect(viewOf(page)).toBeHidden()
  await expect(panelOf(page).getByRole('button', { name: 'CV', exact: true })).toBeFocused()
})
