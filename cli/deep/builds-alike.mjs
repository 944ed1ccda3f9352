import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const LATER = pathToFileURL(join(import.meta.dirname, 'later.mjs')).href
const RECORDS = ['SHA256SUMS', 'headers.conf', 'sbom.cdx.json']

/**
 * Two builds of one commit are the same to the byte, whatever the clock, the place on earth and the cache.
 * @param {import('./fresh-copy.mjs').FreshCopy} fresh
 */
export async function buildsAlike(fresh) {
  const first = await recordsOf(fresh, { TZ: 'Pacific/Honolulu', LC_ALL: 'C' })
  rmSync(join(fresh.copy, 'node_modules/.cache'), { recursive: true, force: true })
  const elsewhere = { TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8', NODE_OPTIONS: `--import=${LATER}` }
  assert.deepEqual(await recordsOf(fresh, elsewhere), first)

  const dated = await recordsOf(fresh, { SOURCE_DATE_EPOCH: '1600000000' })
  assert.notDeepEqual(dated, first, 'SOURCE_DATE_EPOCH has no effect')
}

/**
 * What a build writes of itself: the sum of each file among it.
 * @param {import('./fresh-copy.mjs').FreshCopy} fresh
 * @param {Record<string, string>} env
 */
async function recordsOf(fresh, env) {
  await fresh.run('npm run build', { env })
  return RECORDS.map((name) => readFileSync(join(fresh.copy, 'dist.hosting', name), 'utf8').split('\n'))
}
