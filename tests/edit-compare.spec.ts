import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { developSite, ownEnvironment, panelOf, program, startEditing } from './edit-server.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

// A PDF and a Word file that are imported, beside the site that they became.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

/** A dash begins an item of a list. */
const CV = [
  '# Mara Lindqvist',
  'Platform Engineer',
  '## Experience',
  '### Platform Engineer, Tide Payments, Fall 2017 - 2021',
  '- Built the pipeline that ships 60 times a day.',
  '### Administrator, Northern Mills, 2014 - 2017',
  '- Ran 300 Linux servers with a team of two.',
  '- Automated their patches over night.',
  '## Education',
  '### BSc Physics, University of Oslo, 2009 - 2012',
]
/** Not on the site, as if the import had missed it. */
const LEFT = 'Automated their patches over night.'

async function pdf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const lines = CV.map((text) => {
    const level = /^#*/.exec(text)?.[0].length ?? 0
    if (text.startsWith('- ')) return `<ul><li>${text.slice(2)}</li></ul>`
    return level > 0 ? `<h${level}>${text.slice(level + 1)}</h${level}>` : `<p>${text}</p>`
  })
  await page.setContent(`<style>body { font: 12px sans-serif } h3 { font-size: 12px }</style>${lines.join('')}`)
  const bytes = await page.pdf({ format: 'A4', margin: { top: '20mm', left: '20mm' } })
  await page.close()
  return bytes
}

