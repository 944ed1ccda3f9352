import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNginx, startNginx } from '../cli/nginx.mjs'
import { buildLike, otherHeaders } from './builds.ts'
import { buildEarlier, countNavigations, LATER, scriptOf } from './new-build.ts'
import { academy, delayResponse, expect, ready, test, toAcademy } from './site.ts'

test.skip(!hasNginx(), 'nginx and its Brotli module are not installed')
test.describe.configure({ timeout: 90_000 })

test('nginx still has the code of the earlier build for those who have it open', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const nginx = await startNginx(buildEarlier(join(folder, 'earlier')))
  try {
    const release = await delayResponse(page, '**/organisation-page-*.js')
    await page.goto(`http://localhost:${nginx.port}/`)
    await ready(page)
    const navigations = countNavigations(page)
    nginx.release(LATER)
    release()
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    expect(navigations()).toBe(0)
    await page.reload()
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', new RegExp(scriptOf(LATER)))
  } finally {
    await nginx.close()
    rmSync(folder, { recursive: true })
  }
})

test('nginx changes its headers with the build without failing a request', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const nginx = await startNginx(LATER)
  try {
    const changed = buildLike(join(folder, 'changed'), { headers: otherHeaders })
    await page.goto(`http://localhost:${nginx.port}/robots.txt`)
    const requesting = page.evaluate(async () => {
      const failed: string[] = []
      const seen = new Set<string | null>()
      const requestOn = async () => {
        while (seen.size < 2) {
          await fetch('/robots.txt', { cache: 'no-store' }).then(
            ({ headers }) => seen.add(headers.get('Cross-Origin-Opener-Policy')),
            (error: unknown) => failed.push(String(error)),
          )
        }
      }
      await Promise.all(Array.from({ length: 6 }, requestOn))
      return { failed, seen: [...seen] }
    })
    nginx.release(changed)
    const { failed, seen } = await requesting
    expect(failed).toEqual([])
    expect(new Set(seen)).toEqual(new Set(['same-origin', 'unsafe-none']))
  } finally {
    await nginx.close()
    rmSync(folder, { recursive: true })
  }
})
