import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { develop, editButton, panelOf, startEditing } from './edit-server.ts'
import { expect, site, test, visit } from './fixtures.ts'

// Edits a copy of the sample in the dev server.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

let folder: string
let address: string
let stop: () => void
const original = readFileSync('sample/site.yaml', 'utf8')
const written = () => readFileSync(join(folder, 'site.yaml'), 'utf8')

/** The lines that the file has beside those of the sample. */
const added = () =>
  written()
    .split('\n')
    .filter((line) => !original.split('\n').includes(line))

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'))
  cpSync('sample', folder, { recursive: true })
  const { at, end } = await develop(folder, 5183)
  address = at
  stop = end
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('a text is edited where it stands, as the file has it, and taken back byte for byte', async ({ page }) => {
  await startEditing(page, address)
  const headline = page.getByRole('heading', { level: 1 })
  const text = page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' })
  await text.click()
  await page.keyboard.type('Never')
  await page.keyboard.press('Escape')
  await expect(headline).toHaveText('DevOps & Infrastructure Expert')

  await text.click()
  await page.keyboard.type('Systems that stay up: always')
  await page.keyboard.press('Enter')
  await expect(headline).toHaveText('Systems that stay up: always')
  expect(added()).toEqual(["  headline: 'Systems that stay up: always'"])
  await page.keyboard.press('Control+z')
  await expect(headline).toHaveText('DevOps & Infrastructure Expert')
  expect(written()).toBe(original)
})

test('what the build refuses is not written, and the message stands at the field', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' }).click()
  await page.keyboard.type('long '.repeat(40))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('90 characters')
  expect(written()).toBe(original)
})

