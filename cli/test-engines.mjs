// npm run test:engines: visits the built sample in Chromium, Firefox and WebKit, whichever are installed.
import { findEngines, programOf } from './browser.mjs'
import { fail, prepare, run } from './set-up.mjs'
import { build } from './vite.mjs'

const HELP = `npm run test:engines [-- OPTIONS]

Visits the built sample in Chromium, Firefox and WebKit, whichever are installed. The options are those of Playwright:

  npm run test:engines -- --project WebKit -g overlay`

const playwrightArgs = process.argv.slice(2)
if (playwrightArgs.includes('--help')) {
  console.log(HELP)
  process.exit()
}
await prepare()

const { engines, missing } = findEngines()
for (const line of missing) console.log(`Skipped: ${line}`)
if (engines.length === 0) fail('No browser engine was found. Install one of those above.')

Object.assign(process.env, { SITE_CONTENT: 'sample', SITE_URL: '' })
await build({ logLevel: 'warn', outDir: 'node_modules/.site/sample' })

const config = ['--config', 'tests/engines/engines.config.ts']
const test = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', ...config, ...playwrightArgs]
// WebKit's test browser has no headless mode.
const screen = (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) ? undefined : programOf('xvfb-run')
const [command = '', ...args] = screen ? [screen, '--auto-servernum', ...test] : test
process.exitCode = (await run(command, args)) ? 0 : 1
