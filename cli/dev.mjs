import { hostname } from 'node:os'
import { join } from 'node:path'
import { choosePort } from './arguments.mjs'
import { failToListen, packageFolder } from './set-up.mjs'

export const help = `npm run dev [-- [--port PORT] [--host]]

Shows the site while you edit the content or the code.

  --port PORT    another port than 5173, or the environment variable PORT
  --host         lets other devices in your network open the site, by the address or the name of this machine

Environment variables:
  SITE_CONTENT   the content folder, instead of content/`

export const options = { port: { type: 'string' }, host: { type: 'boolean' } }

/** @param {{ values: { port?: string, host?: boolean } }} parsed */
export async function run({ values: { port: chosen, host = false } }) {
  const port = choosePort(chosen, 5173)
  const { createServer } = await import('vite')
  const configFile = join(packageFolder, 'vite.config.ts')
  // Vite answers only to names that it knows, so that other sites cannot read the pages (DNS rebinding).
  const allowedHosts = host ? ownNames() : []
  const server = await createServer({ configFile, server: { port, host, strictPort: true, allowedHosts } })
  await server.listen().catch(() => failToListen(port, 'npm run dev'))
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

/** The names of this machine in its network: my-laptop, my-laptop.local. */
function ownNames() {
  const name = hostname().toLowerCase()
  const [first] = name.split('.')
  return [name, `${first}`, `${first}.local`]
}
