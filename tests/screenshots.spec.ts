import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  dialog,
  menuButton,
  scrollThrough,
  section,
  site,
  slowClock,
  test,
  thumbnails,
  toggle,
  visit,
  organisationCards,
} from './fixtures.ts'

// Compares screens with tests/references/ at a quarter of their size, where fonts look alike on every machine. After an intended
// change, delete the reference: the next run writes it.
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

const HEIGHTS = { 390: 844, 820: 1180, 1280: 800 }
/** What a visitor presses on the main page to see these screens. */
const PRESSED: Record<string, (page: Page) => Locator> = {
  photo: (page) => page.getByRole('button', { name: 'Open profile photo' }),
  project: (page) => thumbnails(page).first(),
  menu: menuButton,
}
/** The pages below the main page, by their headings. */
const ROUTED: Record<string, string> = {
  academy: 'Example Academy of Entrepreneurship',
  nowhere: 'Page not found',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const name of REFERENCES) {
  test(name, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    const [, screen = '', theme = '', width = ''] = /^(.+)-(dark|light)-(\d+)$/.exec(name) ?? []
    await page.setViewportSize({ width: Number(width), height: HEIGHTS[Number(width) as keyof typeof HEIGHTS] }) // from the list
    await open(page, screen, theme)
    const fullPage = ['home', 'full', 'print'].includes(screen)
    if (fullPage && Number(width) < 768) {
      // What is far from a phone's screen is not rendered.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: Number(width), height })
    }
    const screenshot = await page.screenshot({ fullPage })
    expect(await quarterOf(screenshot)).toMatchSnapshot(`${name}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.015 })
  })
}

async function open(page: Page, screen: string, theme: string) {
  const routed = ROUTED[screen]
  if (screen === 'overlay') {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await slowClock(page)
    await page.goto('')
  } else await visit(page, screen === 'full' ? site('full') : routed && screen)
  if (theme === 'light') await toggle(page).click()

  if (screen === 'home' || screen === 'full') await loadEverything(page)
  if (screen === 'print') {
    await organisationCards(page).last().getByRole('heading').getByRole('link').click()
    await page.emulateMedia({ media: 'print' })
  }
  if (routed !== undefined) {
    // Fonts that arrive after hydration change the height of the page above.
    await page.evaluate(() => document.fonts.ready)
    await section(page, routed).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  }
  await PRESSED[screen]?.(page).click()
  if (screen === 'photo' || screen === 'project') {
    await dialog(page)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.decode())
  }
}

async function loadEverything(page: Page) {
  const loading = page.getByRole('main').locator('[data-state]:not([data-state=still])').filter({ visible: true })
  await expect(async () => {
    await scrollThrough(page)
    await expect(loading).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

async function quarterOf(screenshot: Buffer) {
  const { width, height } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize(Math.round(width / 4), Math.round(height / 4))
    .png()
    .toBuffer()
}
