import { test as base } from '@playwright/test'
import { hasNginx, startNginx } from '../cli/nginx.mjs'

export { expect } from '@playwright/test'

/** What nginx shows. */
export const SITE = 'node_modules/.site/sample'

/** Tests of a real nginx that serves the site over TLS. */
export const test = base.extend<object, { nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: nothing
    async ({}, use) => {
      const nginx = await startNginx(SITE, { server: 'tls' })
      await use(nginx)
      await nginx.close()
    },
    { scope: 'worker' },
  ],
})

test.skip(!hasNginx(), 'there is no nginx with its module for Brotli')
