import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, ready, scrollTop, section, setScrollTop, test, toggle } from './fixtures.ts'

// Runs the dev server on a copy of the sample, and changes the copy while the page is open.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/)) // A site with a mistake in its content has none.

let folder: string
let address: string
let errors = ''
let stop: () => void

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'develop-'))
  cpSync('sample', folder, { recursive: true })
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
    // NODE_ENV may be set in an owner's shell.
    env: { ...process.env, NODE_ENV: 'production', SITE_CONTENT: folder, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  stop = () => vite.kill()
  vite.stderr.on('data', (chunk) => (errors += String(chunk)))
  let output = ''
  vite.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => (address = /Local:\s+(http:\S+)/.exec(output)?.[1] ?? '')).not.toBe('')
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('a changed text or look appears without a reload: theme and scroll position stay', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  await setScrollTop(page, 700)
  change('  headline: DevOps & Infrastructure Expert', '  headline: Now in place')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now in place')

  const look = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    ])
  const before = await look()
  change('\nhero:\n', '\nlook: { accent: "#7c5cff", headings: serif }\nhero:\n')
  await expect.poll(async () => (await look()).filter((each) => before.includes(each))).toEqual([])
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await scrollTop(page)).toBe(700)
  change('\nlook: { accent: "#7c5cff", headings: serif }\n', '\n')
  await expect.poll(look).toEqual(before)
})

test('a changed picture appears by a reload', async ({ page }) => {
  await open(page)
  const picture = section(page, 'Project Gallery').getByRole('img').first()
  const weight = async () => {
    await picture.scrollIntoViewIfNeeded()
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).not.toBe('')
    return (await (await page.request.get(await source())).body()).length
  }
  const before = await weight()
  const reloaded = page.waitForEvent('load')
  cpSync(join(folder, 'images/tech-event.jpg'), join(folder, 'images/cloud-infrastructure.jpg'))
  await reloaded
  await expect(async () => expect(await weight()).not.toBe(before)).toPass()
})

