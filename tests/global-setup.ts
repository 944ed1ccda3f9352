import { serve } from '../cli/serve.mjs'

/**
 * Serves, as a plain static host does and until the tests are done, what the tests look at: the site built from
 * sample/, the same below a base path, those of the other contents, and the site that the owner's own content gives.
 */
export default async function globalSetup() {
  const sites = {
    SITE_ADDRESS: await serve({ folder: 'node_modules/.site/sample' }),
    SHORT_ADDRESS: await serve({ folder: 'node_modules/.site/short' }),
    LONG_ADDRESS: await serve({ folder: 'node_modules/.site/long' }),
    BARE_ADDRESS: await serve({ folder: 'node_modules/.site/bare' }),
    FULL_ADDRESS: await serve({ folder: 'node_modules/.site/full' }),
    PORTFOLIO_ADDRESS: await serve({ folder: 'node_modules/.site/portfolio' }),
    OWN_ADDRESS: await serve({ folder: 'dist' }),
  }
  for (const [name, { address }] of Object.entries(sites)) process.env[name] = address
  return async () => {
    await Promise.all(Object.values(sites).map(({ close }) => close()))
  }
}
