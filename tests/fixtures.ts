import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { axeViolations } from '../cli/check/axe.ts'
import { listen } from '../cli/check/check-built-site.ts'
import { endOverlay, renderEverything } from '../cli/check/check-page.ts'

export { expect }

/** Fails a test on any console error or warning, policy violation or foreign request of its pages, but for what it adds to `expectedErrors`. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [
    async ({ context, baseURL }, use) => {
      const messages = await listen(context, [])
      const expected: RegExp[] = []
      await use(expected)
      const problems = messages.filter((text) => !expected.some((each) => each.test(text)))
      expect(problems, `console, policy and network of ${baseURL}`).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of a built site (global-setup.ts). */
export const site = (name: string) => process.env[`SITE_${name}`] ?? ''

/** Opens a page, ends the overlay at once, and waits until the page is usable. */
export async function visit(page: Page, path = '') {
  await page.goto(path)
  await endOverlay(page)
  await ready(page)
}

/** Waits until a page is usable: the overlay is over and React has hydrated it. */
export async function ready(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-motion')
  await expect(overlay(page)).toHaveCount(0)
}

/** Waits until what has changed is on the screen. */
export async function nextPaint(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Scrolls to an element, and waits until it is on the screen. */
export async function bringIntoView(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  await nextPaint(element.page())
}

export const overlay = (page: Page) => page.locator('[data-part=overlay]')

/** Delays responses from matching URLs until the returned function is called. */
export async function delayResponse(page: Page, url: string | RegExp) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

type Shift = { value: number; moved: string[] }

/** Records the layout shifts that the browser reports. */
export function recordShifts() {
  const recorded: Shift[] = []
  Object.assign(globalThis, { shifts: recorded })
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] } // missing in TypeScript
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      recorded.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export async function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts) // by recordShifts
}

/** How far the page shifts when the fonts arrive. */
export async function shiftOfFonts(page: Page, release: () => void): Promise<number> {
  const fontsLoading = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
  await expect.poll(fontsLoading).toBeGreaterThan(0)
  release()
  await expect.poll(fontsLoading).toBe(0)
  await nextPaint(page)
  return (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
}

/** Changes the HTML of a page on its way. Call it before opening the page. */
export async function changeHtml(page: Page, change: (html: string) => string) {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Makes the overlay take 40 seconds, until the returned function is called. Call it before opening the page. */
export async function slowClock(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  return () => browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/**
 * Records how far these elements are from the top of the screen, or that they are hidden. Returns a function that reads what was
 * different, each with the time of its first frame.
 */
export async function recordFrames(page: Page, ...parts: string[]): Promise<() => Promise<[string, number][]>> {
  await page.evaluate((selectors) => {
    const frames = new Map<string, number>()
    Object.assign(globalThis, { frames })
    const record = (time: number) => {
      const tops = selectors.map((part) => {
        const element = document.querySelector(part)
        return element?.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect().top : 'hidden'
      })
      if (!frames.has(tops.join())) frames.set(tops.join(), time)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  }, parts)
  return () => page.evaluate(() => [...(globalThis as unknown as { frames: Map<string, number> }).frames]) // see above
}

/** Two controls, in the languages of the tests. */
export const toggle = (page: Page) => page.getByRole('button', { name: / theme$|Design wechseln$|المظهر/ })
export const menuButton = (page: Page) => page.getByRole('button', { name: /^(?:Menu|More|Menü|Mehr)$/ })

/** The headings of the two organisations' pages, and links to them. */
export const academy = (page: Page) => page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })
export const company = (page: Page) => page.getByRole('heading', { name: 'Example Technologies (Private) Limited' })
export const toAcademy = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Example Academy' })
export const toCompany = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Example Technologies' })
export const toHome = (page: Page) => page.getByRole('link', { name: 'Back to Home' }).first()

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
/** The list items of a section on the main page that have a heading, and not those of lists within them. */
export const entriesOf = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
/** On the main page. */
export const organisationCards = (page: Page) => page.locator('[data-part=card]')
/** The links of the projects, while no dialog is open. */
export const thumbnails = (page: Page) => page.locator('#gallery').getByRole('listitem').getByRole('link')

/** The computed background colour of what is not filled. */
export const TRANSPARENT = 'rgba(0, 0, 0, 0)'

export const scrollTop = (page: Page) => page.evaluate(() => scrollY)
export const setScrollTop = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

/** Scrolls through the page, so that every lazy image and animation loads. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (const image of document.images) {
      image.scrollIntoView({ behavior: 'instant', block: 'center' })
      await image.decode().catch(() => undefined)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Texts that overflow the page to the left or right, and the page itself if it scrolls sideways. */
export async function overflowing(page: Page): Promise<string[]> {
  await renderEverything(page)
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.body
    const texts = [
      ...document.querySelectorAll(
        '#root :is(h1, h2, h3, h4, p, a, button, li, dt, dd):not(.skip-link, [data-sideways] *)',
      ),
    ]
    const wide = texts.filter((text) => {
      const { left, right, width } = text.getBoundingClientRect()
      const isSeen = width > 1 && text.checkVisibility({ visibilityProperty: true })
      return isSeen && (left < -1 || right > clientWidth + 1)
    })
    return [...wide.map(({ textContent }) => textContent), ...(scrollWidth > clientWidth ? ['the page'] : [])]
  })
}

/** Expects no violation of axe's rules for WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, options: Parameters<typeof axeViolations>[1] = {}) {
  expect(await axeViolations(page, options)).toEqual([])
}
