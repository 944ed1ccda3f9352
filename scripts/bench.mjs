// npm run bench: how the built site stands up on a slow phone, beside the least that shows the same (bench/floor.html).
// Timings depend on the machine and on what else it does: compare within one run. npm run bench -- 3   takes three rounds.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findOrInstallBrowser } from './browser.mjs'
import { checkNode, fail, install, root, run } from './set-up.mjs'

/** The overlay stands for so long after the first paint. */
const OVERLAY_MS = 2000

/** A phone of the lower half on slow 4G, as Lighthouse throttles for real. */
const SLOW = { cpu: 4, latency: 562.5, download: (1474.56 * 1024) / 8, upload: (675 * 1024) / 8 }

checkNode()
install()
const rounds = Number(process.argv[2] ?? 9)
if (!Number.isInteger(rounds) || rounds < 1) fail(`"${process.argv[2]}" is no number of rounds; write one, like 9.`)
if (!run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) {
  fail('The site was not built; the message above says why.')
}

const { chromium } = await import('@playwright/test')
const { default: sirv } = await import('sirv')
const folder = join(root, 'node_modules/.site/bench')
prepare()
const server = createServer(sirv(folder, { brotli: true, etag: true }))
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** @type {Record<string, Awaited<ReturnType<typeof measure>>[]>} */
const figures = { floor: [], '/': [], '/academy': [] }
try {
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}`)
    figures.floor?.push(await measure('floor.html'))
    figures['/']?.push(await measure(''))
    figures['/academy']?.push(await measure('academy'))
  }
} finally {
  await browser.close()
  server.close()
}

console.log(`\nMedians of ${rounds}, at ${SLOW.cpu}x CPU and slow 4G, 390 px at two pixels each:\n`)
console.log('page       first paint   complete after*   hydrated at   longest task**   bytes')
for (const [page, runs] of Object.entries(figures)) {
  const column = (/** @type {keyof typeof runs[number]} */ name) => medianOf(runs.map((figure) => figure[name]))
  const row = [
    page.padEnd(10),
    `${column('paint').toFixed(0)} ms`.padStart(11),
    `${column('after').toFixed(0)} ms`.padStart(17),
    (Number.isNaN(column('hydrated')) ? '-' : `${column('hydrated').toFixed(0)} ms`).padStart(13),
    `${column('task').toFixed(0)} ms`.padStart(16),
    `${(column('bytes') / 1000).toFixed(1)} kB`.padStart(9),
  ]
  console.log(row.join(' '))
}
console.log('\n*  from the first paint + 2000 ms to the last of headline and hero picture')
console.log('** from 200 ms before to 500 ms after the reveal, of those over 50 ms')

/** The built site beside the floor, compressed as hosts do. */
function prepare() {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  const words = /<main[\s\S]*<\/footer>/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0] ?? ''
  const plain = words
    .replace(/<(picture|svg)[\s\S]*?<\/\1>|<h1[\s\S]*?<\/h1>|<\/?(?:main|div|span|button)[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
  const floor = readFileSync(join(root, 'scripts/bench/floor.html'), 'utf8')
  writeFileSync(
    join(folder, 'floor.html'),
    floor.replace('<!--words-->', () => plain),
  )
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (statSync(path).isFile() && /\.(?:html|js|css|svg|json)$/.test(file)) {
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
    }
  }
}

/** @param {string} path */
async function measure(path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const { cpu, latency, download, upload } = SLOW
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(observe)
  await page.goto(`http://127.0.0.1:${port}/${path}`, { waitUntil: 'commit' })
  await page.waitForTimeout(6000)
  const seen = await page.evaluate(() => {
    const { paints, tasks, live } = /** @type {any} */ (globalThis).seen // kept by `observe`
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: Math.max(...paints),
      tasks,
      live,
      sizes: entries.map(({ encodedBodySize, responseEnd }) => ({ encodedBodySize, responseEnd })),
      html: /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0]).encodedBodySize,
    }
  })
  await context.close()
  const reveal = seen.paint + OVERLAY_MS
  const near = seen.tasks.filter(
    (/** @type {{ start: number, end: number }} */ { start, end }) => end > reveal - 200 && start < reveal + 500,
  )
  return {
    paint: seen.paint,
    after: seen.largest - reveal,
    hydrated: seen.live,
    task: Math.max(0, ...near.map((/** @type {{ start: number, end: number }} */ { start, end }) => end - start)),
    bytes:
      seen.html +
      seen.sizes
        .filter(({ responseEnd }) => responseEnd < reveal)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Runs in the page, before anything of it. */
function observe() {
  /** @type {{ paints: number[], tasks: { start: number, end: number }[], live: number }} */
  const kept = { paints: [], tasks: [], live: Number.NaN }
  Object.assign(globalThis, { seen: kept })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) kept.paints.push(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      kept.tasks.push({ start: startTime, end: startTime + duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => {
    if (document.documentElement?.dataset['live'] !== undefined && Number.isNaN(kept.live))
      kept.live = performance.now()
  }).observe(document, { attributes: true, subtree: true })
}

/** @param {number[]} values */
function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
