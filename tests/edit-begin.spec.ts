import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { filesIn } from '../lib/files-in.ts'
import { developSite, editButton, openPart, ownEnvironment, panelOf, program } from './edit-server.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

// A site as init writes it, and a CV that begins it on the page.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

const PORT = '5187'

let parent: string
let repository: string
let stop: () => unknown
test.beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'edit-begin-'))
  repository = join(parent, 'my-site')
  execFileSync(process.execPath, [program, 'init', repository, '--no-install'], { env: ownEnvironment })
  stop = await developSite(repository, PORT)
})
test.afterAll(() => {
  stop()
  rmSync(parent, { recursive: true })
})

/** The content folder, byte by byte. */
function content() {
  const folder = join(repository, 'content')
  return Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString('latin1')]))
}

/** Two pages, in German. */
async function cv(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<style>body { font: 12px sans-serif } h3 { font-size: 12px }</style>
    <h1>Mara Lindqvist</h1><p>Systemingenieurin</p><p>mara@example.com</p>
    <h2>Berufserfahrung</h2>
    <h3>Systemingenieurin, Tide Payments GmbH, seit 2017</h3><ul><li>Baut die Plattform für alle Zahlungen.</li></ul>
    <h3>Administratorin, Northern Mills AG, 2014 - 2017</h3><ul><li>Betrieb von 300 Servern mit zwei Leuten.</li></ul>
    <h2 style="break-before: page">Ausbildung</h2>
    <h3>BSc Physik, Universität Oslo, 2009 - 2012</h3>
    <h2>Geburtsdatum</h2><p>Geburtsdatum: 4. Mai 1986</p>`)
  const bytes = await page.pdf({ format: 'A4', margin: { top: '20mm', left: '20mm' } })
  await page.close()
  return bytes
}

const screenOf = (page: Page) => page.getByRole('main', { name: 'Begin with your CV' })
const buttonOf = (page: Page, name: string | RegExp) => screenOf(page).getByRole('button', { name, exact: true })

async function open(page: Page) {
  await page.goto(`http://localhost:${PORT}/`)
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
}

/** Drops a file somewhere on the page. */
async function drop(page: Page, name: string, bytes: Buffer) {
  const data = await page.evaluateHandle(
    ([file, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], file))
      return transfer
    },
    [name, bytes.toString('base64')] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await expect(screenOf(page).locator('[data-over]')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

/** Nothing is too small to press with a finger, and nothing is wider than the screen. */
async function expectRoomForFingers(page: Page) {
  const sizes = await screenOf(page)
    .locator('button:visible, .choose, summary')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
  expect(await screenOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

test('begins with a look at the sample, and leads back, by keys alone', async ({ page }) => {
  await open(page)
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await expectAccessible(page, { include: '#editor' })
  const { height = 0 } = (await buttonOf(page, 'Look at the sample').boundingBox()) ?? {}
  expect(height, 'of a line').toBeLessThan(60)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectRoomForFingers(page)
  await page.keyboard.press('Tab')
  await expect(screenOf(page).getByLabel('Choose a file')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(buttonOf(page, 'Look at the sample')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(screenOf(page)).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(editButton(page)).toBeFocused()

  // It stays away when the page is loaded again.
  await page.reload()
  await page.getByRole('button', { name: 'Begin with your CV', exact: true }).press('Enter')
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screenOf(page)).toHaveCount(0)
  await editButton(page).click()
  await panelOf(page).getByRole('button', { name: 'Begin with your CV', exact: true }).click()
  await expect(screenOf(page)).toBeVisible()
})

test('says why a file is not read, and changes nothing', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page)
  const before = content()
  const choose = screenOf(page).getByLabel('Choose a file')
  const alert = screenOf(page).getByRole('alert')
  const files = [
    [
      'cv.pdf',
      '%PDF-1.7 half a file',
      /^cv\.pdf cannot be read as a PDF .* Save it again as a PDF, or pass a Word file\.$/,
    ],
    ['scan.jpg', '\u00ff\u00d8\u00ff', /^scan\.jpg is a photo, which the import does not read\./],
    ['jobs.zip', 'PK no zip', /^jobs\.zip cannot be read/],
    ['diary.txt', 'Dear diary', /^diary\.txt has an unknown format\.$/],
  ] as const
  for (const [name, text, sentence] of files) {
    await choose.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text, 'latin1') })
    await expect(alert).toHaveText(sentence, { timeout: 60_000 })
  }
  await expectAccessible(page, { include: '#editor' })
  await drop(page, 'empty.json', Buffer.from('{}'))
  await expect(alert).toHaveText(/^No job, school or project was found in empty\.json/, { timeout: 60_000 })
  expect(content()).toEqual(before)
})

test('imports a CV that is dropped, compares it, and brings back what was there before', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await open(page)
  const sample = content()
  await drop(page, 'cv.pdf', await cv(browser))
  await expect(screenOf(page).getByRole('heading', { name: 'Reading cv.pdf' })).toBeVisible()
  await expect(buttonOf(page, 'Cancel')).toBeVisible()
  const made = screenOf(page).getByRole('heading', { name: 'Your site is made from cv.pdf' })
  await expect(made).toBeVisible({ timeout: 60_000 })
  await expect(screenOf(page).getByRole('list', { name: 'What was read' })).toContainText('2 jobs')
  await expect(screenOf(page)).toContainText(/\d+ left out, because private/)
  await expect(buttonOf(page, 'Add a photo')).toBeVisible()
  expect(Object.keys(content())).toEqual(['site.yaml'])
  expect(content()['site.yaml']).toMatch(/^language: de$[^]*layout: trace/m)

  await expect(() => page.reload()).toPass() // The other layout reloads the page as well, which ends a reload of the test's.
  await expect(made).toBeVisible({ timeout: 60_000 })
  for (const summary of await screenOf(page).locator('summary').all()) await summary.click()
  await expectAccessible(page, { include: '#editor' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectRoomForFingers(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await buttonOf(page, 'Compare with your file').click()
  const compare = page.getByRole('main', { name: 'Compare with cv.pdf' })
  await expect(compare.getByRole('button', { name: 'Tide Payments GmbH: taken' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Compare with cv.pdf' }).focus()

  // An edit, which is kept in turn.
  await panelOf(page).getByRole('textbox', { name: 'Your name', exact: true }).fill('Mara Lind')
  await page.keyboard.press('Enter')
  await expect.poll(() => content()['site.yaml']).toContain('name: Mara Lind\n')
  const edited = content()
  await openPart(page)
  await panelOf(page).getByRole('button', { name: 'Begin again with another file' }).click()
  await expect(screenOf(page)).toContainText('before cv.pdf was read')
  await buttonOf(page, /^Bring back what was there before cv\.pdf was read/).click()
  await expect(screenOf(page).getByRole('heading', { name: 'Begin with your CV' })).toBeVisible()
  await expect(screenOf(page).getByRole('status')).toHaveText(/^What was there before is back/)
  expect(content()).toEqual(sample)
  // The page behind it is loaded anew, in another layout.
  await expect(() => expectAccessible(page, { include: '#editor' })).toPass({ timeout: 30_000 })

  await buttonOf(page, /^Bring back what was there before another backup/).click()
  await expect(screenOf(page).getByRole('heading', { name: 'Begin again with another file' })).toBeVisible()
  expect(content()).toEqual(edited)
  await buttonOf(page, 'Back to your site').click()
  await expect(panelOf(page).getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(panelOf(page).getByRole('button', { name: 'Compare with cv.pdf' })).toBeVisible()
})
