import { hostname } from 'node:os'
import { join } from 'node:path'
import { choosePort, misuse } from './arguments.mjs'
import { fail, failToListen, packageFolder } from './set-up.mjs'

export const help = `npm run dev [-- [--port PORT] [--host [--edit]] [--open]]

Shows the site while you edit the content or the code.

  --port PORT    another port than 5173, or the environment variable PORT
  --open         opens the site in your browser
  --host         lets other devices in your network open the site, by the address or the name of this machine
  --edit         with --host: lets those edit that open an address which is printed and valid once

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

export const options = {
  port: { type: 'string' },
  host: { type: 'boolean' },
  edit: { type: 'boolean' },
  open: { type: 'boolean' },
}

/** @param {{ values: { port?: string, host?: boolean, edit?: boolean, open?: boolean } }} parsed */
export async function run({ values: { port: chosen, host = false, edit = false, open = false } }) {
  if (edit && !host)
    misuse('--edit is for other devices. On this machine, editing is always on. Add --host, or leave --edit out.')
  const port = choosePort(chosen, 5173)
  const { createServer } = await import('vite')
  const configFile = join(packageFolder, 'vite.config.ts')
  // Vite answers only to names that it knows, so that other sites cannot read the pages (DNS rebinding).
  const allowedHosts = [...(host ? ownNames() : []), ...codespace(port)]
  const server = await createServer({
    configFile,
    server: { port, host, open, strictPort: true, allowedHosts },
  })
  await server.listen().catch((/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (code === 'ENOTFOUND')
      fail('This machine does not know the name localhost. Add "127.0.0.1 localhost" to /etc/hosts.')
    failToListen(port, 'npm run dev')
  })
  server.printUrls()
  const shortcut = { key: 'e', description: 'print an address to edit at', action: printAddressesToEdit }
  server.bindCLIShortcuts({ print: true, ...(edit && { customShortcuts: [shortcut] }) })
  if (!edit) return
  printAddressesToEdit(server)
}

/**
 * Each is valid once, for one browser.
 * @param {import('vite').ViteDevServer} server
 */
function printAddressesToEdit({ config, resolvedUrls }) {
  const { api } = config.plugins.find(({ name }) => name === 'editor') ?? {}
  const addresses = [...(resolvedUrls?.network ?? []), ...(resolvedUrls?.local ?? [])]
  console.log('\n  To edit, open one of these. Each is valid once:\n')
  for (const address of addresses) console.log(`  ${address}${api.newAddress()}`)
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
