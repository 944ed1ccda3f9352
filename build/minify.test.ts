import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { minify } from './minify.ts'

const cache = mkdtempSync(join(tmpdir(), 'minified-'))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

/** What becomes of a file that imports others, the name of one of which has such a hash. */
async function minified(hash: string): Promise<string> {
  const code = `
    import { part } from './part-${hash}.js'
    import { other } from './counterpart-12345678.js'
    export function sum(first, second) { return part(first) + other(second) }`
  const bundle = Object.fromEntries(
    [
      { name: 'main', fileName: 'assets/main-12345678.js', code },
      { name: 'part', fileName: `assets/part-${hash}.js`, code: 'export const part = 1' },
      { name: 'counterpart', fileName: 'assets/counterpart-12345678.js', code: 'export const other = 2' },
    ].map((chunk) => [chunk.fileName, { ...chunk, type: 'chunk', isEntry: false }]),
  )
  const { generateBundle } = minify(cache) as unknown as {
    generateBundle: { handler: (options: unknown, bundle: unknown) => Promise<void> }
  }
  await generateBundle.handler({}, bundle)
  return bundle['assets/main-12345678.js']?.code ?? ''
}

test('code is the same whatever the names of the files it imports, and imports them', async () => {
  const one = await minified('zzzzzzzz')
  expect(one).toMatch(/from"\.\/part-zzzzzzzz\.js";.*from"\.\/counterpart-12345678\.js";/)
  expect(await minified('QQQQQQQQ')).toBe(one.replace('zzzzzzzz', 'QQQQQQQQ'))
})
