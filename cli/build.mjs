// npm run build: the site in dist/. All options go to `vite build`, except:
// npm run build -- --allow-sample    builds for a public address even if sample content is left
import { build, prepare } from './set-up.mjs'

prepare()
const args = process.argv.slice(2)
const viteArgs = args.filter((arg) => arg !== '--allow-sample')
if (!build(viteArgs, viteArgs.length < args.length ? { ALLOW_SAMPLE: 'yes' } : {})) process.exitCode = 1
