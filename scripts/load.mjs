// npm run load: the site under load on a real nginx, beside the same files on nginx with nothing set but where they are, and
// while builds are switched. Ends with 1 where a request fails, or where ours serves less than nine tenths.
// A build with other headers has nginx read them, and close each connection once; browsers ask again then
// (RFC 9112, 9.3.1; e2e/new-build.spec.ts), which wrk does not.
// npm run load -- --json    the figures alone
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findOrInstallNginx, installPackages, isThere } from './debian.mjs'
import { hasNginx, startNginx } from './nginx.mjs'
import { checkNode, fail, root } from './set-up.mjs'

const ROUNDS = 3
const SECONDS = 8
const CONNECTIONS = 64
const LEAST_RATIO = 0.9
const SAME_HEADERS = 'to another build'
const OTHER_HEADERS = 'to one with other headers'

/** @typedef {{ perSecond: number, p99: number, failed: number }} Run answers a second, milliseconds, requests */

checkNode()
const dist = join(root, 'dist')
if (!existsSync(`${dist}.hosting`)) fail('There is no site in dist/ yet; write it with: npm run build')
findOrInstallNginx()
if (!isThere('wrk')) installPackages('wrk')
if (!hasNginx() || !isThere('wrk')) fail('The load needs nginx with its module for Brotli, and wrk.')

const folder = mkdtempSync(join(tmpdir(), 'load-'))
const nginx = await startNginx(dist)
const bare = await startNginx(dist, { change: bareConf })
const figures = {
  ours: /** @type {Run[]} */ ([]),
  bare: /** @type {Run[]} */ ([]),
  switches: /** @type {Record<string, Run>} */ ({}),
}
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await load(bare.port))
    figures.ours.push(await load(nginx.port))
  }
  figures.switches[SAME_HEADERS] = await load(nginx.port, () => nginx.release(nextBuild('next')))
  const other = (/** @type {string} */ conf) => conf.replace('geolocation=(), ', '')
  figures.switches[OTHER_HEADERS] = await load(nginx.port, () => nginx.release(nextBuild('other', other)))
} finally {
  await Promise.all([nginx.close(), bare.close()])
  rmSync(folder, { recursive: true })
}
report()

/** nginx with what it needs to serve the same bytes, and all else as it comes. */
function bareConf() {
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid run/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
  access_log run/access.log;
  brotli_static on;
  gzip_static on;
  server {
    listen 8080;
    root releases/000001/site;
  }
}
`
}

/**
 * The site as another build would give it: its pages are new, and what they load is not.
 * @param {string} name
 * @param {(conf: string) => string} [headers]
 */
function nextBuild(name, headers = (conf) => conf) {
  const built = join(folder, name)
  cpSync(dist, built, { recursive: true })
  cpSync(`${dist}.hosting`, `${built}.hosting`, { recursive: true })
  rewrite(join(`${built}.hosting`, 'headers.conf'), headers)
  const page = join(built, 'index.html')
  rewrite(page, (html) => html.replace('</body>', `<!-- ${name} --></body>`))
  const sum = createHash('sha256').update(readFileSync(page)).digest('hex')
  rewrite(join(`${built}.hosting`, 'SHA256SUMS'), (sums) => sums.replace(/^.*(?=  index\.html$)/m, sum))
  return built
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/**
 * A visitor's mix of pages, code and pictures, asked for as fast as it is answered.
 * @param {number} port
 * @param {() => void} [amid] done half-way
 * @returns {Promise<Run>}
 */
async function load(port, amid) {
  const code = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const pictures = readdirSync(join(dist, 'images')).filter((name) => name.endsWith('.avif'))
  const paths = [
    '',
    'index.html',
    ...code.map((name) => `assets/${name}`),
    ...pictures.slice(0, 6).map((name) => `images/${name}`),
  ]
  const script = join(folder, 'mix.lua')
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => `"/${path}"`).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br" })
end
`,
  )
  const child = spawn(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-s', script, `http://127.0.0.1:${port}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (amid) {
    await setTimeout((SECONDS * 1000) / 2)
    amid()
  }
  await ended
  return readRun(said)
}

/** @param {string} said by wrk */
function readRun(said) {
  const [, p99 = '', unit = ''] =
    /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? fail(`wrk said nothing of its latency:\n${said}`)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? '0'
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN),
    failed: [...errors, refused].map(Number).reduce((sum, count) => sum + count, 0),
  }
}

function report() {
  const [ours, plain] = [median(figures.ours), median(figures.bare)]
  const ratio = ours.perSecond / plain.perSecond
  const closedOnce = figures.switches[OTHER_HEADERS]?.failed ?? 0
  const failed = [...figures.ours, figures.switches[SAME_HEADERS]].reduce((sum, run) => sum + (run?.failed ?? 0), 0)
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ...figures, ratio }))
  else {
    console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} runs of ${SECONDS} s`)
    for (const [name, run] of Object.entries({ bare: plain, ours, ...figures.switches })) {
      console.log(
        `${name.padEnd(26)} ${run.perSecond.toFixed(0).padStart(7)}/s  p99 ${run.p99.toFixed(1)} ms  ${run.failed} failed`,
      )
    }
    console.log(`ratio ${ratio.toFixed(2)}`)
  }
  if (ratio < LEAST_RATIO || failed > 0 || closedOnce > CONNECTIONS) process.exitCode = 1
}

/**
 * The run in the middle by its answers a second; failures of all.
 * @param {Run[]} runs
 */
function median(runs) {
  const sorted = runs.toSorted((one, other) => one.perSecond - other.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? fail('nothing was measured')
  return { ...middle, failed: runs.reduce((sum, run) => sum + run.failed, 0) }
}
