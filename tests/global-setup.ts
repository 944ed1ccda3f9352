import { existsSync } from 'node:fs'
import { serve } from '../cli/serve.ts'
import { LAYOUT_SITES } from '../tools/layout-sites.mjs'

/** Serves the sites that are built as a plain static host does, until the tests are done. */
export default async function globalSetup() {
  const own = ['sample', 'portfolio', 'short', 'full', 'translated', 'long', 'diagrams', 'released']
  const names = [...own, ...LAYOUT_SITES.map(({ name }) => name)]
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
