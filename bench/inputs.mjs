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

/**
 * Most are answered before the work behind them; this is what that work leads to, and which attribute changes last with it.
 * @type {Record<string, [name: string, attribute: string]>}
 */
const BEHIND = {
  theme: ['its colours', 'data-theme'],
  filter: ['its thumbnails', 'hidden'],
  'all projects': ['all thumbnails', 'hidden'],
  'pop-up': ['it stands', 'open'],
  navigation: ['its page', 'data-veil'],
}
export const BEHIND_ANSWERS = Object.values(BEHIND).map(([name]) => name)

/** How long a finger or a button stays down, in milliseconds. */
const HELD = 80

/**
 * Presses each once.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Record<string, number>>} milliseconds until what it led to was painted: the slowest of going down, coming up
 *   and the click, each from its own beginning, as Interaction to Next Paint has it; of the work behind, from the click
 */
export async function press(browser, address) {
  const page = await openPhone(browser, { network: false })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  /** @type {Record<string, number>} */
  const waits = {}
  for (const [name, selector] of Object.entries(INPUTS)) {
    const control = page.locator(selector).first()
    await control.scrollIntoViewIfNeeded()
    // No pointer hovers over a phone: what it does on its way here is not part of the press.
    await control.hover()
    await page.waitForTimeout(600)
    await page.evaluate(() => {
      ;/** @type {any} */ (globalThis).pressed.length = 0
    })
    // Not by `click()`, whose own look at what stands under the pointer is part of the wait.
    await page.mouse.down()
    await page.waitForTimeout(HELD)
    await page.mouse.up()
    await page.waitForTimeout(900)
    // The browser tells of what took 16 ms or longer.
    waits[name] = await page.evaluate(() => Math.max(16, .../** @type {any} */ (globalThis).pressed))
    const work = BEHIND[name]
    if (!work) continue
    const [led, attribute] = work
    waits[led] = await page.evaluate((changed) => /** @type {any} */ (globalThis).changed[changed], attribute)
  }
  await page.context().close()
  return waits
}

/** Runs in the page, before anything of it. */
function observe() {
  /** @type {{ pressed: number[], changed: Record<string, number> }} */
  const kept = { pressed: [], changed: {} }
  Object.assign(globalThis, kept)
  let clicked = Number.NaN
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true)
  new MutationObserver((changes) => {
    const painted = () => {
      for (const { attributeName } of changes)
        kept.changed[attributeName ?? ''] = Math.round(performance.now() - clicked)
    }
    requestAnimationFrame(() => setTimeout(painted))
  }).observe(document, { subtree: true, attributeFilter: ['data-theme', 'data-veil', 'hidden', 'open'] })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (['pointerdown', 'pointerup', 'click'].includes(name)) kept.pressed.push(duration)
    }
    // TypeScript does not know the threshold yet.
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
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
