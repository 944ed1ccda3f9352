import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { develop, openPart, panelOf, startEditing } from './edit-server.ts'
import { expect, test } from './fixtures.ts'

// The controls of the panel, in a copy of the sample in the dev server.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

let folder: string
let address: string
let stop: () => void
const sample = readFileSync('sample/site.yaml', 'utf8')
const DOUBT = ' # check: page 1, "Lisbon, remote"'
const original = sample.replace(/^( {2}location: .*)$/m, `$1${DOUBT}`)
const read = (file = 'site.yaml') => readFileSync(join(folder, file), 'utf8')

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-fields-'))
  cpSync('sample', folder, { recursive: true })
  writeFileSync(join(folder, 'site.yaml'), original)
  const { at, end } = await develop(folder, 5186)
  address = at
  stop = end
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('a doubt of an import leads to its field, and is gone once it is checked', async ({ page }) => {
  await startEditing(page, address)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^To do/ }).click()
  await panel.getByRole('button', { name: 'Location', exact: true }).click()
  const field = panel.getByRole('textbox', { name: 'Location' })
  await expect(field).toBeFocused()
  const notes = panel.getByText('From page 1, "Lisbon, remote", perhaps wrong.')
  await expect(notes).toHaveCount(1)
  await panel.getByRole('button', { name: 'Checked' }).click()
  await expect(notes).toHaveCount(0)
  expect(read()).toBe(sample)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(notes).toHaveCount(1)
  expect(read() === original).toBe(true)
})

test('a key leads from any field to the next that has something to do', async ({ page }) => {
  await startEditing(page, address)
  const name = panelOf(page).getByRole('textbox', { name: 'Name' })
  await name.focus()
  await name.press('Alt+n')
  await expect(panelOf(page).getByRole('textbox', { name: 'Location' })).toBeFocused()
})

test('an answer that comes late does not bring an old value back', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Profile card')
  const availability = panelOf(page).getByRole('textbox', { name: 'Availability' })
  const email = panelOf(page).getByRole('textbox', { name: 'Email' })
  const [oldAvailability, oldEmail] = [await availability.inputValue(), await email.inputValue()]
  let answers = 0
  const late = async (route: Route) => {
    const response = await route.fetch()
    answers += 1
    await page.waitForTimeout(1500)
    await route.fulfill({ response })
  }
  await page.route('**/__editor/state', late)
  await availability.fill('Engineer')
  await availability.press('Enter')
  await expect.poll(() => answers).toBe(1)
  await email.fill('ada@example.com')
  await email.press('Enter')
  await expect.poll(() => answers).toBe(2)
  await page.waitForTimeout(500) // as long as an old state would be shown
  expect(read()).toContain('email: ada@example.com')
  expect(await email.inputValue()).toBe('ada@example.com')
  await page.unrouteAll({ behavior: 'wait' })
  await email.fill(oldEmail)
  await email.press('Enter')
  await availability.fill(oldAvailability)
  await availability.press('Enter')
  await expect.poll(() => read() === original).toBe(true)
})

test('what is typed is there after the page is loaded again, and until it is written', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await startEditing(page, address)
  await openPart(page, 'Open Profile card')
  const availability = panelOf(page).getByRole('textbox', { name: 'Availability' })
  const old = await availability.inputValue()
  await availability.fill('Engi')
  await page.reload()
  await expect(availability).toHaveValue('Engi')
  await expect(panelOf(page).getByRole('alert')).toHaveText('This is not written yet.')
  expect(read() === original).toBe(true)

  await page.route('**/__editor/change', (route) => route.abort())
  await availability.fill('Engineer')
  await availability.press('Enter')
  await expect(panelOf(page).getByRole('alert')).toContainText('The dev server does not answer.')
  await openPart(page, 'Open Profile card')
  await expect(availability).toHaveValue('Engineer')
  await page.unroute('**/__editor/change')
  await availability.press('Enter')
  await expect.poll(() => read()).toContain('availability: Engineer')
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
  await availability.fill(old)
  await availability.press('Enter')
  await expect.poll(() => read() === original).toBe(true)
})

