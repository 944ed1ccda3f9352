// Writes the five animations into content/animations:   node artwork/animations/build.mjs
// The loader stands once more, with the same numbers, in src/sections/loading-overlay: the form of the first paint.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expertise } from './expertise.mjs'
import { hero } from './hero.mjs'
import { history } from './history.mjs'
import { loader } from './loader.mjs'
import { profile } from './profile.mjs'

const MOST_BYTES = 20_000
const out = fileURLToPath(new URL('../../content/animations/', import.meta.url))

for (const drawing of [loader, hero, profile, expertise, history]) {
  const json = JSON.stringify(drawing)
  if (json.length > MOST_BYTES) throw new Error(`${drawing.nm}: ${json.length} bytes, more than ${MOST_BYTES}`)
  writeFileSync(`${out}${drawing.nm}.json`, `${json}\n`)
}
