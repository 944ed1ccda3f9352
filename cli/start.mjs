import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { choosePort } from './arguments.mjs'
import { failToListen, project } from './set-up.mjs'
import { importTypeScript } from './typescript.mjs'
import { build } from './vite.mjs'

export const help = `npm start [-- [--port PORT] [--host]]

Installs what is missing, builds the site, and serves it as a host would.

  --port PORT    another port than 4173, or the environment variable PORT
  --host         lets other devices in your network open the site

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

export const options = { port: { type: 'string' }, host: { type: 'boolean' } }

/** @param {{ values: { port?: string, host?: boolean } }} parsed */
export async function run({ values }) {
  const port = choosePort(values.port, 4173)
  const { serve } = await importTypeScript('cli/serve.ts')
  // Before the build, so that the owner learns at once of a port in use.
  const site = await serve({ folder: join(project, 'dist'), port, isOpen: values.host }).catch(() =>
    failToListen(port, 'npm start'),
  )
  // The sample may be in it: only this machine, or its network, can reach the address.
  await build({ logLevel: 'warn', allowsSample: true })
  const addresses = [site.address, ...(values.host ? ownAddresses().map((own) => withHost(site.address, own)) : [])]
  console.log(`\nThe site is at ${addresses.join(' and ')}\nPress Ctrl+C to stop.`)
}

/** The IPv4 addresses of this machine in its networks. */
function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/**
 * @param {string} address
 * @param {string} host
 */
function withHost(address, host) {
  const url = new URL(address)
  url.hostname = host
  return url.href
}
