import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { developSite, ownEnvironment, program } from './edit-server.ts'
import { expect, ready, test } from './fixtures.ts'

// From `npx vitafolio init` to a site with nothing of the sample, by the page and the panel alone.
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

const PORT = '5185'

let parent: string
let repository: string
let stop: () => unknown
test.beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'edit-from-init-'))
  repository = join(parent, 'my-site')
  execFileSync(process.execPath, [program, 'init', repository, '--no-install'], { env: ownEnvironment })
  stop = await developSite(repository, PORT)
})
test.afterAll(() => {
  stop()
  rmSync(parent, { recursive: true })
})

/** What the owner writes: by the name of the field, and else a sentence. */
const OWN: Readonly<Record<string, string>> = {
  url: 'https://ada.dev/',
  name: 'Ada Lovelace',
  legalName: 'Analytical Engines Lda.',
  employer: 'Analytical Engines',
  email: 'ada@engines.dev',
  phone: '+351 21 000 0000',
  website: 'https://engines.dev/',
}

test('from init to a site with nothing of the sample left, without opening the file', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto(`http://localhost:${PORT}/`)
  await page.getByRole('button', { name: 'Look at the sample' }).click()
  await expect(page.getByRole('heading', { name: 'Begin with your CV' })).toHaveCount(0)
  await ready(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' }).click()
  await page.keyboard.type('I keep engines running')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I keep engines running')

  const panel = page.getByRole('complementary', { name: 'Editor' })
  const toDo = panel.getByRole('button', { name: /^Next to do: \d+ left$/ })
  const left = async () =>
    (await toDo.count()) === 0 ? 0 : Number(/\d+/.exec((await toDo.getAttribute('aria-label')) ?? '')?.[0])
  let fields = 0
  let before = await left()
  while (before > 0) {
    fields += 1
    await toDo.click()
    await replaceValue(panel.locator(':focus'), fields)
    await expect.poll(left, { timeout: 60_000 }).toBeLessThan(before)
    before = await left()
  }
  test.info().annotations.push({ type: 'fields', description: String(fields) })
  expect(fields).toBeGreaterThan(50)

  execFileSync(process.execPath, [program, 'build'], { cwd: repository, env: ownEnvironment })
  const html = readFileSync(join(repository, 'dist/index.html'), 'utf8')
  expect(html).toContain('Ada Lovelace')
  expect(html).not.toMatch(/Alex Example|example\.(?:com|org)/)
  expect(readFileSync(join(repository, 'content/site.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: [^]*# What is too much/,
  )
})

/** Writes the owner's own value into the field that has the focus. */
async function replaceValue(control: Locator, count: number) {
  const field = control.locator('xpath=ancestor::*[@data-at][1]')
  const name = ((await field.getAttribute('data-at')) ?? '').split('.').at(-1) ?? ''
  if (name === 'file') {
    const buffer = await sharp({ create: { width: 2600, height: 1600 + count, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
    await field
      .getByLabel('Another picture')
      .setInputFiles({ name: `mine-${count}.jpg`, mimeType: 'image/jpeg', buffer })
    return
  }
  const link = `https://github.com/ada/engine-${count}`
  await control.fill(
    OWN[name] ?? (name === 'address' ? link : `What I did there, in my own words, for the ${count}th time.`),
  )
  await control.press('Control+Enter')
}
