// npm run build: writes the site to dist/.
import { parseArguments } from './arguments.mjs'
import { build, prepare } from './set-up.mjs'

const HELP = `npm run build [-- --outDir FOLDER] [-- --allow-sample] [-- --logLevel LEVEL]

Writes the site to dist/, and replaces an earlier build there.

  --outDir FOLDER    writes the site to another folder
  --allow-sample     builds for a public address even if sample content is left, or translations are missing
  --logLevel LEVEL   info, warn, error or silent

Environment variables:
  SITE_URL           the public address, such as https://me.example/portfolio/, instead of url in site.yaml
  SITE_CONTENT       the content folder, instead of content/`

const { flags, values } = parseArguments({ help: HELP, flags: ['allow-sample'], values: ['outDir', 'logLevel'] })
const { outDir = 'dist', logLevel = 'info' } = values

await prepare()
const options = ['--outDir', outDir, '--logLevel', logLevel]
if (!(await build(options, flags.has('allow-sample') ? { ALLOW_SAMPLE: 'yes' } : {}))) process.exitCode = 1
