import type { Page } from 'playwright-core'
import { axeViolations } from './axe.ts'
import { contrastsOf } from './contrast.ts'
import { picturesHardToSee } from './hard-to-see.ts'

/** How long a button may take to become free, once the page works. */
const PRESS_MS = 3000
const WIDTHS = [320, 820, 1920]
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
]

/** Checks an open page in both themes. Returns what is wrong, a line for each. */
export async function checkPage(page: Page): Promise<string[]> {
  await endOverlay(page)
  const hasStarted = await isInTime(page.locator('html[data-motion]').waitFor()) // React has hydrated the page.
  if (!hasStarted) return ['The script of the page does not start. Open the page in a browser, and see its console.']
  // Below a page of its own, the main page is that of the same language.
  const isHome = (await page.locator('#routed > section').count()) === 0
  const problems = await failedPictures(page)
  const toggle = page.locator('[data-part=theme]')
  if (!(await isInTime(toggle.click({ trial: true, timeout: PRESS_MS })))) {
    problems.push('The button for the theme is hidden or covered. Change the styles in content/style.css.')
  }
  for (const theme of ['dark', 'light']) {
    const violations = await axeViolations(page, { include: isHome ? 'html' : '#routed' })
    const faint = isHome ? await faintTexts(page) : []
    const lost = await picturesHardToSee(page, isHome ? '#content img' : '#routed img')
    problems.push(...[...violations, ...faint, ...lost].map((problem) => `${theme} theme: ${problem}`))
    await toggle.evaluate((button: HTMLElement) => button.click())
  }
  await renderEverything(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)
    if (excess > 0) problems.push(`The page is ${excess} px wider than a screen of ${width} px.`)
  }
  return problems
}

/** At once, and with it what phones wait for before they lay out sections (laid-out-later.css). */
export async function endOverlay(page: Page) {
  await page.evaluate(() => {
    const timed = document.querySelectorAll(':root, .afterFonts')
    for (const element of timed) for (const timer of element.getAnimations()) timer.finish()
  })
}

/** Whether a step of the page ends before the limit for all steps. */
function isInTime(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  )
}

/** Lays out what browsers skip, and lets it make the page too wide. */
export async function renderEverything(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Scrolls through the page, so that every picture loads. */
async function failedPictures(page: Page): Promise<string[]> {
  const failed = await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ behavior: 'instant', block: 'center' })
      await image.decode().catch(() => undefined)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const images = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0)
    return images.map(({ currentSrc, src }) => currentSrc || src)
  })
  return failed.map((address) => {
    const { pathname, hash } = new URL(address)
    return `The picture ${pathname}${hash} does not load.`
  })
}

/** Texts on the banner's photograph that are hard to read (WCAG 2.2, 1.4.3). */
export async function faintTexts(page: Page): Promise<string[]> {
  const problems = []
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await page.evaluate(() =>
      document
        .querySelector<HTMLImageElement>('#content img')
        ?.decode()
        .catch(() => undefined),
    )
    for (const { text, isHeadline, contrast } of await contrastsOf(
      page.locator('h1, h1 + p, header a, header button'),
    )) {
      if (contrast >= (isHeadline ? 3 : 4.5)) continue
      problems.push(
        `"${text}" has a contrast of ${contrast.toFixed(1)} on the banner, on a screen of ${screen.width} px.`,
      )
    }
  }
  return problems
}
