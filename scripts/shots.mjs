// npm run shots: pictures of every screen and state of the built site, in shots/, for whoever changes the look next.
// npm run shots -- menu 390    takes those alone whose names hold all of these words.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { checkNode, fail, install, root, run } from './set-up.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = join(root, 'shots')
const WIDTHS = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 }

/**
 * What a state is made of: where it stands, how to get there from a page that is read to its end, and what of it is shown.
 * @type {{ name: string, path?: string, whole?: boolean, narrow?: boolean, options?: object, before?: (page: Page) => Promise<unknown>, reach?: (page: Page) => Promise<unknown> }[]}
 */
const STATES = [
  { name: 'home', whole: true },
  { name: 'top', options: { reducedMotion: 'no-preference' } },
  { name: 'overlay', before: (page) => page.addInitScript(stopTheClock) },
  { name: 'academy', path: 'academy', reach: (page) => below(page) },
  { name: 'foundation', path: 'foundation', reach: (page) => below(page) },
  { name: 'not-found', path: 'no/such/page', reach: (page) => below(page) },
  {
    name: 'load-failed',
    before: (page) => page.route('**/organisation-route-*.js', (route) => route.abort()),
    reach: async (page) => {
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
  { name: 'without-pictures', whole: true, before: (page) => page.route('**/images/**', (route) => route.abort()) },
  { name: 'forced-colours', whole: true, options: { forcedColors: 'active' } },
  { name: 'print', path: 'academy', whole: true, reach: (page) => page.emulateMedia({ media: 'print' }) },
]

checkNode()
install()
const { chromium } = await import('@playwright/test')
const { serve } = await import('./serve.mjs')
const executablePath = await findOrInstallBrowser()
if (!run(process.execPath, ['scripts/build.mjs', '--allow-sample', '--logLevel', 'warn'])) {
  fail('The site was not built; the message above says why.')
}

const words = process.argv.slice(2)
const shots = Object.entries(WIDTHS).flatMap(([width, height]) =>
  ['dark', 'light'].flatMap((theme) =>
    STATES.filter(({ narrow }) => !narrow || Number(width) < 1200)
      // Scripts switch the theme, and paper has none.
      .filter(({ name }) => theme === 'dark' || (name !== 'without-scripts' && name !== 'print'))
      .map((state) => ({ ...state, theme, width: Number(width), height, file: `${state.name}-${theme}-${width}.jpg` })),
  ),
)
const asked = shots.filter(({ file }) => words.every((word) => file.includes(word)))
if (asked.length === 0)
  fail(`There is no shot whose name holds ${words.join(' and ')}; there is ${shots[0]?.file}, say.`)

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const site = await serve({ folder: join(root, 'dist') })
const browser = await chromium.launch({
  executablePath,
  // Chromium's sandbox does not run as root, which is who containers and build machines often are.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const waiting = [...asked]
  const takeNext = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      await take(shot)
      console.log(`shots/${shot.file}, ${waiting.length} to go`)
    }
  }
  // Most of the time goes by while overlays stand.
  await Promise.all(Array.from({ length: 4 }, takeNext))
} finally {
  await browser.close()
  await site.close()
}

/** @param {typeof asked[number]} shot */
async function take({ file, theme, width, height, path = '', whole = false, options = {}, before, reach }) {
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width, height },
    ...(width < 600 ? { isMobile: true, hasTouch: true } : {}),
    // Sections that settle in while a page is scrolled would be caught half-way.
    reducedMotion: 'reduce',
    ...options,
  })
  const scripted = !('javaScriptEnabled' in options)
  await before?.(page)
  await page.goto(path)
  if (scripted) await page.locator('html[data-live]').waitFor()
  if (!file.startsWith('overlay')) await page.getByRole('heading', { level: 1 }).waitFor()
  if (theme === 'light') await page.locator('body').evaluate(switchTheTheme)
  if (whole) await readToTheEnd(page)
  await reach?.(page)
  await page.waitForTimeout(600) // for the last picture, and for what fades in
  await page.screenshot({ path: join(FOLDER, file), fullPage: whole, type: 'jpeg', quality: 85 })
  await page.close()
}

/** @param {Page} page */
async function below(page) {
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
async function readToTheEnd(page) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  // A window as high as the page has every lazy picture near; sizes that follow the window are not worth more care.
  await page.setViewportSize({ width, height: 12_000 })
  await page.waitForTimeout(1500)
  await page.setViewportSize({ width, height })
}

function stopTheClock() {
  const stop = () => {
    for (const animation of document.getAnimations()) animation.pause()
    requestAnimationFrame(stop)
  }
  stop()
}

function switchTheTheme() {
  const toggle = [...document.querySelectorAll('button')].find(
    (button) => getComputedStyle(button).position === 'fixed',
  )
  toggle?.click()
}
