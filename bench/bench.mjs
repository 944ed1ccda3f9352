// npm run bench: how the built site stands up on a slow phone, beside the least that shows the same.
// npm run bench -- 3                           three rounds instead of nine
// npm run bench -- lighthouse                  Lighthouse's scores as well
// npm run bench -- --projects 10,100,200       how cost grows with the gallery
// npm run bench -- --json                      figures as JSON, on standard output alone
// Timings depend on the machine and on what else it does: compare within one run.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from '../scripts/browser.mjs'
import { checkNode, fail, install, root } from '../scripts/set-up.mjs'
import { buildAll, serveCompressed } from './builds.mjs'
import { chartOf } from './chart.mjs'
import { edit } from './edits.mjs'
import { grow } from './growth.mjs'
import { press } from './inputs.mjs'
import { installLighthouse, score } from './lighthouse.mjs'
import { editLine, growthTable, inputTable, medianOf, scoreTable, visitTable } from './tables.mjs'
import { visit } from './visits.mjs'

/** @typedef {import('./visits.mjs').Visit} Visit */

/** What is visited: the floors first. */
const PAGES = { floor: 'floor/', 'React floor': 'react/', '/': '', '/academy': 'academy/' }
const CHART = 'docs/first-three-seconds.svg'
const LIGHTHOUSE_ROUNDS = 5
const EDITS = 15

const { rounds, projects, lighthouse, json } = readArguments()
const tell = json ? console.error : console.log
checkNode()
install()
if (lighthouse) installLighthouse()
const folder = await buildAll()
const { chromium } = await import('@playwright/test')
const { address, close } = await serveCompressed(folder)
// Every host speaks HTTP/2, and Lighthouse's simulation counts connections.
const host = lighthouse ? await serveCompressed(folder, 'https') : null
const port = 9333
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: [
    `--remote-debugging-port=${port}`,
    '--ignore-certificate-errors', // Ours is nobody's.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})

/** @type {Record<string, any>} what is written as JSON */
const figures = {}
try {
  figures.visits = await visits()
  tell(visitTable(figures.visits))
  figures.inputs = await inputs()
  tell(inputTable(figures.inputs))
  figures.edits = await edit(browser, EDITS)
  tell(editLine(figures.edits))
  if (host) {
    figures.scores = await scores(host.address)
    tell(scoreTable(figures.scores))
  }
  if (projects.length > 0) {
    figures.growth = {}
    for (const count of projects) {
      tell(`${count} projects`)
      figures.growth[count] = await grow(browser, count)
    }
    tell(growthTable(figures.growth))
  }
} finally {
  await browser.close()
  close()
  host?.close()
}
if (json) console.log(JSON.stringify(figures))

async function visits() {
  /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
  const seen = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    tell(`visits, round ${round} of ${rounds}`)
    for (const [name, path] of Object.entries(PAGES)) seen[name]?.push(await visit(browser, address + path))
  }
  const typical = Object.entries(seen).map(([name, all]) => {
    const [paint, after] = [medianOf(all.map((each) => each.paint)), medianOf(all.map((each) => each.after))]
    const farness = (/** @type {Visit} */ each) => Math.abs(each.paint - paint) + Math.abs(each.after - after)
    return [name, all.toSorted((a, b) => farness(a) - farness(b))[0]]
  })
  if (rounds >= 5) writeFileSync(join(root, CHART), chartOf(Object.fromEntries(typical)))
  return seen
}

async function inputs() {
  /** @type {Record<string, number>[]} */
  const waits = []
  for (let round = 1; round <= Math.min(rounds, 5); round++) {
    tell(`inputs, round ${round} of ${Math.min(rounds, 5)}`)
    waits.push(await press(browser, address))
  }
  return waits
}

/** @param {string} origin */
async function scores(origin) {
  /** @type {Record<string, number[][]>} */
  const all = {}
  for (const form of /** @type {const} */ (['mobile', 'desktop'])) {
    for (const throttling of /** @type {const} */ (['simulate', 'devtools'])) {
      const paths = ['', 'floor/', 'react/', ...(throttling === 'simulate' ? ['academy/', 'foundation/'] : [])]
      for (const path of paths) {
        const name = `/${path} ${form}, ${throttling === 'simulate' ? 'simulated' : 'throttled'}`
        tell(`Lighthouse: ${name}`)
        all[name] = []
        for (let round = 1; round <= LIGHTHOUSE_ROUNDS; round++) {
          all[name].push(await score(port, origin + path, { form, throttling }))
        }
      }
    }
  }
  return all
}

function readArguments() {
  const { values, positionals } = parseArguments()
  const words = positionals.filter((word) => word !== 'lighthouse')
  if (words.length > 1) fail(`"${words[1]}" is one word too many; write a number of rounds, "lighthouse", or both.`)
  return {
    rounds: countOf(words[0] ?? '9', 'rounds'),
    projects: values.projects?.split(',').map((count) => countOf(count, 'projects')) ?? [],
    lighthouse: positionals.includes('lighthouse'),
    json: values.json ?? false,
  }
}

function parseArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { projects: { type: 'string' }, json: { type: 'boolean' } } })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** @type {(text: string, what: string) => number} */
function countOf(text, what) {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? count : fail(`"${text}" is no number of ${what}; write one, like 9.`)
}
