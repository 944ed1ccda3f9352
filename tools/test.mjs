// npm test: installs what is missing, a browser included, and runs every check.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { misuse, parseArguments } from '../cli/arguments.mjs'
import { programOf } from '../cli/browser.mjs'
import { packageFolder, prepare, run } from '../cli/set-up.mjs'
import { findOrInstallBrowser } from './browser.mjs'
import { findEngines } from './engines.mjs'
import { LAYOUT_SITES } from './layout-sites.mjs'

/** @typedef {{ name: string, command: string, env?: () => Promise<Record<string, string>>, needs?: string[], optional?: boolean }} Step */

/**
 * The sites of the browser tests, and what their builds find in the environment.
 * @type {Record<string, Record<string, string>>}
 */
const SITES = {
  sample: { SITE_CONTENT: 'sample', NODE_ENV: 'development' }, // a shell may have set it, which the build ignores
  portfolio: { SITE_CONTENT: 'sample', SITE_URL: 'https://me.example/portfolio/' },
  short: {},
  long: {},
  full: {},
  translated: {},
  diagrams: {},
  released: { SOURCE_DATE_EPOCH: '1767312000' },
  ...Object.fromEntries(LAYOUT_SITES.map(({ name }) => [name, {}])),
}

/** @type {Step[]} */
const BUILDS = Object.entries(SITES).map(([name, variables]) => ({
  name: `build-${name}`,
  command: `vite build --logLevel warn --outDir node_modules/.site/${name}`,
  env: async () => {
    return { SITE_URL: '', ALLOW_SAMPLE: 'yes', SITE_CONTENT: `node_modules/.site/contents/${name}`, ...variables }
  },
}))
// WebKit's test browser has no headless mode.
const hasScreen = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY
const xvfb = !hasScreen && programOf('xvfb-run') ? 'xvfb-run --auto-servernum ' : ''

const builds = ['extreme-contents', ...BUILDS.map(({ name }) => name)]

/** @type {Step[]} */
const FIRST = [{ name: 'extreme-contents', command: 'node tools/extreme-contents.mjs' }]

/**
 * Two of them run at once: a build and most tests use one core.
 * @type {Step[]}
 */
const BESIDE = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'style', command: 'stylelint "src/**/*.css"' },
  { name: 'types', command: 'tsc -b' },
  { name: 'unit', command: 'vitest run --exclude "**/*.{process,slow}.test.ts"' },
  { name: 'process', command: 'vitest run .process.test.ts' },
  { name: 'slow', command: 'vitest run .slow.test.ts' },
  ...BUILDS,
]

/** @type {Step[]} */
const LAST = [
  {
    name: 'html',
    command: `html-validate "node_modules/.site/{${Object.keys(SITES).join(',')}}/**/*.html"`,
    needs: builds,
  },
  {
    name: 'browser',
    command: 'playwright test',
    env: async () => ({ CHROMIUM_PATH: await findOrInstallBrowser() }),
    needs: builds,
  },
  {
    name: 'engines',
    command: `${xvfb}playwright test --config tests/engines/engines.config.ts`,
    needs: ['extreme-contents', 'build-sample'],
    optional: true,
  },
]

const STEPS = [...FIRST, ...BESIDE, ...LAST]

const HELP = `npm test [-- STEP …]

Installs what is missing, a browser included, and runs every check, or only these steps and the builds they need:

  ${STEPS.map(({ name }) => name).join('\n  ')}

"engines" runs only if it is named. It visits the sample in Chromium, Firefox and WebKit, whichever are installed.`

const { positionals: selected } = parseArguments(HELP, { allowPositionals: true })
const unknown = selected.find((name) => !STEPS.some((step) => step.name === name))
if (unknown) misuse(`There is no step "${unknown}". The steps are ${STEPS.map(({ name }) => name).join(', ')}.`)
await prepare()
const needed = new Set(selected.flatMap((each) => [each, ...(STEPS.find(({ name }) => name === each)?.needs ?? [])]))
const steps = STEPS.filter(({ name, optional }) => (selected.length === 0 ? !optional : needed.has(name)))
if (selected.includes('engines')) for (const line of findEngines().missing) console.log(`Skipped: ${line}`)

const PATH = join(packageFolder, 'node_modules/.bin') + delimiter + process.env.PATH
const LOGS = join(packageFolder, 'test-results/steps')
mkdirSync(LOGS, { recursive: true })
/** @type {string[]} */
const failed = []
let done = 0

/**
 * Runs a step. Beside another one, its output is shown at its end.
 * @param {Step} step
 * @param {boolean} isAlone
 */
async function runStep({ name, command, env }, isAlone) {
  const log = join(LOGS, `${name}.txt`)
  const output = openSync(log, 'w')
  const started = Date.now()
  if (isAlone) console.log(`\n${name}`)
  const passed = await run(command, [], {
    shell: true,
    env: { ...process.env, PATH, ...(await env?.()) },
    stdio: isAlone ? 'inherit' : ['ignore', output, output],
  })
  closeSync(output)
  if (!isAlone) console.log(`\n${name}\n${readFileSync(log, 'utf8').trim()}`)
  done += 1
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`[${done}/${steps.length}] ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (!passed) failed.push(name)
}

const beside = steps.filter((step) => BESIDE.includes(step))
const queue = beside.values() // Both share it.
const work = async () => {
  for (const step of queue) await runStep(step, beside.length === 1)
}
for (const step of steps.filter((each) => FIRST.includes(each))) await runStep(step, true)
await Promise.all([work(), work()])
for (const step of steps.filter((each) => LAST.includes(each))) await runStep(step, true)

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one step again: npm test -- ${failed[0]}`)
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
