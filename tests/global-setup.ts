import { existsSync } from 'node:fs'
import { serve } from '../cli/serve.mjs'

/** The owner's site, or the sample's where there is no `content/`. */
export const OWN_SITE = `node_modules/.site/${existsSync('content/site.yaml') ? 'own' : 'sample'}`

/** Serves the built sites as a plain static host does, until the tests are done. */
export default async function globalSetup() {
  const sites = {
    SITE_ADDRESS: await serve({ folder: 'node_modules/.site/sample' }),
    PORTFOLIO_ADDRESS: await serve({ folder: 'node_modules/.site/portfolio' }),
    SHORT_ADDRESS: await serve({ folder: 'node_modules/.site/short' }),
    FULL_ADDRESS: await serve({ folder: 'node_modules/.site/full' }),
    TRANSLATED_ADDRESS: await serve({ folder: 'node_modules/.site/translated' }),
    LONG_ADDRESS: await serve({ folder: 'node_modules/.site/long' }),
    OWN_ADDRESS: await serve({ folder: OWN_SITE }),
  }
  for (const [name, { address }] of Object.entries(sites)) process.env[name] = address
  return async () => {
    await Promise.all(Object.values(sites).map(({ close }) => close()))
  }
}
