import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, ready, slowClock, test, toggle } from './site.ts'

// npm run dev, over a copy of the specimen that is changed while the page is open.
test.describe.configure({ mode: 'serial' })
test.use({
  hosts: ['127.0.0.1'],
  // The message itself, which two tests ask for, and what a site without a content lacks.
  provoked: [/mistake|status of 500|favicon/],
})

let site: Awaited<ReturnType<typeof develop>>

test.beforeAll(async () => {
  site = await develop()
})
test.afterAll(() => site.end())

/** npm run dev over a copy of the specimen with that headline. */
async function develop(headline = '  headline: ') {
  const folder = mkdtempSync(join(tmpdir(), 'develop-'))
  cpSync('e2e/specimen', folder, { recursive: true })
  change(folder, '  headline: ', headline)
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    // As the shell of somebody who deploys says it.
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
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const [, found] = /Local:\s+(http:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  const end = () => {
    server.kill()
    rmSync(folder, { recursive: true })
  }
  return { folder, address, end }
}

test('a changed text shows in place: the theme, the position and the page itself stay', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  change(site.folder, '  headline: DevOps & Infrastructure Expert', '  headline: Now in place')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now in place')
  await expectSamePage(page, 700)
})

test('so does a picture, asked for anew', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  const picture = page.locator('#gallery img').first()
  await picture.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  const shown = () => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))
  await expect.poll(shown).not.toBe('')
  const before = await shown()
  copyFileSync(join(site.folder, 'images/tech-event.jpg'), join(site.folder, 'images/cloud-infrastructure.jpg'))
  await expect.poll(async () => [before, ''].includes(await shown()), { timeout: 30_000 }).toBe(false)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectSamePage(page, top)
})

test('a page that has to be loaded anew comes as it was left, without the overlay and what it holds', async ({
  page,
}) => {
  await open(page)
  await toggle(page).click()
  await page.evaluate(() => sessionStorage.setItem('left', JSON.stringify({ theme: 'light', top: 500 })))
  await slowClock(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('a mistake stands over the page in the words of the build, until it is mended', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  change(site.folder, '  subtitle: Specializing', '  subtitel: Specializing')
  const message = page.locator('vite-error-overlay')
  await expect(message).toContainText('hero.subtitel: is not a field that exists here; did you mean "subtitle"?')
  change(site.folder, '  subtitel: Specializing', '  subtitle: Mended')
  await expect(page.locator('h1 + p')).toContainText('Mended')
  await expect(message).toHaveCount(0)
})

test('a page that a mistake kept from opening comes when it is mended', async ({ page }) => {
  const broken = await develop('  headlin: ')
  try {
    await page.goto(broken.address)
    await expect(page.locator('vite-error-overlay')).toContainText('did you mean "headline"?', { timeout: 60_000 })
    change(broken.folder, '  headlin: ', '  headline: ')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  } finally {
    broken.end()
  }
})

async function open(page: Page) {
  test.setTimeout(90_000)
  await page.goto(site.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 }) // Nothing is bundled.
  await ready(page)
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }))
}

async function expectSamePage(page: Page, top: number) {
  expect(await page.evaluate(() => 'isTheSame' in globalThis), 'it was loaded anew').toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => scrollY)).toBe(top)
}

function change(folder: string, from: string, to: string) {
  const file = join(folder, 'site.yaml')
  const yaml = readFileSync(file, 'utf8')
  expect(yaml).toContain(from)
  writeFileSync(file, yaml.replace(from, to))
}
