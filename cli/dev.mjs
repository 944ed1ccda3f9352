// npm run dev: shows the site while you edit the content or the code.
import { parseArguments } from './arguments.mjs'
import { choosePort } from './parse-port.mjs'
import { prepare, run } from './set-up.mjs'

const HELP = `npm run dev [-- --port PORT] [-- --host]

Shows the site while you edit the content or the code.

  --port PORT    another port than 5173, or the environment variable PORT
  --host         lets other devices in your network open the site

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

const { flags, values } = parseArguments({ help: HELP, flags: ['host'], values: ['port'] })
const port = choosePort(values['port'], 5173)

await prepare()
const options = ['--port', String(port), ...(flags.has('host') ? ['--host'] : [])]
if (!(await run(process.execPath, ['node_modules/vite/bin/vite.js', ...options]))) process.exitCode = 1
