import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { develop, openPart, panelOf, startEditing } from './edit-server.ts'
import { expect, test } from './fixtures.ts'

// The forms of the panel, in a copy of the sample with CVs for kinds of jobs and a timeline of the owner's own.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

let folder: string
let address: string
let stop: () => void
const VARIANTS = '  variants:\n    - name: platform\n      title: Platform Engineer\n    - name: data\n'
const LINKS = '      links:\n        - label: Source\n          address: https://code.example/cluster\n'
const sample = readFileSync('sample/site.yaml', 'utf8')
  .replace(/^cv:\n/m, `cv:\n${VARIANTS}`)
  .replace(/^ {4}- title: Kubernetes Cluster\n/m, (line) => line + LINKS)
const original = `${sample.trimEnd()}
custom:
  - id: own
    kind: timeline
    title: Own work
    label: Own work
    entries:
      # The first one.
      - role: Founder # still
        technologies: [Rust]
`
const read = () => readFileSync(join(folder, 'site.yaml'), 'utf8')

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-forms-'))
  cpSync('sample', folder, { recursive: true })
  writeFileSync(join(folder, 'site.yaml'), original)
  const { at, end } = await develop(folder, 5198)
  address = at
  stop = end
})
test.beforeEach(() => writeFileSync(join(folder, 'site.yaml'), original))
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('what belongs together is one form: added at once, then saved singly, and each field says so', async ({
  page,
}) => {
  await startEditing(page, address)
  await openPart(page, 'Open History', 'Open Jobs', 'Software Developer')
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByRole('button', { name: 'Add Result' }).click()
  const form = panel.getByRole('form', { name: 'Add Result' })
  await form.getByLabel('Before').fill('an hour')
  await form.getByRole('button', { name: 'Add Result' }).click()
  await expect(form.getByLabel('After')).toBeFocused() // It is required.
  await form.getByLabel('After').fill('a minute')
  await form.getByRole('button', { name: 'Add Result' }).click()
  const group = panel.getByRole('group', { name: 'Result' })
  await expect(form).toHaveCount(0)
  await expect(group.getByLabel('After')).toHaveValue('a minute')
  expect(read()).toContain('      result:\n        before: an hour\n        after: a minute\n')

  const what = group.getByLabel('What it measures')
  await expect(what).toHaveAttribute('placeholder', 'Such as: to a new environment')
  await what.fill('to a build')
  await what.press('Enter')
  await expect.poll(read).toContain('what: to a build')
  await expect(group.getByText('Saved')).toBeVisible()
  await expect(page.locator('#editor').getByRole('status')).toHaveText('Saved')
  await expect(group.getByText('Saved')).toHaveCount(0)
})

test('the focus and the place of the panel stay where they are put, after a form is left and a value refused', async ({
  page,
}) => {
  await startEditing(page, address)
  await openPart(page, 'Open History', 'Open Jobs', 'Software Developer')
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  const add = panel.getByRole('button', { name: 'Add Result' })
  await add.click()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
  const role = panel.getByRole('textbox', { name: 'Role', exact: true })
  const written = await role.inputValue()
  await role.fill('')
  await role.press('Enter')
  await expect(panel.getByRole('alert')).toBeVisible()
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function report() {
      if (this.querySelector('[role=alert]')) document.title = 'The message is brought into view again'
    }
  })
  const employer = panel.getByRole('textbox', { name: 'Employer', exact: true })
  await employer.fill('Elbe Bank')
  await employer.press('Enter')
  await expect.poll(read).toContain('employer: Elbe Bank')
  await expect(employer).toBeFocused()
  await expect(page).not.toHaveTitle('The message is brought into view again')
  await role.press('Escape')
  await expect(role).toHaveValue(written)
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('technologies are names that others complete, moved and removed by keyboard', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Sections of your own', 'Own work', 'Open Entries', 'Founder')
  const panel = panelOf(page)
  const field = panel.getByRole('combobox', { name: 'Technologies' })
  const names = panel.getByRole('list', { name: 'Technologies' }).getByRole('listitem')
  const written = () => /technologies: \[(.*)\]\n$/.exec(read())?.[1]
  await field.fill('kube')
  await expect(panel.getByRole('listbox').getByRole('option')).toHaveText(['Kubernetes'])
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await field.press('Enter')
  await expect.poll(written).toBe('Rust, Kubernetes')
  await field.pressSequentially('docker, zig,')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, zig') // spelled as elsewhere
  await paste(field, 'Nix\nrust\n C ')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, zig, Nix, C')
  await field.press('Backspace')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, zig, Nix')
  await field.press('ArrowLeft')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, Nix, zig')
  await expect(names.nth(3).getByRole('button', { name: 'Nix', exact: true })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, zig')
  await names.first().getByText('Rust').click()
  await names.first().getByRole('button', { name: 'Remove Rust' }).click()
  await expect.poll(written).toBe('Kubernetes, Docker, zig')
  await field.press('Control+z')
  await expect.poll(written).toBe('Rust, Kubernetes, Docker, zig')
})

