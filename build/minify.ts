import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify as terser } from 'terser'
import type { Plugin } from 'vite'

const OPTIONS = { module: true, compress: { passes: 3 }, format: { comments: false } } as const

/**
 * Minifies what visitors load with terser: slower than what Vite brings, and a kilobyte less. No text of the content is in
 * that code, so most builds find it minified already.
 * @param cache the folder that keeps it
 */
export function minify(cache: string): Plugin {
  return {
    name: 'minify',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        await Promise.all(
          chunks.map(async (chunk) => {
            chunk.code = await small(chunk.code, cache)
          }),
        )
      },
    },
  }
}

async function small(code: string, cache: string): Promise<string> {
  const kept = join(cache, createHash('sha256').update(JSON.stringify(OPTIONS)).update(code).digest('hex'))
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const { code: minified = code } = await terser(code, OPTIONS)
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${kept}.part`, minified)
  renameSync(`${kept}.part`, kept) // A build that is stopped leaves no half file.
  return minified
}