test('what is typed on the page is in the panel after the page is loaded again', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Technical Expertise' }).click()
  await page.keyboard.type('Mine')
  await page.reload()
  const title = panelOf(page).getByRole('textbox', { name: 'Heading', exact: true })
  await expect(title).toHaveValue('Mine')
  await expect(panelOf(page).getByRole('alert')).toHaveText('This is not written yet.')
  await title.press('Escape')
  await expect(title).toHaveValue('Technical Expertise')
  await page.getByRole('button', { name: 'Edit Technical Expertise' }).click()
  await page.keyboard.type('Never')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(title).toHaveValue('Technical Expertise')
  expect(read() === original).toBe(true)
})

test('what is typed stays when another program has changed the value', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Profile card')
  const availability = panelOf(page).getByRole('textbox', { name: 'Availability' })
  const old = await availability.inputValue()
  await availability.fill('Mine')
  writeFileSync(join(folder, 'site.yaml'), original.replace(`availability: ${old}`, 'availability: Theirs'))
  await expect(page.getByText('Theirs').first()).toBeAttached()
  await availability.blur()
  await expect(panelOf(page).getByRole('alert')).toContainText(`now: "Theirs". You saw "${old}".`)
  await expect(availability).toHaveValue('Mine')
  await availability.press('Escape')
  await expect(availability).toHaveValue('Theirs')
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
  writeFileSync(join(folder, 'site.yaml'), original)
  await expect(availability).toHaveValue(old)
})

test('Ctrl+Z in a field takes back what is typed there, and then what was written', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Profile card')
  const email = panelOf(page).getByRole('textbox', { name: 'Email' })
  const status = page.locator('#editor').getByRole('status')
  const before = read()
  const old = await email.inputValue()
  await email.press('Control+a')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Saved')
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await page.keyboard.press('Control+z')
  await expect(email).toHaveValue('ada@example.com')
  expect(read()).toContain('email: ada@example.com')
  await page.keyboard.press('Control+z')
  await expect(status).toHaveText('Undone: Profile card › Email')
  await expect(email).toHaveValue(old)
  expect(read()).toBe(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(status).toHaveText('Made again: Profile card › Email')
  await expect(email).toHaveValue('ada@example.com')
  await page.keyboard.press('Control+z')
  await expect.poll(() => read()).toBe(before)
})

test('a file that is dropped beside its place does nothing', async ({ page }) => {
  await startEditing(page, address)
  const isTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], 'photo.jpg'))
    return ['dragover', 'drop'].map(
      (type) =>
        !document
          .querySelector('h1')
          ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    )
  })
  expect(isTaken).toEqual([true, true])
})

