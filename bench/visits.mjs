// A first visit on a slow phone: when it paints, when it is complete, what it weighs.

/** The overlay stands for so long after the first paint. */
export const OVERLAY_MS = 2000

/** A phone of the lower half on slow 4G, as Lighthouse throttles for real. */
const SLOW = { cpu: 4, latency: 562.5, download: (1474.56 * 1024) / 8, upload: (675 * 1024) / 8 }

/** @typedef {{ start: number, end: number }} Span milliseconds after the visit began */
/** @typedef {{ name: string, start: number, end: number, bytes: number, kind: string }} Fetch */
/**
 * @typedef {{ paint: number, after: number, hydrated: number, task: number, shift: number, script: number, bytes: number,
 *   fetches: Fetch[], tasks: Span[] }} Visit
 */

/**
 * A phone with the given throttling, 390 px wide at two pixels each.
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
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address) {
  const page = await openPhone(browser, { network: true })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(5500)
  const seen = await page.evaluate(collect)
  await page.context().close()

  const reveal = seen.paint + OVERLAY_MS
  const near = seen.tasks.filter(({ start, end }) => end > reveal - 200 && start < reveal + 500)
  const before = seen.fetches.filter(({ end }) => end < reveal)
  const weightOf = (/** @type {Fetch[]} */ fetches) => fetches.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    ...seen,
    after: seen.complete - reveal,
    task: Math.max(0, ...near.map(({ start, end }) => end - start)),
    script: weightOf(before.filter(({ kind }) => kind === 'script')),
    bytes: weightOf(before),
  }
}

/** Runs in the page, before anything of it. */
function observe() {
  /** @type {{ paints: number[], tasks: Span[], live: number, shift: number }} */
  const kept = { paints: [], tasks: [], live: Number.NaN, shift: 0 }
  Object.assign(globalThis, { seen: kept })
  /** @type {(type: string, keep: (entry: any) => void) => void} */
  const each = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => kept.paints.push(startTime))
  each('longtask', ({ startTime, duration }) => kept.tasks.push({ start: startTime, end: startTime + duration }))
  each('layout-shift', ({ value }) => {
    kept.shift += value
  })
  new MutationObserver(() => {
    const live = document.documentElement?.dataset['live'] !== undefined
    if (live && Number.isNaN(kept.live)) kept.live = performance.now()
  }).observe(document, { attributes: true, subtree: true })
}

/** Runs in the page, when the visit is over. */
function collect() {
  /** @type {{ paints: number[], tasks: Span[], live: number, shift: number }} */
  const { paints, tasks, live, shift } = /** @type {any} */ (globalThis).seen // kept by `observe`
  const entries = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ])
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    complete: Math.max(...paints),
    hydrated: live,
    shift,
    tasks,
    fetches: entries.map(({ name, startTime, responseEnd, encodedBodySize, initiatorType }) => ({
      name: new URL(name).pathname,
      start: startTime,
      end: responseEnd,
      bytes: encodedBodySize,
      kind: name.endsWith('.js') ? 'script' : initiatorType,
    })),
  }
}
