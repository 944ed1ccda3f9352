import { minify as terser } from 'terser'
import type { Plugin } from 'vite'
import { kept } from './kept.ts'

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
  const made = await kept(
    cache,
    [JSON.stringify(OPTIONS), code],
    async () => (await terser(code, OPTIONS)).code ?? code,
  )
  return made.toString()
}