function word(): Uint8Array {
  const paragraphs = CV.map((text) => {
    const level = /^#*/.exec(text)?.[0].length ?? 0
    const style = level > 0 ? `<w:pStyle w:val="H${level}"/>` : ''
    return `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${text.replace(/^#+ /, '')}</w:t></w:r></w:p>`
  })
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const styles = [1, 2, 3].map(
    (level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  return zipSync({
    'word/document.xml': strToU8(`<w:document ${w}><w:body>${paragraphs.join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(`<w:styles ${w}>${styles.join('')}</w:styles>`),
  })
}

/** Imports a file into a folder of its own, and shows it in the dev server. */
async function imported(name: string, bytes: Uint8Array, port: string) {
  const root = mkdtempSync(join(tmpdir(), 'edit-compare-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, name), bytes)
  execFileSync(process.execPath, [program, 'import', name], { cwd: root, env: ownEnvironment })
  const file = join(root, 'content/site.yaml')
  const yaml = readFileSync(file, 'utf8').replace(/\n *- Automated.*/, '')
  writeFileSync(file, yaml.replaceAll(/^ +- employer: .*/gm, '$& # check: page 1, "as if"'))
  const stop = await developSite(root, port)
  const end = () => {
    stop()
    rmSync(root, { recursive: true })
  }
  return { root, address: `http://localhost:${port}/`, read: () => readFileSync(file, 'utf8'), end }
}

const compareOf = (page: Page) => page.getByRole('main', { name: /^Compare with/ })
const compareButton = (page: Page) => panelOf(page).getByRole('button', { name: /^Compare with/ })
const partOf = (page: Page, text: string | RegExp) => compareOf(page).getByRole('button', { name: text, exact: true })

async function openComparison(page: Page, address: string) {
  await startEditing(page, address)
  await compareButton(page).click()
  await expect(
    compareOf(page)
      .getByRole('button', { name: /: taken$/ })
      .first(),
  ).toBeVisible()
}

for (const { kind, name, port, bytes } of [
  { kind: 'a PDF', name: 'cv.pdf', port: '5195', bytes: pdf },
  { kind: 'a Word file', name: 'cv.docx', port: '5196', bytes: word },
])
  test.describe(kind, () => {
    let site: Awaited<ReturnType<typeof imported>>
    test.beforeAll(async ({ browser }) => {
      site = await imported(name, await bytes(browser), port)
    })
    test.afterAll(() => site.end())

    test('shows what became of each text', async ({ page, expectedErrors }) => {
      expectedErrors.push(/getImageData/) // as this test looks at the page that is drawn
      await openComparison(page, site.address)
      await expect(partOf(page, 'Experience: taken')).toBeVisible()
      await expect(partOf(page, 'Fall 2017 - 2021: doubtful')).toBeVisible()
      const buttons = compareOf(page).getByRole('button')
      await expect(buttons.and(page.getByLabel(/: taken$/))).toHaveCount(13)
      await expect(buttons.and(page.getByLabel(/: doubtful$/))).toHaveCount(3)
      await expect(buttons.and(page.getByLabel(/: not taken$/))).toHaveCount(1)
      await expect(compareOf(page)).toContainText('✓ 13 taken')
      // Nothing of the page behind it gets the focus.
      await expect(page.locator('#root')).toHaveAttribute('inert')
      if (kind === 'a PDF') await expect.poll(() => darkDots(page)).toBeGreaterThan(1000)
    })

    test('a press on a text opens its field, and a field shows its text', async ({ page }) => {
      await openComparison(page, site.address)
      await partOf(page, 'Northern Mills: doubtful').click()
      const employer = panelOf(page).getByRole('textbox', { name: 'Employer', exact: true })
      await expect(employer).toBeFocused()
      await expect(employer).toHaveValue('Northern Mills')
      await expect(partOf(page, 'Northern Mills: doubtful')).toHaveAttribute('aria-current', 'true')
      await panelOf(page).getByRole('textbox', { name: 'Role' }).focus()
      await expect(partOf(page, 'Administrator: taken')).toHaveAttribute('aria-current', 'true')
      await expect(partOf(page, 'Northern Mills: doubtful')).toHaveAttribute('aria-current', 'false')
      await panelOf(page).getByRole('textbox', { name: 'Role' }).fill('Keeper')
      await page.keyboard.press('Enter')
      await expect(partOf(page, 'Administrator: not taken')).toBeVisible()
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await expect(partOf(page, 'Administrator: taken')).toBeVisible()
    })

    test('is used by keys alone', async ({ page }) => {
      await startEditing(page, site.address)
      await compareButton(page).press('Enter')
      await compareOf(page).getByRole('button', { name: '3 doubtful: go to the next' }).press('Enter')
      await expect(panelOf(page).getByRole('textbox', { name: 'Employer', exact: true })).toBeFocused()
      await page.keyboard.press('F6')
      await expect(partOf(page, 'Tide Payments: doubtful')).toBeFocused()
      await compareOf(page).getByRole('button', { name: '1 not taken: go to the next' }).press('Enter')
      await expect(page.getByRole('button', { name: /^Put into/ })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(partOf(page, `${LEFT}: not taken`)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(compareOf(page)).toHaveCount(0)
      await expect(compareButton(page)).toBeFocused()
    })

    test('a text that was not taken goes into the field that is open, or near it', async ({ page }) => {
      const before = site.read()
      await openComparison(page, site.address)
      await partOf(page, `${LEFT}: not taken`).click()
      await page.getByRole('button', { name: 'Put into Experience › Administrator › Highlights' }).click()
      await expect(partOf(page, `${LEFT}: taken`)).toBeVisible()
      expect(site.read()).toContain(`        - Ran 300 Linux servers with a team of two.\n        - ${LEFT}\n`)
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await expect(partOf(page, `${LEFT}: not taken`)).toBeVisible()
      expect(site.read()).toBe(before)

      await partOf(page, /^University of Oslo/).click()
      await expect(panelOf(page).getByRole('textbox', { name: 'School or university' })).toBeFocused()
      await partOf(page, `${LEFT}: not taken`).click()
      await page.getByRole('button', { name: 'Put into Education › University of Oslo › School or university' }).click()
      await expect(panelOf(page).getByRole('textbox', { name: 'School or university' })).toBeFocused()
      expect(site.read()).toContain(`institution: University of Oslo ${LEFT}\n`)
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => site.read()).toBe(before)
    })

    test('a text that was not taken becomes an entry, also in a section that is new', async ({ page }) => {
      const before = site.read()
      await openComparison(page, site.address)
      for (const { section, written } of [
        { section: 'Education', written: `    - institution: ${LEFT}\n` },
        {
          section: 'Awards (new)',
          written: `awards:\n  title: Awards\n  label: Awards\n  entries:\n    - title: ${LEFT}\n`,
        },
      ]) {
        await partOf(page, `${LEFT}: not taken`).click()
        await expect(page.getByLabel('Section')).toHaveValue('history.entries')
        await page.getByLabel('Section').selectOption({ label: section })
        await page.getByRole('button', { name: 'Make an entry' }).click()
        const form = panelOf(page).getByRole('form')
        if (section !== 'Education') {
          await form.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Awards')
          await form.getByRole('textbox', { name: 'Name in the navigation' }).fill('Awards')
        }
        await page.keyboard.press('Enter')
        await expect(partOf(page, `${LEFT}: taken`)).toBeVisible()
        expect(site.read()).toContain(written)
        await panelOf(page).getByRole('button', { name: 'Undo' }).click()
        await expect(partOf(page, `${LEFT}: not taken`)).toBeVisible()
        expect(site.read()).toBe(before)
      }
    })

    for (const theme of ['dark', 'light'])
      test(`is accessible in the ${theme} theme (axe)`, async ({ page }) => {
        await page.goto(site.address)
        if (theme === 'light') await page.getByRole('button', { name: / theme$/ }).click()
        await openComparison(page, site.address)
        // The boxes are as large as the texts that they cover.
        const check = () => expectAccessible(page, { include: 'html', disabledRules: ['target-size'] })
        await check()
        await partOf(page, `${LEFT}: not taken`).click()
        await check()
        await partOf(page, 'Fall 2017 - 2021: doubtful').click()
        await check()
      })

    test('a phone has room for it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openComparison(page, site.address)
      await expect(partOf(page, 'Mara Lindqvist: taken')).toBeInViewport({ ratio: 1 })
      const part = partOf(page, 'Fall 2017 - 2021: doubtful')
      await part.click()
      await expect(panelOf(page).getByRole('textbox', { name: 'Period' })).toBeInViewport()
      await expect(part).toBeInViewport()
      await partOf(page, `${LEFT}: not taken`).click()
      await expect(page.getByRole('button', { name: 'Make an entry' })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })

    test('only pages of the server read the file', async ({ request }) => {
      const { address } = site
      const asked = await request.post(`${address}__editor/source`, { headers: { Origin: address.slice(0, -1) } })
      expect(asked.status()).toBe(403)
      for (const path of [`.cache/import/${name}`, `@fs${site.root}/.cache/import/${name}`]) {
        const body = await (await request.get(address + path)).text()
        expect(body.slice(0, 5)).not.toMatch(/^%PDF|^PK/)
      }
    })

    test('a value, an entry and a section are checked, and then the copy of the file is removed', async ({ page }) => {
      await openComparison(page, site.address)
      const allChecked = compareOf(page).getByRole('button', { name: 'All checked' })
      await partOf(page, 'Fall 2017 - 2021: doubtful').click()
      const wider = panelOf(page).getByRole('button', { name: /^Checked: / })
      await expect(wider.filter({ hasText: 'all 2 in Experience › Platform Engineer' })).toBeVisible()
      await wider.filter({ hasText: /^Checked: all 3 in Experience$/ }).click()
      await expect(compareOf(page)).toContainText('Nothing is doubtful')
      expect(site.read()).not.toContain('# check')
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await expect(allChecked).toHaveCount(0)
      // The press takes the focus from a field, which is saved first.
      const before = site.read()
      await partOf(page, 'Northern Mills: doubtful').click()
      await panelOf(page).getByRole('textbox', { name: 'Employer', exact: true }).fill('Northern Mill')
      await wider.filter({ hasText: /^Checked: all 3 in Experience$/ }).click()
      await expect(compareOf(page)).toContainText('Nothing is doubtful')
      await expect(page.locator('#editor').getByRole('alert')).toHaveCount(0)
      expect(site.read()).toContain('employer: Northern Mill\n')
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await panelOf(page).getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => site.read()).toBe(before)
      await partOf(page, 'Fall 2017 - 2021: doubtful').click()
      await wider.filter({ hasText: 'all 2 in Experience › Platform Engineer' }).click()
      await expect(partOf(page, 'Fall 2017 - 2021: taken')).toBeVisible()
      await expect(partOf(page, 'Northern Mills: doubtful')).toBeVisible()
      await partOf(page, 'Northern Mills: doubtful').click()
      await panelOf(page).getByRole('button', { name: 'Checked', exact: true }).click()
      await expect(allChecked).toBeVisible()

      const checked = site.read()
      await allChecked.click()
      await expect(compareOf(page)).toContainText('1 text of the file is not on your site')
      // A key in the panel answers no question.
      const role = panelOf(page).getByRole('textbox', { name: 'Role' })
      await role.press('End')
      await role.press('x')
      await expect(role).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await compareOf(page).getByRole('button', { name: 'Not yet' }).click()
      expect(readdirSync(join(site.root, '.cache/import'))).toEqual([name])
      await allChecked.click()
      await compareOf(page).getByRole('button', { name: 'Leave out' }).click()
      await expect(compareOf(page)).toHaveCount(0)
      await expect(compareButton(page)).toHaveCount(0)
      await expect(page.locator('#root')).not.toHaveAttribute('inert')
      expect(existsSync(join(site.root, '.cache/import'))).toBe(false)
      expect(existsSync(join(site.root, name))).toBe(true)
      expect(site.read()).toBe(checked)
    })
  })

/** Dots of the first page that are drawn. */
function darkDots(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('#editor')?.shadowRoot?.querySelector('canvas')
    const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return dots.filter((value, index) => index % 4 === 0 && value < 100 && dots[index + 3] === 255).length
  })
}
