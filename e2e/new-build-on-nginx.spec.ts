import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNginx, startNginx } from '../scripts/nginx.mjs'
import { buildLike, otherHeaders } from './builds.ts'
import { EARLIER, LATER, loadsOf, scriptOf } from './new-build.ts'
import { academy, expect, ready, test, toAcademy } from './site.ts'

test.skip(!hasNginx(), 'there is no nginx with its module for Brotli')
test.describe.configure({ timeout: 90_000 })

test('on nginx the pages of the last builds go on as if nothing had happened', async ({ page }) => {
  const nginx = await startNginx(EARLIER)
  try {
    await page.goto(`http://localhost:${nginx.port}/`)
    await ready(page)
    const loads = loadsOf(page)
    nginx.release(LATER)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    expect(loads()).toBe(0)
    await page.reload()
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', new RegExp(scriptOf(LATER)))
  } finally {
    await nginx.close()
  }
})

test('and a browser notices nothing when nginx has to read other headers', async ({ page }) => {
  const nginx = await startNginx(EARLIER)
  const other = mkdtempSync(join(tmpdir(), 'other-'))
  try {
    const later = buildLike(join(other, 'site'), { headers: otherHeaders })
    await page.goto(`http://localhost:${nginx.port}/robots.txt`)
    const asking = page.evaluate(async () => {
      const failed: string[] = []
      const seen = new Set<string | null>()
      const askOn = async () => {
        while (seen.size < 2) {
          await fetch('/robots.txt', { cache: 'no-store' }).then(
            ({ headers }) => seen.add(headers.get('Cross-Origin-Opener-Policy')),
            (error: unknown) => failed.push(String(error)),
          )
        }
      }
      await Promise.all(Array.from({ length: 6 }, askOn))
      return { failed, seen: [...seen] }
    })
    nginx.release(later)
    const { failed, seen } = await asking
    expect(failed).toEqual([])
    expect(new Set(seen)).toEqual(new Set(['same-origin', 'unsafe-none']))
  } finally {
    await nginx.close()
    rmSync(other, { recursive: true })
  }
})
