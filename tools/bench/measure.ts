import type { Browser } from '@playwright/test'

/** As Lighthouse throttles. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

/** A phone, 390 px wide at 2x, with a slow processor and a slow network if asked for. */
export async function openPhone(browser: Browser, slow: { cpu?: number; network?: typeof SLOW_4G } = {}) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (slow.network) await devtools.send('Network.emulateNetworkConditions', slow.network)
  if (slow.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  return page
}

/** Milliseconds and kB of a first visit. */
export async function measureVisit(browser: Browser, address: string) {
  const page = await openPhone(browser, { cpu: 4, network: SLOW_4G })
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => performance.mark('hydrated'))
    observer.observe(document, { subtree: true, attributeFilter: ['data-motion'] })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(5500)
  const figures = await page.evaluate(readFigures)
  await page.context().close()
  return figures
}

/** Runs in the page. "Hero complete" counts from the end of the overlay, kB until then. */
function readFigures() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords() as (PerformanceResourceTiming & { value: number })[] // depends on the type
  }
  const timeOf = (entry: PerformanceEntry | undefined) => Math.round(entry?.startTime ?? Number.NaN)
  const firstPaint = timeOf(entriesOf('paint').find(({ name }) => name === 'first-contentful-paint'))
  const end = firstPaint + 2000 // the overlay covers the page until then
  const files = [...entriesOf('navigation'), ...entriesOf('resource')].filter(({ responseEnd }) => responseEnd < end)
  const sizeOf = (some: typeof files) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  return {
    'first paint': firstPaint,
    'hero complete': timeOf(entriesOf('largest-contentful-paint').at(-1)) - end,
    hydrated: timeOf(entriesOf('mark').find(({ name }) => name === 'hydrated')),
    'layout shift': entriesOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
    'script kB': sizeOf(files.filter(({ name }) => name.endsWith('.js'))),
    'all kB': sizeOf(files),
  }
}

/** What is pressed, in order, and when its result is complete: an expression in the page. */
const PRESSES = [
  [
    'theme',
    '[data-part=theme], #root > button',
    `document.documentElement.dataset.theme !== document.documentElement.dataset.before`,
  ],
  [
    'filter',
    '[role="group"] button:nth-child(2)',
    `document.querySelector('[role="group"] button:nth-child(2)[aria-pressed="true"]')`,
  ],
  [
    'all projects',
    '[role="group"] button:first-child',
    `document.querySelector('[role="group"] button:first-child[aria-pressed="true"]')`,
  ],
  [
    'open a project',
    ':is(#gallery li, li[data-station]) a[href^="#"]',
    `document.querySelector('dialog[open]') && [...document.querySelectorAll('dialog[open] img')].every((img) => img.complete)`,
  ],
  ['close it', 'dialog[open] button', `!document.querySelector('dialog[open]')`],
  ['an organisation', '[data-part=card] a[href^="/"]', `document.querySelector('#routed h2')`],
  ['back to home', '#routed a[href="/"]', `!document.querySelector('#routed > section') && scrollY === 0`],
] as const

/** How many milliseconds a visitor with a slow phone waits for the complete result of each press. */
export async function measurePresses(browser: Browser, address: string) {
  const page = await openPhone(browser, { cpu: 4 })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['before'] = dataset['theme']
  })
  const waits: Record<string, number> = {}
  for (const [name, selector, complete] of PRESSES) {
    const button = page.locator(selector).first()
    if ((await button.count()) === 0) continue // an owner's gallery may be empty
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    // As one expression: the page's policy would block evaluating a string inside it.
    const waited = page.evaluate<number>(`(${String(waitUntilComplete)})(() => ${complete})`)
    await button.tap() // A finger waits some 20 ms longer than a mouse.
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
      // The fade to another theme or page, and that of a backdrop.
      const isByDesign = effect.target === document.documentElement || effect.pseudoElement === '::backdrop'
      return (
        !inLottie && !isByDesign && effect.getKeyframes().some((frame) => 'opacity' in frame || 'visibility' in frame)
      )
    })
  const click = await new Promise<Event>((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
  do await nextFrame()
  while (!isComplete() || isFading())
  await nextFrame()
  return performance.now() - click.timeStamp
}
