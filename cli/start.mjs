import { join } from 'node:path'
import { choosePort } from './arguments.mjs'
import { failToListen, project } from './set-up.mjs'
import { build, importTypeScript } from './vite.mjs'

export const help = `npm start [-- --port PORT]

Installs what is missing, builds the site, and serves it as a host would.

  --port PORT    another port than 4173, or the environment variable PORT

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

export const options = { port: { type: 'string' } }

/** @param {{ values: { port?: string } }} parsed */
export async function run({ values }) {
  const port = choosePort(values.port, 4173)
  const { serve } = await importTypeScript('cli/serve.ts')
  // Before the build, so that the owner learns at once of a port in use.
  const site = await serve({ folder: join(project, 'dist'), port }).catch(() => failToListen(port, 'npm start'))
  // The sample may be in it: only this machine can reach the address.
  await build({ logLevel: 'warn', allowsSample: true })
  console.log(`\nThe site is at ${site.address}\nPress Ctrl+C to stop.`)
}
