// npm run load: the site on a real nginx: what a visit costs, how many answers it gives beside the same files on nginx with
// nothing set but where they are, and what fails while builds are switched. Ends with 1 where a request fails, or where
// ours serves less than nine tenths.
// A build with other headers has nginx read them, and close each connection once; browsers ask again then
// (RFC 9112, 9.3.1; tests/new-build-on-nginx.spec.ts), which wrk does not.
// npm run load -- --json    the figures alone
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { findOrInstallNginx, installPackages, isThere } from './debian.mjs'
import { BARE_CONF } from './load/bare-conf.mjs'
import { nextBuild } from './load/next-build.mjs'
import { visits } from './load/visits.mjs'
import { CONNECTIONS, load, SECONDS } from './load/wrk.mjs'
import { hasNginx, startNginx } from './nginx.mjs'
import { checkNode, fail, install, root } from './set-up.mjs'

const ROUNDS = 3
const LEAST_RATIO = 0.9

/** @typedef {import('./load/wrk.mjs').Run} Run */

// nginx and its folder go when this process ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

checkNode()
install()
const dist = join(root, 'dist')
if (!existsSync(`${dist}.hosting`)) fail('There is no site in dist/ yet; write it with: npm run build')
findOrInstallNginx()
if (!isThere('wrk')) installPackages('wrk')
if (!hasNginx() || !isThere('wrk')) fail('The load needs nginx with its module for Brotli, and wrk.')

const figures = await measured(await findOrInstallBrowser())
const failed = [...figures.ours, figures.switched].reduce((sum, run) => sum + run.failed, 0)
if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2))
else report()
const least = Math.min(...Object.values(figures.ratios))
if (least < LEAST_RATIO || failed > 0 || figures.otherHeaders.failed > CONNECTIONS) process.exitCode = 1

/** @param {string} browser */
async function measured(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const over = await startNginx(dist, { server: 'tls' })
  const nginx = await startNginx(dist)
  const bare = await startNginx(dist, { change: () => BARE_CONF })
  try {
    const certificate = readFileSync(join(over.folder, 'conf/tls/fullchain.pem'))
    const seen = await visits(over.port, certificate, browser)
    /** @type {{ ours: Run[], bare: Run[] }} */
    const runs = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.bare.push(await load(bare.port, dist))
      runs.ours.push(await load(nginx.port, dist))
    }
    const [ours, plain] = [median(runs.ours), median(runs.bare)]
    const ratios = { answers: ours.perSecond / plain.perSecond, p99: plain.p99 / ours.p99 }
    const switched = await load(nginx.port, dist, () => nginx.release(nextBuild(dist, join(folder, 'next'))))
    const fewer = (/** @type {string} */ conf) => conf.replace('geolocation=(), ', '')
    const otherHeaders = await load(nginx.port, dist, () =>
      nginx.release(nextBuild(dist, join(folder, 'other'), fewer)),
    )
    return { visits: seen, ...runs, ratios, switched, otherHeaders }
  } finally {
    await Promise.all([over.close(), nginx.close(), bare.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

function report() {
  for (const [name, { requests, bytes, html }] of Object.entries(figures.visits)) {
    console.log(
      `${name.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(7)} kB in ${requests} requests, ${html} of them for a page`,
    )
  }
  console.log(`\n${CONNECTIONS} connections, medians of ${ROUNDS} runs of ${SECONDS} s`)
  const runs = {
    bare: median(figures.bare),
    ours: median(figures.ours),
    switching: figures.switched,
    'other headers': figures.otherHeaders,
  }
  for (const [name, run] of Object.entries(runs)) {
    const answers = run.perSecond.toFixed(0).padStart(7)
    console.log(`${name.padEnd(14)} ${answers} answers a second, p99 ${run.p99.toFixed(1)} ms, ${run.failed} failed`)
  }
  const { answers, p99 } = figures.ratios
  console.log(`ratio ${answers.toFixed(2)} in answers, ${p99.toFixed(2)} in p99 (more is better)`)
}

/**
 * Of several runs the answers and the p99 in the middle, and all failures.
 * @param {Run[]} runs
 * @returns {Run}
 */
function median(runs) {
  const middle = (/** @type {'perSecond' | 'p99'} */ of) =>
    runs.map((run) => run[of]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? NaN
  const failures = runs.reduce((sum, run) => sum + run.failed, 0)
  return { perSecond: middle('perSecond'), p99: middle('p99'), failed: failures }
}
