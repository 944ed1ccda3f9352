import type { Browser, Page } from '@playwright/test'
import { expect, overlay, test } from './site.ts'

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

/** How many elements the browser styles anew, at once, after a change of the page. */
async function styledBy(browser: Browser, page: Page, change: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(500)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await change()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  expect(styled.length).toBeGreaterThan(0)
  return Math.max(...styled)
}

type TraceEvent = { name: string; args: { elementCount?: number } }
