import type { Browser } from '@playwright/test'
import { openPhone } from './visits.ts'

/** What is pressed, in order, and when its result is complete: an expression in the page. */
const PRESSES = [
  ['theme', '#root > button', `document.documentElement.dataset.theme === 'light'`],
  ['filter', '[role="group"] button:nth-child(2)', `document.querySelector('#gallery li[hidden]')`],
  ['all projects', '[role="group"] button:first-child', `!document.querySelector('#gallery li[hidden]')`],
  ['open a project', '#gallery li button', `document.querySelector('dialog[open] img')?.complete`],
  ['close it', 'dialog[open] > button', `!document.querySelector('dialog')`],
  ['an organisation', 'article a[href^="/"]', `document.querySelector('#routed h2')`],
  ['back to home', '#routed a[href="/"]', `!document.querySelector('#routed > section') && scrollY === 0`],
] as const

/** How many milliseconds a visitor with a slow phone waits for the complete result of each press. */
export async function measurePresses(browser: Browser, address: string) {
  const page = await openPhone(browser, { cpu: 4 })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  const waits: Record<string, number> = {}
  for (const [name, selector, complete] of PRESSES) {
    const button = page.locator(selector).first()
    if ((await button.count()) === 0) continue // an owner's gallery may be empty
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    // As one expression: the page's policy would block evaluating a string inside it.
    const waited = page.evaluate<number>(`(${String(waitUntilComplete)})(() => ${complete})`)
    await button.click()
    waits[name] = Math.round(await waited)
  }
  await page.context().close()
  return waits
}

/** Runs in the page: from the next click to the frame in which the condition is true and nothing fades any more. */
async function waitUntilComplete(isComplete: () => boolean) {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isFading = () =>
    document.getAnimations().some(({ effect, timeline, playState }) => {
      if (playState !== 'running' || timeline !== document.timeline || !(effect instanceof KeyframeEffect)) return false
      const inLottie = effect.target?.closest('[data-size]')
      return !inLottie && effect.getKeyframes().some((frame) => 'opacity' in frame || 'visibility' in frame)
    })
  const click = await new Promise<Event>((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
  do await nextFrame()
  while (!isComplete() || isFading())
  await nextFrame()
  return performance.now() - click.timeStamp
}