test('what is missing is added where it is missing, and a picture that is cancelled leaves nothing', async ({
  page,
}) => {
  const incomplete = original.replace(/ {2}photo:\n.*\n.*\n/, '').replace(/ {6}result: \{ before: nine days.*\n/, '')
  writeFileSync(join(folder, 'site.yaml'), incomplete)
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Add Projects › Cloud Infrastructure › Result' }).press('Enter')
  await expect(panelOf(page).getByRole('button', { name: 'Add Result' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Add Projects › (?:Data Pipeline|.* › Picture)/ })).toHaveCount(0)

  const place = page.getByRole('button', { name: 'Add Profile card › Photo' })
  const asked = page.waitForEvent('filechooser')
  await place.click()
  await asked
  await expect(panelOf(page).getByRole('button', { name: 'Add Photo' })).toBeFocused()
  const drop = async (name: string, bytes: Buffer) =>
    place.evaluate(
      (button, [file = '', content = '']) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], file))
        button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [name, bytes.toString('base64')],
    )
  const pictures = () => readdirSync(join(folder, 'images')).filter((name) => name.startsWith('mine'))
  const form = panelOf(page).getByRole('form', { name: 'Add Photo' })
  const alt = form.getByRole('textbox', { name: 'What it shows' })
  await drop('mine.jpg', readFileSync('sample/images/tech-event.jpg'))
  await expect(alt).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'File' })).toHaveValue('mine.jpg')
  await form.getByRole('button', { name: 'Cancel' }).click()
  expect(pictures()).toEqual([])

  // A picture that cannot be used loses nothing that was typed.
  await drop('mine.png', Buffer.from('no picture'))
  await alt.fill('Me on a stage')
  await form.getByRole('button', { name: 'Add Photo' }).click()
  await expect(form.getByRole('alert')).toContainText('mine.png')
  await expect(alt).toHaveValue('Me on a stage')
  expect(pictures()).toEqual([])
  const jpeg = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: readFileSync('sample/images/tech-event.jpg') }
  await form.getByLabel('Choose a picture').setInputFiles(jpeg)
  await form.getByRole('button', { name: 'Add Photo' }).click()
  await expect(page.getByRole('button', { name: 'Edit the picture Me on a stage' })).toBeVisible()
  expect(read()).toContain('  photo:\n    file: mine.jpg\n    alt: Me on a stage\n')
  await expect(place).toHaveCount(0)
  rmSync(join(folder, 'images/mine.jpg'))
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('the initials ask for the photo also where no text of its card is on the page', async ({ page }) => {
  const bare = original
    .replace(/^hero:\n(?: +.*\n)+/m, 'hero: { headline: Engineer }\n')
    .replace(/^profile:\n(?: +.*\n)+/m, 'profile: { title: Engineer }\n')
  writeFileSync(join(folder, 'site.yaml'), `${bare}\nlook: { layout: trace }\n`)
  await startEditing(page, address)
  await expect(page.getByRole('button', { name: 'Add Banner › Picture' })).not.toHaveClass(/box/)
  const asked = page.waitForEvent('filechooser')
  const initials = await boxOf(page.locator('[data-letters=AE]').first())
  await page.mouse.click(initials.x + initials.width / 2, initials.y + initials.height / 2)
  const chooser = await asked
  await chooser.setFiles('sample/images/portrait.jpg')
  await expect(panelOf(page).getByRole('form', { name: 'Add Photo' }).getByLabel('File')).toHaveValue('portrait.jpg')

  // Its name is at the top of the page, too, and beside the job in which it was made.
  await page.getByRole('button', { name: 'Edit CI/CD Pipeline' }).nth(-2).click()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(1000)
  await panelOf(page).getByRole('combobox', { name: 'Technologies' }).click()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('a heading of several entries is changed in all of them, and says so', async ({ page }) => {
  const grouped = original
    .replace('name: Docker,', 'name: Docker, group: Platform,')
    .replace('name: Golang,', 'name: Golang, group: Platform,')
    .replace(/^( {6})employer: .*$/gm, '$1employer: Elbe Bank')
  writeFileSync(join(folder, 'site.yaml'), grouped)
  await startEditing(page, address)
  for (const [old, next] of [
    ['Platform', 'Tools'],
    ['Elbe Bank', 'Elbe'],
  ] as const) {
    const heading = page.getByRole('button', { name: `Edit ${old}`, exact: true })
    await heading.first().press('Enter')
    const shared = page.getByText(/^This heading is in \d entries, and changes in all of them\.$/)
    await expect(shared).toBeVisible()
    await page.keyboard.insertText(next)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: next, exact: true })).toBeVisible()
    expect(read()).not.toContain(old)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('heading', { name: old, exact: true })).toBeVisible()
    expect(read()).toBe(grouped)
  }
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('an entry is dragged to another place', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open History', 'Open Jobs')
  const entries = panelOf(page).getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await dragTo(page, entries.nth(2).locator('.handle'), entries.nth(0))
  await expect(entries.nth(0)).toContainText('Software Developer')
  expect(read().indexOf('role: Software')).toBeLessThan(read().indexOf('role: Cloud'))
  await dragTo(page, entries.nth(0).locator('.handle'), entries.nth(2))
  await expect(entries.nth(2)).toContainText('Software Developer')
  expect(read() === original).toBe(true)
})

