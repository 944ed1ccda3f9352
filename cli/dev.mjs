import { hostname } from 'node:os'
import { join } from 'node:path'
import { choosePort } from './arguments.mjs'
import { fail, failToListen, packageFolder } from './set-up.mjs'

export const help = `npm run dev [-- [--port PORT] [--host] [--open]]

Shows the site while you edit the content or the code.

  --port PORT    another port than 5173, or the environment variable PORT
  --open         opens the site in your browser
  --host         lets other devices in your network open the site, by the address or the name of this machine

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

export const options = { port: { type: 'string' }, host: { type: 'boolean' }, open: { type: 'boolean' } }

/** @param {{ values: { port?: string, host?: boolean, open?: boolean } }} parsed */
export async function run({ values: { port: chosen, host = false, open = false } }) {
  const port = choosePort(chosen, 5173)
  const { createServer } = await import('vite')
  const configFile = join(packageFolder, 'vite.config.ts')
  // Vite answers only to names that it knows, so that other sites cannot read the pages (DNS rebinding).
  const allowedHosts = [...(host ? ownNames() : []), ...codespace(port)]
  const server = await createServer({ configFile, server: { port, host, open, strictPort: true, allowedHosts } })
  await server.listen().catch((/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (code === 'ENOTFOUND')
      fail('This machine does not know the name localhost. Add "127.0.0.1 localhost" to /etc/hosts.')
    failToListen(port, 'npm run dev')
  })
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

/**
 * Where GitHub Codespaces shows a port of its machine to the owner.
 * @param {number} port
 */
function codespace(port) {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  return name && domain ? [`${name}-${port}.${domain}`] : []
}

/** The names of this machine in its network: my-laptop, my-laptop.local. */
function ownNames() {
  const name = hostname().toLowerCase()
  const [first] = name.split('.')
  return [name, `${first}`, `${first}.local`]
}
