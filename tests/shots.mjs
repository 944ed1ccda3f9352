// npm run shots: takes screenshots of every page and state of the built site, in shots/.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from '../cli/arguments.mjs'
import { findOrInstallBrowser } from '../cli/browser.mjs'
import { packageFolder, prepare, run } from '../cli/set-up.mjs'
import { build } from '../cli/vite.mjs'

const HELP = `npm run shots [-- WORD …]

Takes screenshots of every page and state of the built site, in shots/, or only those whose names contain all of the words:

  npm run shots -- menu 390`

const { positionals: words } = parseArguments(HELP, { allowPositionals: true })
await prepare()
const env = { ...process.env, CHROMIUM_PATH: await findOrInstallBrowser(), SHOTS: 'yes' }
await build({ logLevel: 'warn', allowsSample: true })

if (words.length === 0) rmSync(join(packageFolder, 'shots'), { recursive: true, force: true })
const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'tests/screenshots.spec.ts', '--reporter', 'list']
const grep = words.map((word) => `(?=.*${word})`).join('')
process.exitCode = (await run(process.execPath, [...playwright, '--grep', grep], { env })) ? 0 : 1
