// npm run test:engines: tells a visitor's story (tests/engines/) in Chromium, Firefox and WebKit.
// npm run test:engines -- --project WebKit -g overlay    what follows is Playwright's
import { findOrInstallPoppler } from './debian.mjs'
import { findOrInstallEngines } from './engines.mjs'
import { checkNode, fail, install, run } from './set-up.mjs'

checkNode()
install()
findOrInstallPoppler()
const engines = Object.entries(await findOrInstallEngines())
const here = engines.filter(([, program]) => program !== null)
const missing = engines.filter(([, program]) => program === null).map(([engine]) => engine)

const specimen = { SITE_CONTENT: 'sample', SITE_URL: '' }
const build = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--logLevel',
  'warn',
  '--outDir',
  'node_modules/.site/specimen',
]
if (!run(process.execPath, build, { env: { ...process.env, ...specimen } })) fail('The site was not built.')

const story = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/engines/engines.config.ts']
const programs = JSON.stringify(Object.fromEntries(here))
const passed = run(process.execPath, [...story, ...process.argv.slice(2)], {
  env: { ...process.env, ENGINES: programs },
})

// npm run test:deep reads this line.
if (missing.length > 0) console.log(`Left out, for it is not here and could not be installed: ${missing.join(', ')}`)
process.exitCode = passed ? 0 : 1
