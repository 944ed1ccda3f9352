// npm run dev: shows the site while you edit the content or the code. All options go to `vite`.
import { prepare, run } from './set-up.mjs'

prepare()
if (!run(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)])) process.exitCode = 1
