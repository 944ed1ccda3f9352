// npm start: installs what is missing, builds the site, and serves it as a host would.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArguments } from './arguments.mjs'
import { choosePort } from './parse-port.mjs'
import { build, fail, prepare, root } from './set-up.mjs'

const HELP = `npm start [-- --port PORT]

Installs what is missing, builds the site, and serves it as a host would.

  --port PORT    another port than 4173, or the environment variable PORT

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

const { values } = parseArguments({ help: HELP, values: ['port'] })
const port = choosePort(values['port'], 4173)
await checkPort(port)
await prepare()

// The sample may be in it: only this machine can reach the address.
if (!(await build(['--logLevel', 'warn'], { ALLOW_SAMPLE: 'yes' }))) fail('The build failed; see the message above.')

const { serve } = await import('./serve.mjs')
const { address } = await serve({ folder: join(root, 'dist'), port })
console.log(`\nThe site is at ${address}\nPress Ctrl+C to stop.`)

/**
 * Exits before the build if the port can't be used.
 * @param {number} wanted
 */
async function checkPort(wanted) {
  const probe = createServer()
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject).listen({ port: wanted, host: '127.0.0.1' }, () => resolve(undefined))
    })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error) // what a server reports
    if (code === 'EADDRINUSE') fail(`Port ${wanted} is in use. Choose another one: PORT=${wanted + 1} npm start`)
    if (code === 'EACCES') fail(`Port ${wanted} needs administrator rights. Choose one above 1023.`)
    throw error
  } finally {
    probe.close()
  }
}
