import { brotliCompressSync } from 'node:zlib'
import { minify as terser, type CompressOptions } from 'terser'
import type { Plugin } from 'vite'
import { kept } from './kept.ts'

/** Where what is used once goes into its place, some code packs better, and some worse: each is tried. */
const WAYS: readonly CompressOptions[] = [{ passes: 3 }, { passes: 3, reduce_funcs: false, collapse_vars: false }]

/** In bytes: the hashes in the code make as much of a difference. */
const NOISE = 32

const OPTIONS = { module: true, format: { comments: false } } as const

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
  const made = await kept(cache, [JSON.stringify([OPTIONS, WAYS, NOISE]), code], async () => {
    const [one = code, other = code] = await Promise.all(
      WAYS.map(async (compress) => (await terser(code, { ...OPTIONS, compress })).code),
    )
    return brotliCompressSync(other).length < brotliCompressSync(one).length - NOISE ? other : one
  })
  return made.toString()
}
