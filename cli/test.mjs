// npm test: installs what is missing, a browser included, and runs every check, the quick ones first.
// npm test -- unit browser    runs these steps alone.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { findOrInstallNginx, findOrInstallPoppler } from './debian.mjs'
import { checkNode, fail, install, root, run } from './set-up.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const BROWSER_REPORT = 'test-results/browser.json'

/** Contents that are written for the tests: tests/other-contents.mjs. */
const OTHERS = ['short', 'long', 'bare', 'full']

const BUILDS = ['build', 'build-specimen', 'build-base-path', 'contents', ...OTHERS.map((name) => `build-${name}`)]

/** @type {{ name: string, what: string, command: string[], env?: () => Promise<Record<string, string>> }[]} */
const STEPS = [
  { name: 'format', what: 'every file is formatted', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', what: 'code keeps to its rules and rooms', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'style', what: 'stylesheets keep to theirs', command: ['stylelint', 'src/**/*.css'] },
  { name: 'types', what: 'the types agree', command: ['tsc', '-b'] },
  { name: 'unused', what: 'nothing lies about unused', command: ['knip'] },
  {
    name: 'unit',
    what: 'functions and components do what they say',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  },
  {
    name: 'build',
    what: 'the site builds',
    command: ['cli/build.mjs', '--allow-sample', '--logLevel', 'warn'],
  },
  {
    name: 'build-specimen',
    what: 'and from the content that the browser tests know',
    command: ['vite', 'build', '--logLevel', 'warn', '--outDir', 'node_modules/.site/specimen'],
    env: async () => ({ SITE_CONTENT: 'sample', SITE_URL: '' }),
  },
  {
    name: 'build-base-path',
    what: 'and for a base path',
    command: ['vite', 'build', '--logLevel', 'warn', '--outDir', 'node_modules/.site/portfolio'],
    env: async () => ({ SITE_CONTENT: 'sample', SITE_URL: 'https://me.example/portfolio/' }),
  },
  {
    name: 'contents',
    what: 'other contents are written',
    command: ['tests/other-contents.mjs'],
  },
  ...OTHERS.map((name) => ({
    name: `build-${name}`,
    what: `and the site builds from the ${name} one`,
    command: ['vite', 'build', '--logLevel', 'warn', '--outDir', `node_modules/.site/${name}`],
    env: async () => ({ SITE_CONTENT: `node_modules/.site/contents/${name}`, SITE_URL: '' }),
  })),
  {
    name: 'html',
    what: 'its pages are valid HTML',
    command: ['html-validate', 'dist/**/*.html', 'node_modules/.site/specimen/**/*.html'],
  },
  {
    name: 'browser',
    what: 'the built site works in a browser',
    command: ['playwright', 'test'],
    env: async () => {
      findOrInstallPoppler()
      findOrInstallNginx()
      return { CHROMIUM_PATH: await findOrInstallBrowser() }
    },
  },
]

checkNode()
install()

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !STEPS.some((step) => step.name === name))
if (unknown) fail(`There is no step "${unknown}"; there are ${STEPS.map(({ name }) => name).join(', ')}.`)

rmSync(join(root, 'test-results'), { recursive: true, force: true })
// The browser, and the check of the HTML, look at what is built.
const needed = new Set([
  ...(asked.some((name) => name === 'browser' || name === 'html') ? BUILDS : []),
  ...(OTHERS.some((name) => asked.includes(`build-${name}`)) ? ['contents'] : []),
])
const steps = STEPS.filter(({ name }) => asked.length === 0 || asked.includes(name) || needed.has(name))
/** @type {string[]} */
const failed = []
for (const [index, { name, what, command, env }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}: ${what}`)
  const started = Date.now()
  const [tool = '', ...args] = command
  const ok = run(process.execPath, [binaryOf(tool), ...args], { env: { ...process.env, ...(await env?.()) } })
  console.log(`${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!ok) failed.push(name)
}

const unit = countsOf(UNIT_REPORT, (report) => [report.numPassedTests, report.numFailedTests])
const browser = countsOf(BROWSER_REPORT, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
const others = steps.filter(({ name }) => name !== 'unit' && name !== 'browser')
const successes = others.filter(({ name }) => !failed.includes(name)).length + unit.passed + browser.passed
const failures = others.filter(({ name }) => failed.includes(name)).length + unit.failed + browser.failed

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one again with: npm test -- ${failed[0]}`)
console.log(`\n${successes} passed, ${Math.max(failures, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * The program of a package, or a script of ours, to be run with this very Node on every system.
 * @param {string} tool
 */
function binaryOf(tool) {
  if (tool.endsWith('.mjs')) return join(root, tool)
  const folder = { playwright: '@playwright/test', tsc: 'typescript' }[tool] ?? tool
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8'))
  return join(root, 'node_modules', folder, typeof bin === 'string' ? bin : bin[tool])
}

/**
 * @param {string} report
 * @param {(report: any) => [number, number]} read
 */
function countsOf(report, read) {
  try {
    const [right, wrong] = read(JSON.parse(readFileSync(join(root, report), 'utf8')))
    return { passed: right, failed: wrong }
  } catch {
    return { passed: 0, failed: 0 } // The step was not asked for, or ended before it could report.
  }
}
