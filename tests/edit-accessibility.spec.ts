import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { develop, openPart, panelOf } from './edit-server.ts'
import { dialog, expect, expectAccessible, test, thumbnails, visit } from './fixtures.ts'

// One dev server for all.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

let folder: string
let address: string
let stop: () => void

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-accessibility-'))
  cpSync('sample', folder, { recursive: true })
  const sample = readFileSync('sample/site.yaml', 'utf8')
  writeFileSync(join(folder, 'site.yaml'), sample.replace(/^( {2}location: .*)$/m, '$1 # check: page 1, "Lisbon"'))
  writeFileSync(join(folder, 'site.de.yaml'), '- en: Technical Expertise\n  de: Technik # check: was Skills\n')
  const { at, end } = await develop(folder, 5191)
  address = at
  stop = end
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('every state of the editor is accessible in both themes (axe)', async ({ page }) => {
  test.setTimeout(480_000)
  const panel = panelOf(page)
  // The boxes are as large as the texts that they cover. The panel has the same fields.
  const disabledRules = ['target-size']
  const check = (state: string, include = '#editor') =>
    test.step(state, async () => {
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
        await expectAccessible(page, { include, disabledRules })
      }
      const sizes = await panel.getByRole('button').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect()
          return height > 0 && Math.min(width, height) < 24 ? [each.textContent] : []
        }),
      )
      expect(sizes, 'too small to press').toEqual([])
    })

  await visit(page, address)
  await test.step('closed', () => expectAccessible(page))
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Technical Expertise' })).toBeVisible()
  await check('the panel, with what is to do', 'html')

  await page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' }).click()
  await check('a field on the page')
  await page.keyboard.type('long '.repeat(40))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await check('a message at a field on the page')
  await page.keyboard.press('Escape')

  await openPart(page, 'Open Profile card')
  await panel.getByText('More', { exact: true }).click()
  await check('a group, and its other fields')
  await panel.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await panel.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(panel.getByRole('alert')).toBeVisible()
  await check('a message at a field in the panel')
  await panel.getByRole('textbox', { name: 'Email' }).press('Escape')
  await panel.getByRole('button', { name: 'Open Photo' }).click()
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await expect(panel.locator('.preview')).toHaveJSProperty('complete', true)
  await panel.getByLabel('Another picture').setInputFiles(file)
  await expect(panel.getByRole('alert')).toBeVisible()
  await check('a picture that is none')

  await openPart(page)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByRole('button', { name: 'Open Look' }).click()
  await expect(panel.locator('iframe[data-loaded]')).toHaveCount(2, { timeout: 90_000 })
  await check('pictures of the layouts')

  await openPart(page, 'Open Expertise', 'Open Skills', 'Docker')
  await panel.getByRole('combobox', { name: 'Icon' }).fill('kubern')
  await expect(panel.getByRole('option').first()).toBeVisible()
  await panel.getByRole('combobox', { name: 'Icon' }).press('ArrowRight')
  await check('icons')
  await panel.getByRole('combobox', { name: 'Icon' }).press('Escape')

  await openPart(page, 'Open History', 'Open Jobs')
  await check('a list')
  await panel.getByRole('button', { name: 'Add an entry' }).click()
  await check('a form for an entry')

  await openPart(page, 'Open Projects', 'Open Projects', 'Data Pipeline')
  await panel.getByText('More', { exact: true }).click()
  await check('the fields of a project and its story')
  await panel.getByRole('button', { name: 'Open Picture' }).click()
  await expect(panel.getByRole('button', { name: /^Part that the thumbnail shows/ })).toBeVisible()
  await check('the point of a picture')
  await openPart(page, 'Open Projects', 'Open Projects')
  await check('projects')

  await thumbnails(page).first().dispatchEvent('click')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).locator('#editor')).toBeAttached()
  await check('a dialog of the page', 'dialog')

  await visit(page, `${address}de/`)
  await expect(page.getByRole('region', { name: 'Translations' })).toBeVisible()
  await check('translations')
})