test('a text that another program changes meanwhile is not overwritten', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Technical Expertise' }).click()
  await page.keyboard.type('Mine')
  const theirs = original.replace('title: Technical Expertise', 'title: Theirs')
  writeFileSync(join(folder, 'site.yaml'), theirs)
  await expect(page.getByRole('heading', { name: 'Theirs' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/another value by now: "Theirs"\. You saw "Technical Expertise"\./)
  expect(written()).toBe(theirs)
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('a text goes to the entry in which it was pressed, wherever another program moves that meanwhile', async ({
  page,
}) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Infrastructure', exact: true }).first().click()
  await page.keyboard.type('Platforms')
  const first = '    - title: Cloud Infrastructure\n'
  const own = '    - title: Mine\n      category: Infrastructure\n'
  writeFileSync(join(folder, 'site.yaml'), original.replace(first, own + first))
  await expect(page.getByRole('button', { name: 'Edit Mine', exact: true })).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Platforms', exact: true })).not.toHaveCount(0)
  expect(written()).toContain('- title: Mine\n      category: Infrastructure\n')
  expect(written()).toMatch(/- title: Cloud Infrastructure\n {6}category: Platforms\n/)
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('the page of an organisation is shown while developing, and its texts can be pressed', async ({ page }) => {
  await startEditing(page, `${address}academy/`)
  await page.getByRole('button', { name: 'Edit Mentorship', exact: true }).click()
  await page.keyboard.type('Coaching')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Coaching' })).toBeVisible()
  expect(written()).toBe(original.replace('title: Mentorship', 'title: Coaching'))
  await expect(page).toHaveURL(/\/academy\/$/)
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('each of several equal texts is that of its own field, and one text may be in several places', async ({
  page,
}) => {
  await startEditing(page, address)
  const events = page.getByRole('button', { name: 'Edit Tech Event', exact: true })
  await expect(events).toHaveCount(2) // the category and the title
  await events.last().click()
  await page.keyboard.type('Meetup')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Meetup', exact: true })).not.toHaveCount(0)
  expect(written()).toBe(original.replace('title: Tech Event', 'title: Meetup'))
  writeFileSync(join(folder, 'site.yaml'), original)
  await expect(page.getByRole('button', { name: 'Edit LinkedIn', exact: true })).toHaveCount(2)
})

test('nothing of the marks is on the page: texts, attributes and the title are as in the built site', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Technical Expertise' })).toBeAttached()
  const left = await page.evaluate(() => {
    const isMarked = (text: string) => /[\u{E0000}-\u{E007F}]|%F3%A0%8/u.test(text)
    const attributes = [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes])
    return [document.documentElement.textContent, ...attributes.map(({ value }) => value)].filter(isMarked)
  })
  expect(left).toEqual([])
})

test('the page has the texts of the built site, also from right to left', async ({ page, browser }) => {
  const { at, end } = await develop('node_modules/.site/contents/translated', 5209)
  const built = await browser.newPage()
  try {
    for (const path of ['', 'ar/']) {
      await visit(page, at + path)
      await visit(built, site('translated') + path)
      // All but the footer, which tells of the build.
      const texts = (from: typeof page) =>
        from.evaluate(() =>
          [...document.querySelectorAll('#root > :not(footer)')].map(({ textContent }) => textContent).join('\n'),
        )
      expect(await texts(page)).toBe(await texts(built))
    }
  } finally {
    end()
    await built.close()
  }
})

test('every text of the page can be pressed', async ({ page }) => {
  await startEditing(page, address)
  await expect(page.getByRole('button', { name: 'Edit Digital Transformation' })).toHaveCount(1)
  const unpressed = await page.evaluate(() => {
    const boxes = [...(document.querySelector('#editor')?.shadowRoot?.querySelectorAll('.text') ?? [])].map((each) =>
      each.getBoundingClientRect(),
    )
    const walker = document.createTreeWalker(
      document.querySelector('main, #root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (
        !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('svg, button')
      )
        continue
      const range = new Range()
      range.selectNodeContents(node)
      const { left, top, width, height } = range.getBoundingClientRect()
      const isIn = (box: DOMRect) =>
        left >= box.left - 1 && top >= box.top - 1 && left + width <= box.right + 1 && top + height <= box.bottom + 1
      if (/\p{L}/u.test(node.textContent ?? '') && width > 3 && !boxes.some(isIn)) found.push(node.textContent ?? '')
    }
    return found
  })
  const ofContent: unknown[] = []
  JSON.parse(JSON.stringify(parse(original)), (_, value: unknown) => ofContent.push(value) && value)
  expect(unpressed.filter((text) => ofContent.includes(text))).toEqual([])
  expect(await page.locator('#editor .text').count()).toBeGreaterThan(120)
})

test('the dialog of a project opens while editing, and its texts can be edited there', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Data Pipeline', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open Data Pipeline on the page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Data Pipeline' })
  await dialog.getByRole('button', { name: 'Edit before breakfast' }).click()
  await page.keyboard.type('at seven')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit before breakfast' }).click()
  await page.keyboard.type('at seven')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('strong', { hasText: 'at seven' })).toBeVisible()
  expect(written()).toBe(original.replace('after: before breakfast', 'after: at seven'))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editButton(page)).toBeVisible()
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('the focus stays where the work is, and what became of it is said', async ({ page }) => {
  await startEditing(page, address)
  const status = page.locator('#editor').getByRole('status')
  const title = page.getByRole('button', { name: 'Edit Technical Expertise' })
  await title.click()
  await expect(page.getByRole('textbox', { name: 'Expertise › Heading' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await title.press('Enter')
  await page.keyboard.insertText('Skills')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Saved')
  await expect(page.getByRole('button', { name: 'Edit Skills', exact: true })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(status).toHaveText('Undone: Expertise › Heading')

  const panel = page.getByRole('complementary', { name: 'Editor' })
  await panel.getByRole('button', { name: 'Site' }).click()
  await panel.getByRole('button', { name: 'Open History' }).click()
  await panel.getByRole('button', { name: 'Open Jobs' }).click()
  const first = panel
    .getByRole('list', { name: 'Entries' })
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
  const moved = String(await first.getAttribute('aria-label'))
  await first.press('Enter')
  await expect(status).toHaveText('Moved')
  await expect(panel.getByRole('button', { name: moved })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: moved.replace('down', 'up') })).toBeFocused() // It is the last one.
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter')
  await expect(status).toHaveText('Removed')
  await expect(panel.locator('.entries .open').first()).toBeFocused()
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('what is pasted into a line is one, without what nobody sees', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Technical Expertise' }).click()
  await page.evaluate(() => {
    const field = document.querySelector('#editor')?.shadowRoot?.activeElement
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'From\u00ADthe\ncloud\t\u200Bup')
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('textbox', { name: 'Expertise › Heading' }).first()).toHaveValue('Fromthe cloud up')
  await expect(page.locator('#editor').getByRole('status')).toHaveText(/^Pasted without line breaks/)
  // Safari says of the Enter that ends a composition only that it is none.
  const isTaken = await page.evaluate(() => {
    const field = document.querySelector('#editor')?.shadowRoot?.activeElement
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    return field?.dispatchEvent(new KeyboardEvent('keydown', enter)) === false
  })
  expect(isTaken).toBe(false)
  await page.keyboard.press('Escape')
  expect(written()).toBe(original)
})

test('links that leave the site do not act while editing', async ({ page }) => {
  await startEditing(page, address)
  await page.getByRole('link', { name: 'Visit Website' }).dispatchEvent('click')
  await expect(page).toHaveURL(address)
})

test('entries are added, duplicated, moved and removed in the panel', async ({ page }) => {
  await startEditing(page, address)
  const panel = page.getByRole('complementary', { name: 'Editor' })
  await panel.getByRole('button', { name: 'Open History' }).click()
  await panel.getByRole('button', { name: 'Open Jobs' }).click()
  await panel.getByRole('button', { name: 'Move Software Developer up' }).click()
  await expect(panel.getByRole('list', { name: 'Entries' }).getByRole('listitem').nth(1)).toContainText(
    'Software Developer',
  )
  expect(written().indexOf('role: Software')).toBeLessThan(written().indexOf('role: Cloud'))
  await panel.getByRole('button', { name: 'Duplicate Software Developer' }).click()
  await expect(panel.getByRole('button', { name: 'Software Developer', exact: true })).toHaveCount(2)
  await panel.getByRole('button', { name: 'Remove Software Developer' }).first().click()
  await expect(panel.getByRole('button', { name: 'Software Developer', exact: true })).toHaveCount(1)
  await panel.getByRole('button', { name: 'Add an entry' }).click()
  await panel.getByRole('textbox', { name: 'Role' }).fill('Intern')
  await panel.getByRole('button', { name: 'Add an entry' }).click()
  await expect.poll(written).toMatch(/ {4}- role: Intern\n/)
  await panel.getByRole('button', { name: 'Intern', exact: true }).click()
  await panel.getByText('More').click()
  await panel.getByRole('textbox', { name: 'Employer', exact: true }).fill('Elbe Bank')
  await panel.getByRole('textbox', { name: 'Employer', exact: true }).press('Enter')
  await expect.poll(written).toMatch(/- role: Intern\n {6}employer: Elbe Bank\n/)
  await expect(page.getByRole('heading', { name: 'Intern' })).toBeVisible()
})

test('another picture is chosen, put beside the others, and shown', async ({ page }) => {
  await startEditing(page, address)
  const panel = page.getByRole('complementary', { name: 'Editor' })
  await panel.getByRole('button', { name: 'Open Profile card' }).click()
  await panel.getByRole('button', { name: 'Open Photo' }).click()
  const chooser = panel.getByLabel('Another picture')
  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(panel.getByRole('alert')).toContainText('cv.pdf is no picture. Save it as JPEG, PNG, AVIF, WebP or SVG.')
  const buffer = readFileSync('sample/images/tech-event.jpg')
  await chooser.setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(written).toContain('file: portrait-2.jpg')
  expect(readFileSync(join(folder, 'images/portrait.jpg'))).toEqual(readFileSync('sample/images/portrait.jpg'))
  await expect(page.locator('img[src*="portrait-2"]').first()).toBeAttached()
})

test('only this page may change the content', async ({ page, request }) => {
  const before = written()
  const own = new URL(address).origin
  const post = (path: string, headers: Record<string, string>) => request.post(`${own}/__editor/${path}`, { headers })
  await page.goto(address)
  const token = await page.evaluate(async (module) => {
    const { default: start } = (await import(module)) as { default: { token: string } }
    return start.token
  }, '/@id/__x00__virtual:editor')
  const right = { Origin: own, 'X-Editor-Token': token }
  for (const path of ['state', 'look?layout=trace&theme=dark']) {
    expect((await post(path, right)).status(), path).toBe(200)
    for (const wrong of [
      { ...right, 'X-Editor-Token': 'guessed' },
      { ...right, Origin: 'https://evil.example' },
      { ...right, Host: 'evil.example' },
    ])
      expect((await post(path, wrong)).status(), `${path} ${JSON.stringify(wrong)}`).toBe(403)
  }
  expect((await post('look?layout=client&theme=dark', right)).status()).toBe(400)
  for (const data of [
    {},
    [],
    { file: 'site.yaml', edit: { kind: 'set', path: 'name' }, old: null },
    { file: 'x', edit: 1 },
  ]) {
    const answer = await request.post(`${own}/__editor/change`, { headers: right, data })
    expect(((await answer.json()) as { message: string }).message).toMatch(/^This is no change: /)
  }
  // A page of another port can't read the token.
  const headers = { Origin: 'http://localhost:4000' }
  const module = await request.get(`${own}/@id/__x00__virtual:editor`, { headers })
  expect(module.headers()['access-control-allow-origin']).toBeUndefined()
  const outside = { edit: { kind: 'set', path: ['__proto__', 'x'], value: 'y' }, old: null }
  await request.post(`${own}/__editor/change`, { headers: right, data: outside })
  expect(written()).toBe(before)
})

const PAGE = 'Die Seite einer Technikerin, mit dem Lebenslauf als PDF zum Herunterladen.'

test('a text without a translation is marked, and translated where it stands', async ({ page }) => {
  const catalogue = join(folder, 'site.de.yaml')
  writeFileSync(join(folder, 'site.yaml'), original) // of which nothing else is to do
  writeFileSync(catalogue, "- en: DevOps & Infrastructure Expert\n  de: '' # to write\n")
  await visit(page, `${address}de/`)
  await editButton(page).click()
  const untranslated = page.getByRole('button', { name: 'Translate DevOps & Infrastructure Expert' })
  const counter = page.getByRole('button', { name: /^\d+ without translation$/ })
  const count = Number.parseInt(await counter.innerText())
  expect(count).toBeGreaterThan(50)
  // The story is one of them.
  await expect(panelOf(page).getByRole('button', { name: /^To do/ })).toHaveText(`To do${count}`)
  await expect(page.getByText(`0 of ${count - 1} texts are translated.`)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Translations' }).getByRole('button', { name: 'Open the story' }),
  ).toBeVisible()
  await untranslated.press('Enter')
  await page.keyboard.type('Plattformen, die laufen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plattformen, die laufen')
  expect(readFileSync(catalogue, 'utf8')).toBe(
    "- en: DevOps & Infrastructure Expert\n  de: 'Plattformen, die laufen' # to write\n",
  )
  await expect(counter).toHaveText(`${count - 1} without translation`)

  // A text that the file does not have, on the page and in the list, in which are those that no page shows.
  await page.getByRole('button', { name: 'Translate Technical Expertise' }).click()
  await page.keyboard.type('Technik')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Technik' })).toBeVisible()
  const description = page
    .getByRole('region', { name: 'Translations' })
    .getByLabel('Text in search results', { exact: true })
  await description.fill(PAGE)
  await description.press('Enter')
  await expect(counter).toHaveText(`${count - 3} without translation`)
  const { description: text } = parse(original)
  expect(parse(readFileSync(catalogue, 'utf8')).slice(1)).toEqual([
    { en: 'Technical Expertise', de: 'Technik' },
    { en: text, de: PAGE },
  ])
})

test('a text that changes keeps its translation, as one to check', async ({ page }) => {
  const catalogue = join(folder, 'site.de.yaml')
  writeFileSync(catalogue, '- en: Technical Expertise\n  de: Technik\n')
  await startEditing(page, address)
  await page.getByRole('button', { name: 'Edit Technical Expertise' }).click()
  await page.keyboard.type('Technical expertise')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Technical expertise', exact: true })).toBeVisible()
  expect(readFileSync(catalogue, 'utf8')).toBe(
    '- en: Technical expertise\n  de: Technik # check: was Technical Expertise\n',
  )
  // As another program changes it, without the pair.
  writeFileSync(
    join(folder, 'site.yaml'),
    original.replace('title: Technical Expertise', 'title: Technical Expertise.'),
  )
  await page.goto(`${address}de/`)
  await expect(page.getByRole('heading', { name: 'Technik' })).toBeVisible()
  const translation = page
    .getByRole('region', { name: 'Translations' })
    .locator('.field', { hasText: 'Expertise › Heading' })
  await translation.getByRole('button', { name: 'Checked' }).click()
  await expect(translation.getByRole('button', { name: 'Checked' })).toHaveCount(0)
  expect(readFileSync(catalogue, 'utf8')).toContain('- en: Technical Expertise.\n  de: Technik\n')

  const field = translation.getByRole('textbox')
  await field.fill('Mein Können')
  writeFileSync(catalogue, '- en: Technical Expertise.\n  de: Ihr Können\n')
  await expect(page.getByRole('heading', { name: 'Ihr Können' })).toBeVisible()
  await field.press('Enter')
  await expect(translation.getByRole('alert')).toContainText('now: "Ihr Können". You saw "Technik".')
  expect(readFileSync(catalogue, 'utf8')).toContain('de: Ihr Können\n')
  await field.press('Escape')
  await expect(field).toHaveValue('Ihr Können')
  writeFileSync(join(folder, 'site.yaml'), original)
})

test('editing is off, and says why, while others can open the site', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/^The page requests http:\/\/127\.0\.0\.2:/)
  const { at, end } = await develop(folder, 5184, '--host', '127.0.0.2')
  try {
    await page.goto(at)
    await editButton(page).click({ force: true }) // aria-disabled
    await expect(page.getByText(/^Editing is off while other devices can open the site\./)).toBeVisible()
    await expect(editButton(page)).toHaveAttribute('aria-pressed', 'false')
    expect((await request.post(`${at}__editor/state`, { headers: { Origin: new URL(at).origin } })).status()).toBe(403)
  } finally {
    end()
  }
})
