// npm test: installs what is missing, a browser included, and runs every check.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { misuse, parseArguments } from './arguments.mjs'
import { findOrInstallBrowser } from './browser.mjs'
import { packageFolder, prepare, run } from './set-up.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const BROWSER_REPORT = 'test-results/browser.json'

/** @typedef {{ name: string, command: string[], env?: () => Promise<Record<string, string>>, site?: string }} Step */

/**
 * Builds the sites of the browser tests into node_modules/.site/<name>.
 * @type {Step[]}
 */
const BUILDS = [
  // NODE_ENV may be set in an owner's shell.
  buildStep('sample', { SITE_CONTENT: 'sample', NODE_ENV: 'development' }),
  buildStep('portfolio', { SITE_CONTENT: 'sample', SITE_URL: 'https://me.example/portfolio/' }),
  { name: 'extreme-contents', command: ['tests/extreme-contents.mjs'] },
  ...['short', 'long', 'full', 'translated'].map((name) =>
    buildStep(name, { SITE_CONTENT: `node_modules/.site/contents/${name}` }),
  ),
]

/** @type {Step[]} */
const STEPS = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'style', command: ['stylelint', 'src/**/*.css'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'schema', command: ['cli/schema.mjs', '--check'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  },
  ...BUILDS,
  { name: 'html', command: ['html-validate', ...BUILDS.flatMap(({ site }) => (site ? [`${site}/**/*.html`] : []))] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    env: async () => ({ CHROMIUM_PATH: await findOrInstallBrowser() }),
  },
]

const HELP = `npm test [-- STEP …]

Installs what is missing, a browser included, and runs every check, or only these steps and the builds they need:

  ${STEPS.map(({ name }) => name).join('\n  ')}`

const { positionals: selected } = parseArguments(HELP, { allowPositionals: true })
const unknown = selected.find((name) => !STEPS.some((step) => step.name === name))
if (unknown) misuse(`There is no step "${unknown}". The steps are ${STEPS.map(({ name }) => name).join(', ')}.`)
await prepare()
if (selected.some((name) => name === 'browser' || name === 'html')) selected.push(...BUILDS.map(({ name }) => name))
const steps = STEPS.filter(({ name }) => selected.length === 0 || selected.includes(name))

rmSync(join(packageFolder, 'test-results'), { recursive: true, force: true })
/** @type {string[]} */
const failed = []
for (const [index, { name, command, env }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const started = Date.now()
  const [tool = '', ...args] = command
  const options = { env: { ...process.env, ...(await env?.()) } }
  const passed = await run(process.execPath, [scriptOf(tool), ...args], options)
  console.log(`${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!passed) failed.push(name)
}

const unit = readCounts(UNIT_REPORT, (report) => [report.numPassedTests, report.numFailedTests])
const browser = readCounts(BROWSER_REPORT, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
const others = steps.filter(({ name }) => name !== 'unit' && name !== 'browser')
const failures = others.filter(({ name }) => failed.includes(name)).length + unit.failed + browser.failed
const successes = others.filter(({ name }) => !failed.includes(name)).length + unit.passed + browser.passed

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one step again: npm test -- ${failed[0]}`)
console.log(`\n${successes} passed, ${Math.max(failures, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @returns {Step}
 */
function buildStep(name, env) {
  const site = `node_modules/.site/${name}`
  const command = ['vite', 'build', '--logLevel', 'warn', '--outDir', site]
  return { name: `build-${name}`, site, command, env: async () => ({ SITE_URL: '', ALLOW_SAMPLE: 'yes', ...env }) }
}

/**
 * The JavaScript entry of a tool: one of our scripts, or a package's bin.
 * @param {string} tool
 */
function scriptOf(tool) {
  if (tool.endsWith('.mjs')) return join(packageFolder, tool)
  const folder = join(
    packageFolder,
    'node_modules',
    { playwright: '@playwright/test', tsc: 'typescript' }[tool] ?? tool,
  )
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/**
 * Counts the tests of a report. A step that did not run has none.
 * @param {string} report
 * @param {(report: any) => [number, number]} read any: each test runner has its own format
 */
function readCounts(report, read) {
  const file = join(packageFolder, report)
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const [passedTests, failedTests] = read(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: passedTests, failed: failedTests }
}