test('a mistake in the content is shown in the terminal and instead of the page', async ({ page }) => {
  const message = page.locator('pre')
  errors = ''
  change('  headline: ', '  headlin: ')
  await expect.poll(() => errors).toMatch(/site\.yaml:\d+:\d+ hero\.headlin: Unknown field[\s\S]*\^/)
  // A change before Vite's socket is open reaches no page.
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(address)
  await expect(message).toContainText('Did you mean "headline"?', { timeout: 60_000 })
  await expect(page.getByText('Save the file, and this page reloads.')).toBeVisible()
  const marker = message.locator('code > span')
  await expect(marker).toHaveText(/^ *\| +\^{7}$/)
  expect(await marker.evaluate((element) => getComputedStyle(element).color)).not.toBe(
    await message.evaluate((element) => getComputedStyle(element).color),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await connected
  change('  headlin: ', '  headline: ')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  change('  subtitle: Specializing', '  subtitel: Specializing')
  await expect(message).toContainText('hero.subtitel: Unknown field. Did you mean "subtitle"?')
  change('  subtitel: Specializing', '  subtitle: Fixed')
  await expect(page.getByText('Fixed')).toBeVisible()
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
})

test('a mistake in style.css is shown instead of the page, which follows its correction', async ({ page }) => {
  const message = page.locator('#root > pre')
  const style = (text: string) => writeFileSync(join(folder, 'style.css'), text)
  await open(page)
  style('h1 { color: rgb(1 2 3)')
  await expect(message).toContainText('style.css:1:1 The rule has no end.')
  style('h1 { color: rgb(1 2 3) }')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  rmSync(join(folder, 'style.css'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)')
})

test('the page follows pictures that are named before they are there, or that break', async ({ page }) => {
  const message = page.locator('pre')
  const picture = join(folder, 'images/new.jpg')
  await open(page)
  change('file: portrait.jpg', 'file: new.jpg')
  await expect(message).toContainText('new.jpg')
  cpSync(join(folder, 'images/portrait.jpg'), picture)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await ready(page)
  rmSync(picture)
  await expect(message).toContainText('new.jpg')
  change('file: new.jpg', 'file: portrait.jpg')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the dev server has the files of the site, and no other file of the project', async () => {
  const cases = readFileSync('tests/develop.cases.txt', 'utf8').replaceAll('/ROOT', process.cwd())
  const paths = cases.trim().split('\n').slice(1)
  expect(paths.length).toBeGreaterThan(30)
  // An error, the page, or a module with nothing but the URL of an image.
  const harmless = /^40[034]|<div id="root">|^200 export default "[^"]*\.jpg"/
  // Vite treats a path as a module or as a file, depending on the header.
  for (const headers of [{}, { 'sec-fetch-dest': 'script' }]) {
    for (const path of paths) expect.soft(await send(path, headers), path).toMatch(harmless)
  }
  expect(await send('/images/portrait.jpg')).toMatch(/^200/)
})

test('the dev server has content/files/, pictures of style.css, and nothing outside of content/', async ({ page }) => {
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/CNAME'), 'ada.dev')
  cpSync('sample/images/hero.jpg', join(folder, 'images/paper.jpg'))
  writeFileSync(join(folder, 'style.css'), 'body { background: url("./images/paper.jpg") }')
  const loaded = page.waitForResponse(/paper\.jpg$/)
  await open(page)
  expect((await loaded).status()).toBe(200)
  expect(await send('/CNAME')).toBe('200 ada.dev')
  expect(await send(`/@fs${realpathSync(folder)}/site.yaml`)).toMatch(/^40[34]/)
  symlinkSync(join(process.cwd(), 'package.json'), join(folder, 'files/host.txt'))
  expect(await send('/host.txt')).not.toContain('"vitafolio"')
  await expect.poll(() => errors).toContain('files/host.txt: This is a link to a file outside of the content folder.')
})

/** The response to a path as it is: fetch would normalise it. */
function send(path: string, headers: OutgoingHttpHeaders = {}): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { accept: '*/*', ...headers } }, (response) => {
      let text = `${response.statusCode} `
      response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve(text))
    }).once('error', reject)
  })
}

async function open(page: Page) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 }) // Modules are not bundled.
  await ready(page)
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }))
}

function change(from: string, to: string) {
  const file = join(folder, 'site.yaml')
  const yaml = readFileSync(file, 'utf8')
  expect(yaml).toContain(from)
  writeFileSync(file, yaml.replace(from, to))
}

test('the page follows the content after its folder was moved away and back, or replaced', async ({
  page,
  expectedErrors,
}) => {
  rmSync(join(folder, 'files'), { recursive: true, force: true }) // It has a link that the content may not have.
  expectedErrors.push(/WebSocket|ERR_CONNECTION_REFUSED|server connection lost|dynamically imported/) // The server starts anew.
  await open(page)
  renameSync(folder, `${folder}-away`)
  await expect(page.getByText('There is no such file')).toBeVisible()
  renameSync(`${folder}-away`, folder)
  await expectLoaded(page.getByRole('heading', { level: 1 }))
  change('  title: Technical Expertise', '  title: Back again')
  await expectLoaded(page.getByRole('heading', { name: 'Back again' }))

  cpSync(folder, `${folder}-new`, { recursive: true })
  rmSync(folder, { recursive: true })
  renameSync(`${folder}-new`, folder)
  change('  title: Back again', '  title: Replaced')
  await expectLoaded(page.getByRole('heading', { name: 'Replaced' }))
})

/** A page that loads while the server restarts is loaded again by hand. */
async function expectLoaded(heading: Locator) {
  await expect(async () => {
    if ((await heading.page().getByRole('heading', { level: 1 }).count()) === 0) await heading.page().reload()
    await expect(heading).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
}
