import { existsSync } from 'node:fs'
import { serve } from '../cli/serve.ts'

const SITES = {
  SITE_ADDRESS: 'node_modules/.site/sample',
  PORTFOLIO_ADDRESS: 'node_modules/.site/portfolio',
  SHORT_ADDRESS: 'node_modules/.site/short',
  FULL_ADDRESS: 'node_modules/.site/full',
  TRANSLATED_ADDRESS: 'node_modules/.site/translated',
  LONG_ADDRESS: 'node_modules/.site/long',
}

/** Serves the sites that are built as a plain static host does, until the tests are done. */
export default async function globalSetup() {
  const built = Object.entries(SITES).filter(([, folder]) => existsSync(folder))
  const servers = await Promise.all(
    built.map(async ([name, folder]) => {
      const { address, close } = await serve({ folder })
      process.env[name] = address
      return close
    }),
  )
  return async () => {
    await Promise.all(servers.map((close) => close()))
  }
}
