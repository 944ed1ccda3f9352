// A first visit on a slow phone: when it paints, when it is complete, what it weighs.

/** The overlay covers the page for so long after the first paint. */
const OVERLAY_MS = 2000

/** A phone of the lower half on slow 4G, as Lighthouse throttles it. */
const SLOW = { cpu: 4, latency: 562.5, download: (1474.56 * 1024) / 8, upload: (675 * 1024) / 8 }

/** @typedef {Record<'first paint' | 'hero complete' | 'hydrated' | 'layout shift' | 'script kB' | 'all kB', number>} Visit */

/**
 * A phone, 390 px wide at 2x, with a slow processor and, if asked for, a slow network.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ network: boolean }} options
 */
export async function openPhone(browser, { network }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { cpu, latency, download, upload } = SLOW
  if (network) {
    await devtools.send('Network.enable')
    const throughput = { downloadThroughput: download, uploadThroughput: upload }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>} milliseconds and kB; "hero complete" counts from the end of the overlay, kB until then
 */
export async function measureVisit(browser, address) {
  const page = await openPhone(browser, { network: true })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(5500)
  const { firstPaint, largestPaint, hydrated, shift, fetches } = await page.evaluate(collect)
  await page.context().close()
  const before = fetches.filter(({ end }) => end < firstPaint + OVERLAY_MS)
  const kB = (/** @type {typeof fetches} */ files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    'first paint': Math.round(firstPaint),
    'hero complete': Math.round(largestPaint - firstPaint - OVERLAY_MS),
    hydrated: Math.round(hydrated),
    'layout shift': shift,
    'script kB': kB(before.filter(({ name }) => name.endsWith('.js'))),
    'all kB': kB(before),
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { largestPaint: Number.NaN, hydrated: Number.NaN, shift: 0 }
  Object.assign(globalThis, { seen })
  /** @type {(type: string, keep: (entry: any) => void) => void} */
  const each = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  each('layout-shift', ({ value }) => (seen.shift += value))
  new MutationObserver((_, observer) => {
    seen.hydrated = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-motion'] })
}

/** Runs in the page, when the visit is over. */
function collect() {
  const { largestPaint, hydrated, shift } = /** @type {any} */ (globalThis).seen // set by `observe`
  const entries = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ])
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: Number(largestPaint),
    hydrated: Number(hydrated),
    shift: Number(shift),
    fetches: entries.map(({ name, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      end: responseEnd,
      bytes: encodedBodySize,
    })),
  }
}
