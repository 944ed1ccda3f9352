import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readHeaders } from './headers-file.mjs'
import { serve } from './serve.mjs'

/** @param {Record<string, string>} files */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('a path gets the headers of every rule that matches it', () => {
  const headers = readHeaders(
    folderWith({
      _headers: '/*\n  X-One: a: b\n  X-Two: c\n\n/assets/*\n  X-Three: d\n\n/a.vcf\n  X-Four: e\n',
    }),
  )
  expect(headers('/')).toEqual([
    ['X-One', 'a: b'],
    ['X-Two', 'c'],
  ])
  expect(headers('/assets/nested/a.js').map(([name]) => name)).toEqual(['X-One', 'X-Two', 'X-Three'])
  expect(headers('/a.vcf')).toContainEqual(['X-Four', 'e'])
  expect(headers('/abvcf')).not.toContainEqual(['X-Four', 'e'])
})

test('a new build is served with its own headers and its own 404 page', async () => {
  const folder = folderWith({ 'index.html': 'old', '404.html': 'old', _headers: '/*\n  X-Build: old\n' })
  const { address, close } = await serve({ folder })
  onTestFinished(close)
  expect((await fetch(address)).headers.get('X-Build')).toBe('old')

  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), 'new')
  writeFileSync(join(folder, '_headers'), '/*\n  X-Build: new\n')
  const page = await fetch(address)
  expect([page.headers.get('X-Build'), await page.text()]).toEqual(['new', 'new'])
  const missing = await fetch(`${address}missing`)
  expect([missing.status, missing.headers.get('X-Build'), await missing.text()]).toEqual([404, 'new', 'new'])
})