test('sections change their order, on the page and in the file', async ({ page }) => {
  await startEditing(page, address)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const before = await headings.allTextContents()
  await panelOf(page).getByRole('button', { name: 'Move Companies up' }).click()
  await expect.poll(() => headings.allTextContents()).toEqual([before[0], before[2], before[1], ...before.slice(3)])
  expect(read().indexOf('\ncompanies:')).toBeLessThan(read().indexOf('\nexpertise:'))
  await expect(panelOf(page).getByRole('button', { name: 'Move Companies up' })).toBeDisabled()
  await panelOf(page).getByRole('button', { name: 'Move Companies down' }).click()
  await expect.poll(() => read() === original).toBe(true)
})

test('a picture is replaced where it stands, and asked what it shows', async ({ page }) => {
  await startEditing(page, address)
  const photo = page.getByRole('button', { name: 'Edit the picture Portrait of Alex Example' })
  await photo.click()
  await expect(panelOf(page).getByRole('textbox', { name: 'File' })).toBeFocused()
  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  const drop = (name: string, bytes: string) =>
    photo.evaluate(
      (button, [file = '', content = '']) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], file))
        button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [name, bytes],
    )
  await drop('me.pdf', '')
  await expect(page.getByRole('alert').filter({ hasText: 'me.pdf is no picture.' })).toBeVisible()
  await drop('Me at Work.png', png.toString('base64'))
  await expect(panelOf(page).getByRole('textbox', { name: 'What it shows' })).toBeFocused()
  expect(read()).toContain('file: me-at-work.png')
  await expect(page.locator('img[src*="me-at-work"]').first()).toBeAttached()
  await panelOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read() === original).toBe(true)
})

test('the part that a thumbnail shows is a point on the whole picture', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Projects', 'Open Projects', 'Kubernetes Cluster', 'Open Picture')
  const point = panelOf(page).getByRole('button', { name: /^Part that the thumbnail shows: 50% from the left, 50%/ })
  await expect(point).toBeVisible()
  const focus = () => /alt: A control plane[^\n]*\n *focus: (.*)/.exec(read())?.[1]
  const picture = panelOf(page).locator('.focus')
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  const { x, y, width, height } = await boxOf(picture)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.25, y + height * 0.75, { steps: 4 })
  await page.mouse.up()
  await expect.poll(focus).toBe('25% 75%')
  await panelOf(page).locator('.point').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(focus).toBe('26% 65%')
  const field = panelOf(page).getByRole('textbox', { name: 'Part that the thumbnail shows' })
  await expect(field).toHaveValue('26% 65%')
  await field.fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => read() === original).toBe(true)
  // What is left at once is written, too.
  await expect(point).toBeVisible()
  await panelOf(page).locator('.point').press('ArrowRight')
  await panelOf(page)
    .getByRole('button', { name: /^To do/ })
    .click()
  await expect.poll(focus).toBe('51% 50%')
  await panelOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read() === original).toBe(true)
})

test('an icon is found by its picture, with the keyboard or the mouse', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Expertise', 'Open Skills', 'Docker')
  const field = panelOf(page).getByRole('combobox', { name: 'Icon' })
  const icons = panelOf(page).getByRole('listbox', { name: 'Icons' }).getByRole('option')
  await field.fill('kubern')
  await expect(icons.first()).toHaveAccessibleName('devicon:kubernetes')
  const width = () =>
    icons
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await field.press('ArrowRight')
  await expect(icons.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect.poll(() => /name: Docker, icon: '(.*)'/.exec(read())?.[1]).toBe('devicon:kubernetes')
  await field.fill('rocket')
  await expect(icons.first()).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('devicon:kubernetes')
  await field.fill('docker')
  await panelOf(page).getByRole('option', { name: 'devicon:docker', exact: true }).click()
  await expect.poll(() => read() === original).toBe(true)

  await openPart(
    page,
    'Open Companies',
    'Open Organisations',
    'Example Academy',
    'Open Services or programmes',
    'Open Cards',
  )
  await field.last().fill('docker')
  await expect(icons).not.toHaveCount(0)
  for (const icon of await icons.all()) await expect(icon).toHaveAccessibleName(/^tabler:/)
})

