import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, overlay, ready, slowClock, test, toggle } from './site.ts'

// Runs the dev server on a copy of the sample, and changes the copy while the page is open.
test.describe.configure({ mode: 'serial' })
test.use({
  hosts: ['127.0.0.1'],
  // What two tests cause: errors in the content, and the files that are missing because of them.
  expectedConsoleErrors: [/site\.yaml[: ]|status of 500|Failed to fetch dynamically imported module|favicon/],
})

let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Starts the dev server on a copy of the sample in which `headline` replaces the key of the headline. */
async function startServer(headline = '  headline: ') {
  const folder = mkdtempSync(join(tmpdir(), 'develop-'))
  cpSync('sample', folder, { recursive: true })
  change(folder, '  headline: ', headline)
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    // NODE_ENV may be set in an owner's shell.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_CONTENT: relative('.', folder),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const address = await new Promise<string>((resolve) => {
    let output = ''
    vite.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const [, url] = /Local:\s+(http:\S+)/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    })
  })
  const stop = () => {
    vite.kill()
    rmSync(folder, { recursive: true })
  }
  return { folder, address, stop }
}

test('a changed text appears without a reload: theme and scroll position stay', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  change(server.folder, '  headline: DevOps & Infrastructure Expert', '  headline: Now in place')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now in place')
  await expectNoReload(page, 700)
})

test('a changed picture appears without a reload', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  const picture = page.locator('#gallery img').first()
  await picture.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  const shown = () => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))
  await expect.poll(shown).not.toBe('')
  const before = await shown()
  copyFileSync(join(server.folder, 'images/tech-event.jpg'), join(server.folder, 'images/cloud-infrastructure.jpg'))
  await expect.poll(async () => [before, ''].includes(await shown()), { timeout: 30_000 }).toBe(false)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoReload(page, top)
})

test('a full reload shows the overlay again, in the dark theme', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  await slowClock(page)
  await page.reload()
  await expect(overlay(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('an error in the content covers the page until it is fixed', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  change(server.folder, '  subtitle: Specializing', '  subtitel: Specializing')
  const message = page.locator('vite-error-overlay')
  await expect(message).toContainText('hero.subtitel: Unknown field. Did you mean "subtitle"?')
  change(server.folder, '  subtitel: Specializing', '  subtitle: Fixed')
  await expect(page.locator('h1 + p')).toContainText('Fixed')
  await expect(message).toHaveCount(0)
})

test('a page that never opened because of an error opens when it is fixed', async ({ page }) => {
  const broken = await startServer('  headlin: ')
  try {
    await page.goto(broken.address)
    await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "headline"?', { timeout: 60_000 })
    change(broken.folder, '  headlin: ', '  headline: ')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  } finally {
    broken.stop()
  }
})

async function open(page: Page) {
  test.setTimeout(90_000)
  await page.goto(server.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 }) // Modules are not bundled.
  await ready(page)
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }))
}

async function expectNoReload(page: Page, top: number) {
  expect(await page.evaluate(() => 'notReloaded' in globalThis), 'without a reload').toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => scrollY)).toBe(top)
}

function change(folder: string, from: string, to: string) {
  const file = join(folder, 'site.yaml')
  const yaml = readFileSync(file, 'utf8')
  expect(yaml).toContain(from)
  writeFileSync(file, yaml.replace(from, to))
}
