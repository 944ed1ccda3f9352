import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { readHeaders } from './serve.ts'

test('a path gets the headers of every rule that matches it', () => {
  const rules =
    '/*\n  X-One: a: b\n  X-Two: c\n\n/assets/*\n  X-Three: d\n\n/a.vcf\n  X-Four: e\n\n/a%3Ab%20%25.md\n  X-Five: f\n'
  const headers = readHeaders(temporaryFolder({ _headers: rules }))
  const namesOf = (path: string) => headers(path).map(([name]) => name)
  expect(headers('/')[0]).toEqual(['X-One', 'a: b'])
  expect(namesOf('/assets/nested/a.js')).toEqual(['X-One', 'X-Two', 'X-Three'])
  expect(namesOf('/a.vcf')).toEqual(['X-One', 'X-Two', 'X-Four'])
  expect(namesOf('/a:b %.md')).toEqual(['X-One', 'X-Two', 'X-Five'])
  expect(namesOf('/abvcf')).toEqual(['X-One', 'X-Two'])
})
