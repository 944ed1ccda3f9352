// npm run shots: takes screenshots of every page and state of the built site, in shots/.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from '../cli/arguments.mjs'
import { findOrInstallBrowser } from '../cli/browser.mjs'
import { build, fail, prepare, root } from '../cli/set-up.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = join(root, 'shots')
const WIDTHS = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 }

/**
 * The states: their path, what to do before and after loading it, and whether to show the whole page.
 * @type {{ name: string, path?: string, whole?: boolean, options?: object, before?: (page: Page) => Promise<unknown>, reach?: (page: Page) => Promise<unknown> }[]}
 */
const STATES = [
  { name: 'home', whole: true },
  { name: 'overlay', before: (page) => page.addInitScript(pauseAnimations) },
  { name: 'academy', path: 'academy', reach: showRoutedArea },
  { name: 'foundation', path: 'foundation', reach: showRoutedArea },
  { name: 'not-found', path: 'no/such/page', reach: showRoutedArea },
  { name: 'photo', reach: (page) => page.locator('section[aria-labelledby=owner] button').click() },
  { name: 'project', reach: (page) => page.locator('#gallery ul button').nth(1).click() },
  { name: 'hover', reach: (page) => page.locator('#gallery ul button').first().hover() },
  { name: 'focus', reach: (page) => focusByKeyboard(page, '#gallery ul button') },
  { name: 'skip-link', reach: (page) => focusByKeyboard(page, 'a.skip-link') },
  { name: 'filter', reach: (page) => page.locator('#gallery [aria-pressed]').nth(1).click() },
  { name: 'menu', reach: (page) => page.locator('[popovertarget]:visible').click({ timeout: 1000 }) },
  { name: 'without-scripts', whole: true, options: { javaScriptEnabled: false } },
  { name: 'without-images', whole: true, before: (page) => page.route('**/images/**', (route) => route.abort()) },
  { name: 'forced-colours', whole: true, options: { forcedColors: 'active' } },
  { name: 'print', path: 'academy', whole: true, reach: (page) => page.emulateMedia({ media: 'print' }) },
]
const ONE_THEME = new Set(['without-scripts', 'print'])
const HAS_NO_MENU = 1200

const HELP = `npm run shots [-- WORD …]

Takes screenshots of every page and state of the built site, in shots/, or only those whose names contain all of the words:

  npm run shots -- menu 390

"npm run shots -- looks" writes docs/looks.jpg: the sample in six looks.`

const { positionals: words } = parseArguments({ help: HELP, allowPositionals: true })
await prepare()
const { chromium } = await import('@playwright/test')
const { serve } = await import('../cli/serve.mjs')
const executablePath = await findOrInstallBrowser()
// Chromium's sandbox does not work as root, and containers often run as root.
const launch = () => chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
if (words.length === 1 && words[0] === 'looks') {
  const { shootLooks } = await import('./shots-looks.mjs')
  const looksBrowser = await launch()
  await shootLooks(looksBrowser).finally(() => looksBrowser.close())
  console.log('docs/looks.jpg')
  process.exit()
}
if (!(await build(['--logLevel', 'warn'], { ALLOW_SAMPLE: 'yes' }))) fail('The build failed; see the message above.')

const shots = Object.entries(WIDTHS)
  .flatMap(([width, height]) => STATES.map((state) => ({ ...state, width: Number(width), height })))
  .flatMap((state) => ['dark', 'light'].map((theme) => ({ ...state, theme })))
  .filter(
    ({ name, theme, width }) => (theme === 'dark' || !ONE_THEME.has(name)) && (name !== 'menu' || width < HAS_NO_MENU),
  )
  .map((shot) => ({ ...shot, file: `${shot.name}-${shot.theme}-${shot.width}.jpg` }))
  .filter(({ file }) => words.every((word) => file.includes(word)))
if (shots.length === 0)
  fail(`No screenshot has a name with ${words.join(' and ')}. A name is for example home-dark-390.`)

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const site = await serve({ folder: join(root, 'dist') })
const browser = await launch()
try {
  for (const shot of shots) {
    await take(shot)
    console.log(`shots/${shot.file}`)
  }
} finally {
  await browser.close()
  await site.close()
}

/** @param {typeof shots[number]} shot */
async function take({ file, theme, width, height, path = '', whole = false, options = {}, before, reach }) {
  const viewport = { width, height }
  // Reduced motion: no section is in the middle of its scroll animation.
  const page = await browser.newPage({ baseURL: site.address, viewport, reducedMotion: 'reduce', ...options })
  await before?.(page)
  await page.goto(path)
  await page.waitForTimeout(file.startsWith('overlay') ? 500 : 2500)
  if (theme === 'light') await page.evaluate(switchTheme)
  // In a very high window, all lazy images load.
  if (whole) await page.setViewportSize({ width, height: 12_000 })
  await page.waitForTimeout(1000)
  await page.setViewportSize(viewport)
  await reach?.(page)
  await page.waitForTimeout(600) // for the last image and transitions
  await page.screenshot({ path: join(FOLDER, file), fullPage: whole, type: 'jpeg', quality: 85 })
  await page.close()
}

/** @param {Page} page */
function showRoutedArea(page) {
  return page.locator('#routed').evaluate((area) => area.scrollIntoView())
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function focusByKeyboard(page, selector) {
  await page.keyboard.press('Tab')
  await page.locator(selector).first().focus()
}

function pauseAnimations() {
  for (const animation of document.getAnimations()) animation.pause()
  requestAnimationFrame(pauseAnimations)
}

function switchTheme() {
  const buttons = [...document.querySelectorAll('button')]
  buttons.find((button) => getComputedStyle(button).position === 'fixed')?.click()
}
