// npm run shots: takes screenshots of every page and state of the built site, in shots/.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from '../cli/arguments.mjs'
import { findOrInstallBrowser } from '../cli/browser.mjs'
import { build, fail, prepare, root } from '../cli/set-up.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = join(root, 'shots')
const WIDTHS = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 }
const THUMBNAIL = '#gallery ul button'

/**
 * The states of the main page, and what leads to them.
 * @type {Record<string, (page: Page) => Promise<unknown>>}
 */
const STATES = {
  photo: (page) => page.locator('section[aria-labelledby=owner] button').click(),
  project: (page) => page.locator(THUMBNAIL).first().click(),
  hover: (page) => page.locator(THUMBNAIL).first().hover(),
  focus: (page) => page.keyboard.press('Tab').then(() => page.locator(THUMBNAIL).first().focus()),
  filter: (page) => page.locator('#gallery [aria-pressed]').nth(1).click(),
  menu: (page) => page.locator('[popovertarget]').click(),
  overlay: (page) => page.reload({ waitUntil: 'commit' }),
}

const HELP = `npm run shots [-- WORD …]

Takes screenshots of every page and state of the built site, in shots/, or only those whose names contain all of the words:

  npm run shots -- menu 390`

const { positionals: words } = parseArguments(HELP, { allowPositionals: true })
await prepare()
const { chromium } = await import('@playwright/test')
const { serve } = await import('../cli/serve.mjs')
const executablePath = await findOrInstallBrowser()
if (!(await build(['--logLevel', 'warn'], { ALLOW_SAMPLE: 'yes' }))) fail('The build failed; see the message above.')

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const site = await serve({ folder: join(root, 'dist') })
// Chromium's sandbox does not work as root, and containers often run as root.
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const sitemap = await (await fetch(`${site.address}sitemap.xml`)).text()
  const [home = '', ...pages] = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address)
  const paths = [...pages.map((address) => address.slice(home.length)), 'no/such/page']
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const theme of ['dark', 'light']) await shoot(paths, { width: Number(width), height }, theme)
  }
} finally {
  await browser.close()
  await site.close()
}

/**
 * @param {readonly string[]} paths
 * @param {{ width: number, height: number }} viewport
 * @param {string} theme
 */
async function shoot(paths, viewport, theme) {
  // Reduced motion: no section is in the middle of its scroll animation.
  const page = await browser.newPage({ baseURL: site.address, viewport, reducedMotion: 'reduce' })
  /** @param {string} name @param {object} options */
  const take = async (name, options = {}) => {
    const file = `${name.replaceAll('/', '-')}-${theme}-${viewport.width}.jpg`
    if (!words.every((word) => file.includes(word))) return
    await page.waitForTimeout(400) // for the last image and transitions
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 85, ...options })
    console.log(`shots/${file}`)
  }
  for (const path of paths) {
    await open(page, path, theme)
    await take(path.replace(/\/$/, ''))
  }
  await open(page, '', theme)
  await take('home', { fullPage: true })
  await page.emulateMedia({ media: 'print' })
  await take('print', { fullPage: true })
  await page.emulateMedia({ media: 'screen' })
  for (const [name, reach] of Object.entries(STATES)) {
    await open(page, '', theme)
    // The content may have no projects or photo, and a wide bar no menu.
    const isReached = await reach(page).then(
      () => true,
      () => false,
    )
    if (isReached) await take(name)
  }
  await page.close()
}

/**
 * Opens a page, ends its overlay, and loads all its images.
 * @param {Page} page
 * @param {string} path
 * @param {string} theme
 */
async function open(page, path, theme) {
  page.setDefaultTimeout(3000)
  await page.goto(path)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    for (const clock of document.documentElement.getAnimations()) clock.finish()
  })
  await page.locator('html[data-motion]').waitFor()
  if (theme === 'light') await page.locator('#root > button').click()
  await page.waitForLoadState('networkidle')
}
