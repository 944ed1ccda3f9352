import { serve } from '../scripts/serve.mjs'

/** Serves the built site, and the one built for a base path, as a plain static host does, until the tests are done. */
export default async function globalSetup() {
  const site = await serve({ folder: 'dist' })
  const portfolio = await serve({ folder: 'node_modules/.site/portfolio' })
  process.env['SITE_ADDRESS'] = site.address
  process.env['PORTFOLIO_ADDRESS'] = portfolio.address
  return async () => {
    await site.close()
    await portfolio.close()
  }
}
