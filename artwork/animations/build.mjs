// Writes the four animations into sample/animations:   node artwork/animations/build.mjs
// The fifth, the loader, is built into src/sections/loading-overlay with the same numbers: this prints its paths. A folder after
// the command gets all five as Lottie.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expertise } from './expertise.mjs'
import { hero } from './hero.mjs'
import { history } from './history.mjs'
import { loader, paths } from './loader.mjs'
import { profile } from './profile.mjs'

const MOST_BYTES = 20_000
const sample = fileURLToPath(new URL('../../sample/animations/', import.meta.url))
const [folder] = process.argv.slice(2)

for (const drawing of [...(folder ? [loader] : []), hero, profile, expertise, history]) {
  const json = JSON.stringify(drawing)
  if (json.length > MOST_BYTES) throw new Error(`${drawing.nm}: ${json.length} bytes, more than ${MOST_BYTES}`)
  writeFileSync(join(folder ?? sample, `${drawing.nm}.json`), `${json}\n`)
}
console.log(paths)