test('several lines that are pasted are several entries, and one step of undo', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Expertise', 'Open Skills')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Add an entry' }).click()
  await panel.getByRole('textbox', { name: 'Name' }).fill('N')
  await paste(panel.getByRole('textbox', { name: 'Name' }), 'ix\n\n Zig \n')
  await expect(panel.getByRole('button', { name: 'Zig', exact: true })).toBeVisible()
  expect(read()).toMatch(/name: Nix\b.*\n.*name: Zig\b/)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(read).toBe(original)
})

test('CVs and sections are chosen by their names, and sections have an order', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open History', 'Open Jobs', 'Software Developer')
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  const [platform, data] = ['Platform Engineer', 'data'].map((name) => panel.getByRole('checkbox', { name }))
  await platform?.uncheck()
  await expect.poll(read).toMatch(/for:\s+- data\n/)
  await expect(panel.locator('details').getByRole('checkbox')).toHaveCount(0)
  // At once, before the answers are here.
  await data?.uncheck()
  await platform?.check()
  await platform?.uncheck()
  await expect.poll(read).toContain('for: []')
  await platform?.check()
  await data?.check()
  await expect.poll(read).toBe(original)
  const place = panel.getByRole('combobox', { name: 'In the CV' })
  await place.selectOption('Never, only on the page')
  await expect(panel.locator('details').getByRole('combobox', { name: 'In the CV' })).toHaveCount(0)
  await place.selectOption('Only there, and not on the page')
  await place.selectOption('Left out first, where the CV gets too long')
  await expect.poll(read).toContain('cv: optional')
  await place.selectOption('–')
  await expect.poll(read).toBe(original)
  await expect(panel.getByRole('alert')).toHaveCount(0)

  await openPart(page, 'Open CV')
  await panel.getByText('More', { exact: true }).click()
  const sections = panel.getByRole('group', { name: 'Sections' })
  await expect(sections.getByRole('checkbox', { name: 'Companies' })).not.toBeChecked()
  await sections.getByRole('button', { name: 'Move History up' }).click()
  await expect.poll(read).toMatch(/sections:\s+- history\s+- summary\s/)
  await expect(sections.getByRole('checkbox').first()).toHaveAccessibleName('History')
  await sections.getByRole('checkbox', { name: 'Own work' }).uncheck()
  await expect.poll(read).not.toMatch(/- own\n/)
  await sections.getByRole('button', { name: 'As usual' }).click()
  await expect.poll(read).toBe(original)
})

test('an accent is picked, and shown as both themes have it', async ({ page }) => {
  await startEditing(page, address)
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByRole('button', { name: 'Open Look' }).click()
  const swatches = panel.getByRole('list', { name: 'What the site shows as accent colour' }).getByRole('listitem')
  await panel.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('yellow')
  await panel.getByRole('textbox', { name: 'Accent colour', exact: true }).press('Enter')
  await expect(swatches).toHaveText(['Light #776700', 'Dark #feff32'])
  await panel.getByLabel('Choose the accent colour').fill('#ff0000')
  await expect.poll(read).toMatch(/accent: '#ff0000'/)
  await expect(panel.getByRole('textbox', { name: 'Accent colour', exact: true })).toHaveValue('#ff0000')
})

