import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { nextPaint, scrollThrough, slowClock, test, toggle, transitionsEnd, visit } from './fixtures.ts'

// Compares screens with tests/references/ at a quarter of their size, where fonts look alike on every machine. After an intended
// change, delete the reference: the next run writes it. `npm run shots` writes all screens of the site in dist/ to shots/ instead.
const isShots = process.env['SHOTS'] !== undefined

const REFERENCES = [
  'full-dark-820',
  'home-dark-390',
  'home-light-820',
  'home-dark-1280',
  'home-light-1280',
  'print-dark-820',
  'overlay-dark-390',
  'menu-dark-390',
  'photo-light-1280',
  'project-dark-1280',
  'academy-dark-1280',
  'nowhere-dark-390',
]

const HEIGHTS = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 }
const THUMBNAIL = '#gallery ul button'
const click = (target: Locator) => target.click()

/** The states of the main page: what a visitor does with which element. */
const STATES: Record<string, [selector: string, act: (target: Locator) => Promise<void>]> = {
  photo: ['section[aria-labelledby=owner] button', click],
  project: [THUMBNAIL, click],
  hover: [THUMBNAIL, (target) => target.hover()],
  focus: [THUMBNAIL, (target) => target.press('Tab')],
  filter: ['#gallery [aria-pressed=false]', click],
  menu: ['[popovertarget]', click],
}

/** The pages below the main page. The name of a screen has "-" for "/". */
const PATHS = isShots ? pathsIn('dist') : ['academy', 'nowhere']
const SCREENS = ['home', 'print', 'overlay', ...Object.keys(STATES), ...PATHS.map((path) => path.replaceAll('/', '-'))]
const SHOTS = SCREENS.flatMap((screen) =>
  ['dark', 'light'].flatMap((theme) => Object.keys(HEIGHTS).map((width) => `${screen}-${theme}-${width}`)),
)

test.use({
  baseURL: process.env[isShots ? 'DIST_ADDRESS' : 'SITE_ADDRESS'] ?? '',
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: [isShots ? /./ : /404/],
})

for (const name of isShots ? SHOTS : REFERENCES) {
  test(name, async ({ page }) => {
    const [, screen = '', theme = '', width = ''] = /^(.+)-(dark|light)-(\d+)$/.exec(name) ?? []
    await page.setViewportSize({ width: Number(width), height: HEIGHTS[Number(width) as keyof typeof HEIGHTS] }) // from the list
    await open(page, screen, theme)
    await nextPaint(page)
    if (screen !== 'overlay') await transitionsEnd(page)
    const screenshot = await page.screenshot({
      fullPage: ['home', 'full', 'print'].includes(screen),
      ...(isShots && { path: `shots/${name}.png` }),
    })
    if (!isShots)
      expect(await quarterOf(screenshot)).toMatchSnapshot(`${name}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.015 })
  })
}

async function open(page: Page, screen: string, theme: string) {
  const path = PATHS.find((each) => each.replaceAll('/', '-') === screen)
  if (screen === 'overlay') {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await slowClock(page)
    await page.goto('')
  } else await visit(page, screen === 'full' ? process.env['FULL_ADDRESS'] : path)
  if (theme === 'light') await toggle(page).click()

  if (screen === 'home' || screen === 'full') await loadEverything(page)
  if (screen === 'print') {
    const link = page.locator('article a[href^="/"]').last()
    if (await link.isVisible()) await link.click()
    await page.emulateMedia({ media: 'print' })
  }
  if (path !== undefined) {
    // Fonts that arrive after hydration change the height of the page above.
    await page.evaluate(() => document.fonts.ready)
    await page.locator('#routed').evaluate((routed) => routed.scrollIntoView({ behavior: 'instant' }))
  }
  const [selector, act] = STATES[screen] ?? []
  if (selector === undefined || act === undefined) return
  const target = page.locator(selector).first()
  test.skip(!(await target.isVisible()), 'The content has no such element, or the bar has room for its links.')
  await act(target)
  const image = page.locator('dialog img')
  if (await image.isVisible()) await image.evaluate((element: HTMLImageElement) => element.decode())
}

async function loadEverything(page: Page) {
  const loading = page.locator('main [data-size]:not([data-state=still])')
  await expect(async () => {
    await scrollThrough(page)
    await expect(loading).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

function quarterOf(screenshot: Buffer) {
  const image = sharp(screenshot)
  return image.metadata().then(({ width, height }) =>
    image
      .resize(Math.round(width / 4), Math.round(height / 4))
      .png()
      .toBuffer(),
  )
}

/** The paths of the pages of a built site, except the main page, and one that does not exist. */
function pathsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const pages = files.filter((file) => file.endsWith('/index.html'))
  return [...pages.map((file) => file.replace('/index.html', '')), 'nowhere']
}
