// npm run build: the site in dist/. What follows goes to Vite (vite build --help), but for:
// npm run build -- --allow-sample    builds for a public address although something of the sample is left
import { checkNode, install, run } from './set-up.mjs'

checkNode()
install()
const args = process.argv.slice(2)
const own = args.filter((arg) => arg !== '--allow-sample')
const env = own.length < args.length ? { ...process.env, ALLOW_SAMPLE: 'yes' } : process.env
if (!run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...own], { env })) process.exitCode = 1