test('the layouts are pictures of the content as it is, and a press on one writes it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  await startEditing(page, address)
  const panel = panelOf(page)
  await panel.getByText('More', { exact: true }).click()
  // A picture that cannot be drawn leaves the name of the layout.
  await page.route('**/__editor/look*', (route) => route.fulfill({ status: 500, json: {} }))
  await panel.getByRole('button', { name: 'Open Look' }).click()
  const [classic, trace] = [panel.getByRole('radio', { name: 'Classic' }), panel.getByRole('radio', { name: 'Trace' })]
  const layouts = panel.locator('[data-at="look.layout"]')
  await expect(layouts.locator('.look-picture:visible')).toHaveCount(0)
  await expect(classic).toBeChecked()
  await expect(panel.getByText('It needs no pictures.')).toBeVisible()
  await page.unroute('**/__editor/look*')
  await openPart(page)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByRole('button', { name: 'Open Look' }).click()

  /** Of the first two pictures: the name, the number of careers, and the accent. */
  const pictures = () =>
    layouts.locator('iframe[data-loaded]').evaluateAll((frames: HTMLIFrameElement[]) =>
      frames.slice(0, 2).map(({ contentDocument }) => {
        const root = contentDocument?.documentElement
        const name = root?.querySelector('header a, nav a')?.textContent
        const accent = root && getComputedStyle(root).getPropertyValue('--color-accent')
        return [name, root?.querySelectorAll('[data-part=career-panel]').length, accent]
      }),
    )
  const accentOfPage = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
  const accent = await accentOfPage()
  await expect.poll(pictures).toEqual([
    ['Alex Example', 0, accent],
    ['Alex Example', 1, accent],
  ])
  const { width } = await boxOf(layouts.locator('iframe').first())
  expect(width).toBeLessThan(360)
  expect((await boxOf(layouts.locator('.look-picture').first())).width).toBeCloseTo(width, 0)

  writeFileSync(
    join(folder, 'site.yaml'),
    original.replace('name: Alex Example', 'name: Ada\nlook: { accent: purple }'),
  )
  await expect.poll(accentOfPage).not.toBe(accent)
  const purple = await accentOfPage()
  await expect.poll(pictures).toEqual([
    ['Ada', 0, purple],
    ['Ada', 1, purple],
  ])
  writeFileSync(join(folder, 'site.yaml'), original)
  await expect(page.locator('#owner')).toHaveText('Alex Example')

  await panel.getByText('Trace', { exact: true }).click()
  await expect(page.locator('[data-part=career-panel]')).toBeVisible()
  expect(read()).toContain('look:\n  layout: trace\n')
  await expect(trace).toBeChecked()
  await expect(trace).toBeFocused()
  await expect.poll(async () => (await pictures()).length).toBe(2)
  await page.keyboard.press('ArrowUp')
  await expect(classic).toBeChecked()
  await expect.poll(() => read()).toContain('look:\n  layout: classic\n')
  await page.keyboard.press('Control+z')
  await expect(trace).toBeChecked()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read() === original).toBe(true)
  await expect(page.locator('[data-part=hero]')).toBeVisible()
  await expect(classic).toBeChecked()
})

test('a story is written beside its page', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Projects', 'Open Projects', 'Kubernetes Cluster')
  const story = panelOf(page).getByRole('textbox', { name: 'Story' })
  await expect(story).toHaveValue(/^Forty services lived/)
  const before = read('projects/kubernetes-cluster.md')
  await panelOf(page).getByRole('button', { name: 'Go to its page' }).click()
  await expect(page.locator('#routed-title')).toBeInViewport()
  await expect(page.locator('article').getByText(/^Forty services lived/)).toBeVisible()
  await story.fill('# A title\n\nText.')
  await story.press('Control+Enter')
  await expect(panelOf(page).getByRole('alert')).toContainText('Start the headings of the story with ##.')
  await panelOf(page).getByRole('button', { name: 'Site', exact: true }).click()
  await openPart(page, 'Open Projects', 'Open Projects', 'Kubernetes Cluster')
  await expect(story, 'it is kept, but not written').toHaveValue('# A title\n\nText.')
  await expect(panelOf(page).getByRole('alert')).toHaveText('This is not written yet.')
  expect(read('projects/kubernetes-cluster.md')).toBe(before)
  await story.fill('It began with forty services.\n\n## Then\n\nThey moved.')
  await story.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Then' })).toBeVisible()
  expect(read('projects/kubernetes-cluster.md')).toBe('It began with forty services.\n\n## Then\n\nThey moved.\n')
  await panelOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('article').getByText(/^Forty services lived/)).toBeVisible()
  expect(read('projects/kubernetes-cluster.md')).toBe(before)
})

