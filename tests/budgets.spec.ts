import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Size limits in bytes after Brotli, about a tenth above the measured sizes. A star stands for the hash of a file. */
const BUDGETS = JSON.parse(readFileSync('tests/budgets.json', 'utf8')) as Record<string, number> // our own file

const SITE = 'node_modules/.site/sample'
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))

for (const [pattern, budget] of Object.entries(BUDGETS)) {
  test(`${pattern} has at most ${budget} bytes after Brotli`, () => {
    const [file = '', ...others] = files.filter((candidate) => matches(pattern, candidate))
    expect(others).toEqual([])
    expect(brotliCompressSync(readFileSync(join(SITE, file))).length).toBeLessThanOrEqual(budget)
  })
}

test('every page, script and font has a budget, and no stylesheet is a file', () => {
  const limited = files.filter((file) => /\.(?:js|css|html|woff2)$/.test(file))
  expect(limited.filter((file) => !Object.keys(BUDGETS).some((pattern) => matches(pattern, file)))).toEqual([])
})

test('no script has code for development or a path of this machine', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  for (const text of ['react-dom-client.development', 'jsxDEV', process.cwd()]) {
    expect(scripts.filter((file) => readFileSync(join(SITE, file), 'utf8').includes(text))).toEqual([])
  }
})

function matches(pattern: string, file: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end)
}
