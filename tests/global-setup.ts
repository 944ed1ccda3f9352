import { existsSync } from 'node:fs'
import { serve } from '../cli/serve.ts'

/** Serves the sites that are built as a plain static host does, until the tests are done. */
export default async function globalSetup() {
  const names = ['sample', 'portfolio', 'short', 'full', 'translated', 'long', 'released']
  const built = names.filter((name) => existsSync(`node_modules/.site/${name}`))
  const servers = await Promise.all(
    built.map(async (name) => {
      const server = await serve({ folder: `node_modules/.site/${name}` })
      process.env[`SITE_${name}`] = server.address
      return server
    }),
  )
  return async () => {
    await Promise.all(servers.map(({ close }) => close()))
  }
}
