import type { Browser, Page } from '@playwright/test'
import { expect, holdBack, overlay, test, visit } from './site.ts'

test.use({ provoked: [/ERR_FAILED/] })

for (const [noted, value, most] of [
  ['revealed', 'yes', 30],
  ['live', 'yes', 60],
  ['motion', 'on', 80],
] as const) {
  test(`to note in the document that it is ${noted} does not style the whole page anew`, async ({ browser, page }) => {
    await page.route('**/*.js', (route) => route.abort()) // Nothing else changes meanwhile.
    await page.goto('')
    await expect(overlay(page)).toBeHidden()
    const note = ([name, to]: readonly [string, string]) => {
      document.documentElement.dataset[name] = to
    }
    expect(await styledBy(browser, page, () => page.evaluate(note, [noted, value] as const))).toBeLessThan(most)
  })
}

test('to take the overlay out does not either', async ({ browser, page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('academy')
  await expect(overlay(page)).toBeHidden()
  const takeAway = () => overlay(page).evaluate((gone) => gone.remove())
  expect(await styledBy(browser, page, takeAway)).toBeLessThan(30)
})

test('a picture that comes into the gallery has its thumbnail laid out, and nothing else', async ({
  browser,
  page,
}) => {
  const letThrough = await holdBack(page, '**/images/data-pipeline-*')
  await visit(page)
  const picture = page.locator('#gallery img[src*=data-pipeline]')
  await picture.scrollIntoViewIfNeeded()
  const laidOut = await traced(browser, page, 'Layout', async () => {
    letThrough()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  })
  expect(Math.max(...laidOut.map(({ beginData }) => beginData?.totalObjects ?? 0))).toBeLessThan(20)
})

/** How many elements the browser styles anew, at once, after a change of the page. */
async function styledBy(browser: Browser, page: Page, change: () => Promise<void>): Promise<number> {
  const styled = await traced(browser, page, 'UpdateLayoutTree', change)
  return Math.max(...styled.map(({ elementCount }) => elementCount ?? 0))
}

/** What the browser notes of such a piece of work, each time that a change of the page brings it about. */
async function traced(browser: Browser, page: Page, work: string, change: () => Promise<void>): Promise<Work[]> {
  await page.waitForTimeout(500)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await change()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const found = traceEvents.filter(({ name }) => name === work).map(({ args }) => args)
  expect(found.length).toBeGreaterThan(0)
  return found
}

type Work = { elementCount?: number; beginData?: { totalObjects: number } }

type TraceEvent = { name: string; args: Work }
