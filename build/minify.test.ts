import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { minify } from './minify.ts'

const cache = mkdtempSync(join(tmpdir(), 'minified-'))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

/** What becomes of a file that imports another, whose name has such a hash. */
async function minified(hash: string): Promise<string> {
  const code = `import { part } from './part-${hash}.js'\nexport function sum(first, second) { return part(first) + second }`
  const bundle = {
    a: { type: 'chunk', name: 'main', fileName: 'assets/main-12345678.js', isEntry: false, code },
    b: {
      type: 'chunk',
      name: 'part',
      fileName: `assets/part-${hash}.js`,
      isEntry: false,
      code: 'export const part = 1',
    },
  }
  const { generateBundle } = minify(cache) as unknown as {
    generateBundle: { handler: (options: unknown, bundle: unknown) => Promise<void> }
  }
  await generateBundle.handler({}, bundle)
  return bundle.a.code
}

test('code is the same whatever the names of the files it imports, and imports them', async () => {
  const one = await minified('zzzzzzzz')
  expect(one).toMatch(/^import\{part as \w\}from"\.\/part-zzzzzzzz\.js";/)
  expect(await minified('QQQQQQQQ')).toBe(one.replace('zzzzzzzz', 'QQQQQQQQ'))
})
