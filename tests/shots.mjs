// npm run shots: takes screenshots of every page and state of the built site, in shots/.
// npm run shots -- menu 390    takes only those whose names contain all of these words.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../cli/browser.mjs'
import { build, fail, prepare, root } from '../cli/set-up.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = join(root, 'shots')
const WIDTHS = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 }

/**
 * The states: their path, what to do before and after loading it, and whether to show the whole page.
 * @type {{ name: string, path?: string, whole?: boolean, narrow?: boolean, options?: object, before?: (page: Page) => Promise<unknown>, reach?: (page: Page) => Promise<unknown> }[]}
 */
const STATES = [
  { name: 'home', whole: true },
  { name: 'top', options: { reducedMotion: 'no-preference' } },
  { name: 'overlay', before: (page) => page.addInitScript(pauseAnimations) },
  { name: 'academy', path: 'academy', reach: (page) => showRoutedArea(page) },
  { name: 'foundation', path: 'foundation', reach: (page) => showRoutedArea(page) },
  { name: 'not-found', path: 'no/such/page', reach: (page) => showRoutedArea(page) },
  {
    name: 'load-failed',
    before: (page) => page.route('**/organisation-page-*.js', (route) => route.abort()),
    reach: async (page) => {
      await page.context().setOffline(true)
      await page.locator('article h3 a').first().click()
      await page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  { name: 'photo', reach: (page) => page.locator('section[aria-labelledby=owner] button').click() },
  { name: 'project', reach: (page) => thumbnail(page, 1).click() },
  { name: 'hover', reach: (page) => thumbnail(page, 0).hover() },
  { name: 'focus', reach: (page) => focusByKeyboard(page, '#gallery ul button') },
  { name: 'focus-link', reach: (page) => focusByKeyboard(page, 'article h3 a') },
  { name: 'skip-link', reach: (page) => focusByKeyboard(page, 'a.skip-link') },
  {
    name: 'filter',
    reach: async (page) => {
      await page.locator('#gallery [aria-pressed]').nth(1).click()
      await page.locator('#gallery').evaluate((section) => section.scrollIntoView())
    },
  },
  { name: 'menu', narrow: true, reach: (page) => page.locator('[popovertarget]').click() },
  { name: 'without-scripts', whole: true, options: { javaScriptEnabled: false } },
  { name: 'without-images', whole: true, before: (page) => page.route('**/images/**', (route) => route.abort()) },
  { name: 'forced-colours', whole: true, options: { forcedColors: 'active' } },
  { name: 'print', path: 'academy', whole: true, reach: (page) => page.emulateMedia({ media: 'print' }) },
]

prepare()
const { chromium } = await import('@playwright/test')
const { serve } = await import('../cli/serve.mjs')
const executablePath = await findOrInstallBrowser()
if (!build(['--logLevel', 'warn'], { ALLOW_SAMPLE: 'yes' })) fail('The build failed; see the message above.')

const words = process.argv.slice(2)
const shots = Object.entries(WIDTHS).flatMap(([width, height]) =>
  ['dark', 'light'].flatMap((theme) =>
    STATES.filter(({ narrow }) => !narrow || Number(width) < 1200)
      // Without scripts and in print there is one theme.
      .filter(({ name }) => theme === 'dark' || (name !== 'without-scripts' && name !== 'print'))
      .map((state) => ({ ...state, theme, width: Number(width), height, file: `${state.name}-${theme}-${width}.jpg` })),
  ),
)
const selected = shots.filter(({ file }) => words.every((word) => file.includes(word)))
if (selected.length === 0)
  fail(`No screenshot has a name with ${words.join(' and ')}. An example of a name: ${shots[0]?.file}`)

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const site = await serve({ folder: join(root, 'dist') })
const browser = await chromium.launch({
  executablePath,
  // Chromium's sandbox does not work as root, and containers often run as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const queue = [...selected]
  const takeNext = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      await take(shot)
      console.log(`shots/${shot.file}, ${queue.length} to go`)
    }
  }
  // Several at once: most of the time passes during overlays.
  await Promise.all(Array.from({ length: 4 }, takeNext))
} finally {
  await browser.close()
  await site.close()
}

/** @param {typeof selected[number]} shot */
async function take({ file, theme, width, height, path = '', whole = false, options = {}, before, reach }) {
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width, height },
    ...(width < 600 ? { isMobile: true, hasTouch: true } : {}),
    // No sections in the middle of a scroll-driven animation.
    reducedMotion: 'reduce',
    ...options,
  })
  const scripted = !('javaScriptEnabled' in options)
  await before?.(page)
  await page.goto(path)
  if (scripted) await page.locator('html[data-motion]').waitFor()
  if (!file.startsWith('overlay')) await page.getByRole('heading', { level: 1 }).waitFor()
  if (theme === 'light') await page.locator('body').evaluate(switchTheme)
  if (whole) await scrollThrough(page)
  await reach?.(page)
  await page.waitForTimeout(600) // for the last image and transitions
  await page.screenshot({ path: join(FOLDER, file), fullPage: whole, type: 'jpeg', quality: 85 })
  await page.close()
}

/** @param {Page} page */
async function showRoutedArea(page) {
  await page.locator('#routed-title').scrollIntoViewIfNeeded()
  const height = await page.locator('#routed').evaluate((area) => Math.ceil(area.getBoundingClientRect().height))
  const { width } = page.viewportSize() ?? { width: 1280 }
  await page.setViewportSize({ width, height: Math.max(height, 600) })
  await page.locator('#routed').evaluate((area) => area.scrollIntoView())
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function focusByKeyboard(page, selector) {
  await page.keyboard.press('Tab')
  await page.locator(selector).first().focus()
}

/**
 * @param {Page} page
 * @param {number} index
 */
function thumbnail(page, index) {
  return page.locator('#gallery ul button').nth(index)
}

/** @param {Page} page */
async function scrollThrough(page) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  // In a very high window, all lazy images load.
  await page.setViewportSize({ width, height: 12_000 })
  await page.waitForTimeout(1500)
  await page.setViewportSize({ width, height })
}

function pauseAnimations() {
  const stop = () => {
    for (const animation of document.getAnimations()) animation.pause()
    requestAnimationFrame(stop)
  }
  stop()
}

function switchTheme() {
  const toggle = [...document.querySelectorAll('button')].find(
    (button) => getComputedStyle(button).position === 'fixed',
  )
  toggle?.click()
}
