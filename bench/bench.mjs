import { importTypeScript } from '../cli/import-typescript.mjs'
// npm run bench                       first visits and presses, medians of five rounds
// npm run bench -- --rounds 9         more rounds
// npm run bench -- --projects 200     build times and presses with a gallery of that size as well
// npm run bench -- --beside <folder>  another built site in the same rounds, to compare versions
import { prepare } from '../cli/set-up.mjs'

prepare()
await importTypeScript('bench/compare.ts')
