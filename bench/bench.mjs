// npm run bench                       first visits and presses, medians of nine and five rounds
// npm run bench -- --rounds 3         fewer rounds
// npm run bench -- --lighthouse       Lighthouse scores as well
// npm run bench -- --projects 200     presses and build times with a gallery of that size as well
// npm run bench -- --beside <folder>  another built site in the same rounds, to compare versions
// Timings depend on the machine and its load: compare figures of one run only.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from '../cli/browser.mjs'
import { checkNode, install, root } from '../cli/set-up.mjs'
import { buildFloors, buildSite, compress, serveCompressed } from './builds.mjs'
import { growSite } from './growth.mjs'
import { lighthouseScores } from './lighthouse.mjs'
import { measurePresses } from './presses.mjs'
import { medianOf, printTable } from './table.mjs'
import { measureVisit } from './visits.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    lighthouse: { type: 'boolean', default: false },
    projects: { type: 'string' },
    beside: { type: 'string' },
  },
})
const rounds = Number(options.rounds)
checkNode()
install()

const folder = join(root, 'node_modules/.site/bench')
buildSite(folder)
await buildFloors(folder)
compress(folder)
/** @type {Record<string, string>} */
const sites = { '': folder }
if (options.beside) {
  const copy = `${folder}-beside`
  cpSync(options.beside, copy, { recursive: true })
  compress(copy)
  sites['beside: '] = copy
}

const { chromium } = await import('@playwright/test')
const port = 9333
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: [
    `--remote-debugging-port=${port}`,
    '--ignore-certificate-errors', // Lighthouse visits over HTTP/2, with a certificate of our own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
/** @type {Record<string, string>} */
const served = {}
/** @type {(() => void)[]} */
const closers = []
/** @param {string} site */
async function serve(site, protocol = /** @type {'http' | 'https'} */ ('http')) {
  const { address, close } = await serveCompressed(site, protocol)
  closers.push(close)
  return address
}
for (const [name, site] of Object.entries(sites)) served[name] = await serve(site)

try {
  await visits()
  await presses('Presses, 4x CPU: milliseconds from the click to the complete result', served)
  if (options.lighthouse) await scores()
  if (options.projects) await growth(Number(options.projects))
} finally {
  await browser.close()
  for (const close of closers) close()
}

async function visits() {
  /** @type {Record<string, string>} */
  const pages = { floor: `${served['']}floor/`, 'React floor': `${served['']}react/` }
  for (const [name, address] of Object.entries(served)) {
    pages[`${name}/`] = address
    pages[`${name}/academy`] = `${address}academy/`
  }
  /** @type {Record<string, import('./visits.mjs').Visit[]>} */
  const measured = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(pages)) measured[name]?.push(await measureVisit(browser, address))
  }
  printTable(
    'First visit, 390 px at 2x, 4x CPU, slow 4G (medians; "complete" counts from the end of the overlay)',
    measured,
  )
}

/**
 * @param {string} title
 * @param {Record<string, string>} addresses
 */
async function presses(title, addresses) {
  /** @type {Record<string, Record<string, number>[]>} */
  const measured = {}
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    for (const [name, address] of Object.entries(addresses)) {
      for (const [press, ms] of Object.entries(await measurePresses(browser, address))) {
        measured[name + press] ??= []
        measured[name + press]?.push({ ms })
      }
    }
  }
  const slowest = Object.fromEntries(
    Object.entries(measured).map(([press, all]) => [
      press,
      all.map(({ ms = 0 }) => ({ median: ms, slowest: Math.max(...all.map((each) => each.ms ?? 0)) })),
    ]),
  )
  printTable(title, slowest)
}

async function scores() {
  const address = await serve(folder, 'https')
  printTable(
    'Lighthouse (medians; "machine" is its own benchmark index)',
    await lighthouseScores(port, address, ['', 'academy/', 'foundation/', 'floor/', 'react/'], Math.min(rounds, 5)),
  )
}

/** @param {number} projects */
async function growth(projects) {
  const { site, allNew, newText } = await growSite(projects)
  console.log(
    `\n${projects} projects: built in ${allNew.toFixed(0)} s, after a new text in ${medianOf(newText).toFixed(1)} s`,
  )
  await presses(`Presses with ${projects} projects`, { '': await serve(site) })
}