test('each choice of the look is a picture of the page with it', async ({ page }) => {
  test.setTimeout(180_000)
  await startEditing(page, address)
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByRole('button', { name: 'Open Look' }).click()
  const corners = panel.getByRole('radiogroup', { name: 'Corners' })
  await expect(corners.getByRole('radio', { name: 'Soft' })).toBeChecked()
  await corners.getByText('Sharp', { exact: true }).scrollIntoViewIfNeeded()
  const radius = () =>
    corners
      .locator('iframe[data-loaded]')
      .first()
      .evaluate(
        ({ contentDocument }: HTMLIFrameElement) =>
          contentDocument && getComputedStyle(contentDocument.documentElement).getPropertyValue('--radius'),
      )
  await expect.poll(radius, { timeout: 120_000 }).toBe('2px')
  await corners.getByText('Sharp', { exact: true }).click()
  await expect.poll(read).toContain('look:\n  corners: sharp\n')
  await expect(corners.getByRole('radio', { name: 'Sharp' })).toBeChecked()
})

test('an entry moves to another list with its comments, and back in one step', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Sections of your own', 'Own work', 'Open Entries')
  const panel = panelOf(page)
  await panel.getByLabel('Duplicate Founder').click()
  await expect(panel.getByRole('button', { name: 'Founder', exact: true })).toHaveCount(2)
  await panel.getByLabel('Move Founder to another list').first().selectOption({ label: 'History › Jobs' })
  await expect(page.locator('#editor').getByRole('status')).toHaveText('Moved')
  await expect(panel.getByRole('button', { name: 'Founder', exact: true })).toHaveCount(1)
  expect(read()).toMatch(/ {4}# The first one\.\n {4}- role: Founder # still\n {6}technologies: \[Rust\]\n/)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('button', { name: 'Founder', exact: true })).toHaveCount(2)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(read).toBe(original)
})

test('all of a project is edited in its dialog, and a field brings its place into view', async ({ page }) => {
  await startEditing(page, address)
  await expect(page.getByRole('button', { name: 'Edit Technical Expertise' })).toBeVisible()
  await openPart(page, 'Open Projects')
  await expect(page.getByRole('heading', { name: 'Project Gallery' })).toBeInViewport()
  await openPart(page, 'Open Footer')
  await panelOf(page).getByRole('textbox', { name: 'About you', exact: true }).focus()
  await expect(page.getByRole('contentinfo')).toBeInViewport()

  await openPart(page, 'Open Projects', 'Open Projects', 'Kubernetes Cluster', 'Open Kubernetes Cluster on the page')
  const dialog = page.getByRole('dialog', { name: 'Kubernetes Cluster' })
  for (const [old, next] of [
    ['30 deployments', '90 deployments'],
    ['a day, Fridays included', 'a day'],
    ['Source', 'Code'],
  ] as const) {
    await dialog
      .getByRole('button', { name: `Edit ${old}`, exact: true })
      .first()
      .click()
    await page.keyboard.insertText(next)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: `Edit ${next}`, exact: true }).first()).toBeVisible()
  }
  await expect.poll(read).toContain('label: Code')
  expect(read()).toMatch(/after: 90 deployments, what: 'a day' \}/)
  await expect(panelOf(page).getByRole('list', { name: 'Entries' }).getByLabel('Text')).toHaveValue('Code')
  await dialog.getByRole('button', { name: /^Edit the picture A control plane/ }).click()
  await expect(panelOf(page).getByRole('textbox', { name: 'File' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Edit Kubernetes Cluster', exact: true }).click()
  await page.keyboard.insertText('Clusters')
  await page.keyboard.press('Enter')
  // Its address follows from its title, and the dialog stays.
  await expect(page).toHaveURL(/#clusters$/)
  const renamed = page.getByRole('dialog', { name: 'Clusters', exact: true })
  await expect(renamed.getByRole('button', { name: 'Edit Clusters', exact: true })).toBeFocused()
  await renamed.getByRole('button', { name: 'Close' }).click()
  await expect(renamed).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

async function paste(field: Locator, text: string) {
  await field.evaluate((input, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
