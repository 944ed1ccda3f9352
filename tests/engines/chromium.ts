import { chromium } from '@playwright/test'
import { paperOf } from './paper.ts'
import type { Visit, VisitOptions } from './visit.ts'

/** Chromium, over the protocol of its developer tools, which Playwright speaks. */
export async function openChromium(executablePath: string, options: VisitOptions): Promise<Visit> {
  const { width, height, scripts, reducedMotion } = options
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox does not run as root, which is who containers and build machines often are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({
    viewport: { width, height },
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`)
  })

  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    goBack: async () => void (await page.goBack()),
    evaluate(inPage, argument) {
      // Playwright's types ask for what can be sent, which is what the story sends.
      const run = () => page.evaluate(inPage as (argument: unknown) => never, argument)
      // A link that was just followed takes the page away from under it; the next page answers.
      return run().catch(() => page.waitForLoadState().then(run))
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    print: async () => paperOf(await page.pdf({ format: 'A4', printBackground: true })),
    complaints: async () => complaints,
    close: () => browser.close(),
  }
}
