import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headersIn } from './headers-file.mjs'

/** @param {string} [text] */
function read(text) {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  if (text !== undefined) writeFileSync(join(folder, '_headers'), text)
  return headersIn(folder)
}

test('every rule that fits a path has its say', () => {
  const headers = read('/*\n  X-One: a: b\n  X-Two: c\n\n/assets/*\n  X-Three: d\n\n/a.vcf\n  X-Four: e\n')
  expect(headers('/')).toEqual([
    ['X-One', 'a: b'],
    ['X-Two', 'c'],
  ])
  expect(headers('/assets/deep/a.js').map(([name]) => name)).toEqual(['X-One', 'X-Two', 'X-Three'])
  expect(headers('/a.vcf')).toContainEqual(['X-Four', 'e'])
  expect(headers('/abvcf')).not.toContainEqual(['X-Four', 'e'])
})

test('a site without the file asks for nothing', () => {
  expect(read()('/')).toEqual([])
})
