import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minify as terser, type CompressOptions, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { kept } from './kept.ts'

/** Most code packs better with its variables at the head of their function, and some worse: each is tried. */
const WAYS: readonly CompressOptions[] = [
  { passes: 3 },
  { passes: 3, hoist_vars: true },
  { passes: 3, hoist_vars: true, reduce_funcs: false },
]

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
        // The hashes in names change with every edit, and by their letters what is made of the code would.
        const standIns = chunks.map(({ name, fileName }, at) => [basename(fileName), standInFor(name, at)] as const)
        const names = standIns.map(([name, standIn]) => [standIn, name] as const)
        await Promise.all(
          chunks.map(async (chunk) => {
            const code = replaced(chunk.code, standIns)
            chunk.code = replaced(await small(code, chunk.isEntry ? ALL_AT_ONCE : OPTIONS, cache), names)
          }),
        )
      },
    },
  }
}

/** A name with a hash like any other, since letters that pack better would hide what a name costs. */
function standInFor(name: string, at: number): string {
  return `${name}-${createHash('sha256').update(String(at)).digest('base64url').slice(0, 8)}.js`
}

function replaced(code: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((text, [from, to]) => text.replaceAll(from, to), code)
}

async function small(code: string, options: MinifyOptions, cache: string): Promise<string> {
  const made = await kept(cache, [JSON.stringify([options, WAYS]), code], async () => {
    const tried = await Promise.all(
      WAYS.map(async (compress) => (await terser(code, { ...options, compress })).code ?? code),
    )
    const [smallest = code] = tried.toSorted((a, b) => brotliCompressSync(a).length - brotliCompressSync(b).length)
    return smallest
  })
  return made.toString()
}
