// npm run bench: measures the site on a simulated slow phone.
import { parseArguments } from '../../cli/arguments.mjs'
import { prepare } from '../../cli/set-up.mjs'
import { importTypeScript } from '../../cli/typescript.mjs'
import { build } from '../../cli/vite.mjs'
import { findOrInstallBrowser } from '../browser.mjs'

const HELP = `npm run bench [-- OPTIONS]

Measures first visits and presses on a simulated slow phone, and edits of the sample in the dev server, medians of five rounds.

  --rounds NUMBER    another number of rounds
  --beside FOLDER    measures another built site in the same rounds, to compare versions`

const { values } = parseArguments(HELP, { options: { rounds: { type: 'string' }, beside: { type: 'string' } } })
await prepare()
process.env.SITE_URL = 'https://bench.example/'
const site = 'node_modules/.site/bench'
await build({ logLevel: 'warn', outDir: site })
const browser = await findOrInstallBrowser()
const { compareSites } = await importTypeScript('tools/bench/compare.ts')
await compareSites(site, browser, Number(values.rounds ?? 5), values.beside)
