import { brotliCompressSync } from 'node:zlib'
import { minify as terser, type CompressOptions, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { kept } from './kept.ts'

/** Most code packs better with its variables at the head of their function, and some worse: each is tried. */
const WAYS: readonly CompressOptions[] = [{ passes: 3, hoist_vars: true, reduce_funcs: false }, { passes: 3 }]

/** In bytes: the hashes in the code make as much of a difference. */
const NOISE = 32

const OPTIONS = { module: true, format: { comments: false } } as const

/**
 * What every page runs at once. Chromium then compiles all of it beside the page, instead of function by function when each
 * is called, and twice (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const ALL_AT_ONCE = { ...OPTIONS, format: { ...OPTIONS.format, preamble: '//# allFunctionsCalledOnLoad' } } as const

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
        for (const part of Object.values(bundle)) {
          // A note of Vite's to itself.
          if (part.type === 'asset' && typeof part.source === 'string')
            part.source = part.source.replace(/\n*\/\*\$vite\$:\d\*\/$/, '')
        }
        await Promise.all(
          chunks.map(async (chunk) => {
            chunk.code = await small(chunk.code, chunk.isEntry ? ALL_AT_ONCE : OPTIONS, cache)
          }),
        )
      },
    },
  }
}

async function small(code: string, options: MinifyOptions, cache: string): Promise<string> {
  const made = await kept(cache, [JSON.stringify([options, WAYS, NOISE]), code], async () => {
    const [one = code, other = code] = await Promise.all(
      WAYS.map(async (compress) => (await terser(code, { ...options, compress })).code),
    )
    return brotliCompressSync(other).length < brotliCompressSync(one).length - NOISE ? other : one
  })
  return made.toString()
}
