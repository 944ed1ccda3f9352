import { serve } from '../../cli/serve.mjs'

/** Serves, until the story has been told in every engine, the site that is built from sample/. */
export default async function globalSetup() {
  const { address, close } = await serve({ folder: 'node_modules/.site/specimen' })
  process.env['SITE_ADDRESS'] = address
  return close
}
