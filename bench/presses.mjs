// How long a visitor waits for the complete result of a press, on a phone four times slower than this machine.
import { openPhone } from './visits.mjs'

/**
 * What is pressed, in order, and when its result is complete: an expression in the page.
 * @type {Record<string, { press: string | ((page: import('@playwright/test').Page) => Promise<unknown>), complete: string }>}
 */
const PRESSES = {
  theme: { press: '#root > button', complete: `document.documentElement.dataset.theme === 'light'` },
  filter: {
    press: '[role="group"] button:nth-child(2)',
    complete: `document.querySelectorAll('#gallery li[hidden]').length > 0`,
  },
  'all projects': {
    press: '[role="group"] button:first-child',
    complete: `document.querySelectorAll('#gallery li[hidden]').length === 0`,
  },
  'open a project': { press: '#gallery li button', complete: `document.querySelector('dialog[open] img')?.complete` },
  'close it': { press: 'dialog[open] > button', complete: `!document.querySelector('dialog')` },
  'an organisation': { press: 'article a[href^="/"]', complete: `document.querySelector('#routed h2')` },
  'back to home': {
    press: '#routed a[href="/"]',
    complete: `!document.querySelector('#routed > section') && scrollY === 0`,
  },
  'back in the history': { press: (page) => page.goBack(), complete: `document.querySelector('#routed h2')` },
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Record<string, number>>} milliseconds
 */
export async function measurePresses(browser, address) {
  const page = await openPhone(browser, { network: false })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  /** @type {Record<string, number>} */
  const waits = {}
  for (const [name, { press, complete }] of Object.entries(PRESSES)) {
    if (typeof press === 'string') await page.locator(press).first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    // As one expression: the page's policy would block evaluating a string inside it.
    const waited = page.evaluate(`(${String(waitUntilComplete)})(() => ${complete})`)
    if (typeof press === 'string') await page.locator(press).first().click()
    else await press(page)
    waits[name] = Math.round(/** @type {number} */ (await waited))
  }
  await page.context().close()
  return waits
}

/**
 * Runs in the page: measures from the next click (or step in the history) to the frame in which the condition is true and
 * nothing fades any more.
 * @param {() => boolean} isComplete
 * @returns {Promise<number>}
 */
function waitUntilComplete(isComplete) {
  const isFading = () =>
    document.getAnimations().some((animation) => {
      const { effect, timeline, playState } = animation
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect))
        return false
      const inLottie = effect.target?.closest('[data-size]')
      return !inLottie && effect.getKeyframes().some((frame) => 'opacity' in frame || 'visibility' in frame)
    })
  return new Promise((resolve) => {
    /** @param {Event} event */
    const start = ({ timeStamp }) => {
      const look = () => {
        if (!isComplete() || isFading()) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', start, { capture: true, once: true })
    addEventListener('popstate', start, { capture: true, once: true })
  })
}
