// npm test: installs what is missing, a browser included, and runs every check.
import { delimiter, join } from 'node:path'
import { misuse, parseArguments } from '../cli/arguments.mjs'
import { findEngines, findOrInstallBrowser, programOf } from '../cli/browser.mjs'
import { packageFolder, prepare, run } from '../cli/set-up.mjs'

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
}

/** @type {Step[]} */
const BUILDS = [
  { name: 'extreme-contents', command: 'node tools/extreme-contents.mjs' },
  ...Object.entries(SITES).map(([name, variables]) => ({
    name: `build-${name}`,
    command: `vite build --logLevel warn --outDir node_modules/.site/${name}`,
    env: async () => {
      return { SITE_URL: '', ALLOW_SAMPLE: 'yes', SITE_CONTENT: `node_modules/.site/contents/${name}`, ...variables }
    },
  })),
]
// WebKit's test browser has no headless mode.
const hasScreen = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY
const xvfb = !hasScreen && programOf('xvfb-run') ? 'xvfb-run --auto-servernum ' : ''

const builds = BUILDS.map(({ name }) => name)

/** @type {Step[]} */
const STEPS = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'style', command: 'stylelint "src/**/*.css"' },
  { name: 'types', command: 'tsc -b' },
  { name: 'unit', command: 'vitest run' },
  ...BUILDS,
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
    needs: ['build-sample'],
    optional: true,
  },
]

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
/** @type {string[]} */
const failed = []
for (const [index, { name, command, env }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const started = Date.now()
  const passed = await run(command, [], { shell: true, env: { ...process.env, PATH, ...(await env?.()) } })
  console.log(`${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!passed) failed.push(name)
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one step again: npm test -- ${failed[0]}`)
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
