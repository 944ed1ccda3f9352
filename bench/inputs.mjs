// How long a visitor waits for an answer to what they press, on a phone four times slower than this machine.
import { openPhone } from './visits.mjs'

/** What is pressed, in order; each is found in a page in any language. */
const INPUTS = {
  theme: '#root > button',
  filter: '[role="group"] button:nth-child(2)',
  'all projects': '[role="group"] button:first-child',
  'pop-up': '#gallery li button',
  'pop-up closes': 'dialog[open] > button',
  navigation: 'article a[href^="/"]',
}

/** The press is answered by a veil; this is how long the colours behind it take. */
export const COLOURS = 'its colours'

/**
 * Presses each once.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Record<string, number>>} milliseconds from the press until what it led to was painted
 */
export async function press(browser, address) {
  const page = await openPhone(browser, { network: false })
  await page.addInitScript(() => {
    const kept = Object.assign(globalThis, { pressed: [], coloured: Number.NaN })
    let clicked = Number.NaN
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true)
    const painted = () => setTimeout(() => (kept.coloured = Math.round(performance.now() - clicked)))
    const watched = { attributes: true, subtree: true, attributeFilter: ['data-theme'] }
    new MutationObserver(() => requestAnimationFrame(painted)).observe(document, watched)
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'click') /** @type {any} */ (globalThis).pressed.push(duration)
      }
      // TypeScript does not know the threshold yet.
    }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  /** @type {Record<string, number>} */
  const waits = {}
  for (const [name, selector] of Object.entries(INPUTS)) {
    const control = page.locator(selector).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForTimeout(600)
    await page.evaluate(() => {
      ;/** @type {any} */ (globalThis).pressed.length = 0
    })
    await control.click()
    await page.waitForTimeout(900)
    // The browser tells of what took 16 ms or longer.
    waits[name] = await page.evaluate(() => Math.max(16, .../** @type {any} */ (globalThis).pressed))
    if (name === 'theme') waits[COLOURS] = await page.evaluate(() => /** @type {any} */ (globalThis).coloured)
  }
  await page.context().close()
  return waits
}

/**
 * Scrolls through the page at a steady pace.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} frames a second
 */
export async function scroll(browser, address) {
  const page = await openPhone(browser, { network: false })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  const rate = await page.evaluate(
    () =>
      new Promise((/** @type {(rate: number) => void} */ resolve) => {
        const began = performance.now()
        let frames = 0
        const step = () => {
          const passed = performance.now() - began
          const most = document.documentElement.scrollHeight - innerHeight
          scrollTo({ top: Math.min(most, passed * 2), behavior: 'instant' })
          frames += 1
          if (passed < 4000) requestAnimationFrame(step)
          else resolve((frames / passed) * 1000)
        }
        requestAnimationFrame(step)
      }),
  )
  await page.context().close()
  return rate
}