test('a project without a story gets one', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Projects', 'Open Projects', 'Data Pipeline')
  await panelOf(page).getByText('More', { exact: true }).click()
  await panelOf(page).getByRole('textbox', { name: 'Story' }).fill('It ran at night.')
  await panelOf(page).getByRole('textbox', { name: 'Story' }).press('Control+Enter')
  await expect.poll(() => existsSync(join(folder, 'projects/data-pipeline.md'))).toBe(true)
  expect(read('projects/data-pipeline.md')).toBe('It ran at night.\n')
  await panelOf(page).getByRole('button', { name: 'Go to its page' }).click()
  await expect(page.locator('article').getByText('It ran at night.')).toBeVisible()
})

test('a diagram is drawn below its field while it is written, and a mistake has its line', async ({ page }) => {
  await startEditing(page, address)
  const panel = panelOf(page)
  await openPart(page, 'Open Projects', 'Open Projects', 'Tech Event')
  await panel.getByText('More', { exact: true }).click()
  const field = panel.getByRole('textbox', { name: 'Diagram' })
  await field.fill('flowchart LR\n  A[Talks] --> B[Recordings]')
  await expect(panel.getByRole('img', { name: 'Talks → Recordings.' })).toBeVisible()
  await field.fill('flowchart LR\n  A[Talks] --> B[Recordings]\n  B ->> C')
  await expect(panel.getByText(/^Line 3: No line can be read/)).toBeVisible()
  await field.press('Control+Enter')
  await expect(panel.getByRole('alert')).toContainText('Line 3 of the diagram')
  await field.fill('flowchart LR\n  A[Talks] --> B[Recordings]')
  await field.press('Control+Enter')
  await expect.poll(() => read()).toContain('A[Talks] --> B[Recordings]')
  await expect(panel.getByRole('img', { name: 'Talks → Recordings.' })).toBeVisible()
})

test('a copy is named differently where entries must be', async ({ page }) => {
  await startEditing(page, address)
  await openPart(page, 'Open Expertise', 'Open Skills', 'Duplicate Docker')
  await expect(panelOf(page).getByRole('button', { name: 'Docker 2', exact: true })).toBeVisible()
  await openPart(page, 'Open Companies', 'Open Organisations', 'Duplicate Example Academy')
  await expect(panelOf(page).getByRole('button', { name: 'Example Academy 2', exact: true })).toBeVisible()
  expect(read()).toContain('path: /academy-2')
})

test('the panel shows at once what another program breaks', async ({ page, expectedErrors }) => {
  expectedErrors.push(/content|vite|500|site\.yaml/)
  await startEditing(page, address)
  const valid = read()
  writeFileSync(join(folder, 'site.yaml'), valid.replace('name: Alex', 'name: [Alex'))
  await expect(panelOf(page).getByText(/^Line \d+: .*bracket/)).toBeVisible()
  writeFileSync(join(folder, 'site.yaml'), valid)
  await expect(panelOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Alex Example')
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not visible')
  return box
}

async function dragTo(page: Page, handle: Locator, target: Locator) {
  const [from, to] = [await boxOf(handle), await boxOf(target)]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  const isUp = to.y < from.y
  await page.mouse.move(to.x + 20, isUp ? to.y + 4 : to.y + to.height - 4, { steps: 8 })
  await page.mouse.up()
}
