// npm run bench: measures the site on a simulated slow phone.
import { importTypeScript } from '../cli/import-typescript.mjs'
import { prepare } from '../cli/set-up.mjs'
import { readOptions } from './options.mjs'

readOptions() // --help and mistakes need no packages
await prepare()
await importTypeScript('bench/compare.ts')
