import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { check } from './check.ts'
import { isError } from './diagnostic.ts'
import { parseSite } from './read-content.ts'

test('reports mistakes with a line, whichever value of the sample has the wrong type', async () => {
  const sample = readFileSync('sample/site.yaml', 'utf8').split('\n')
  const folder = temporaryFolder()
  for (const [index, line] of sample.entries()) {
    const damaged = sample.with(index, line.replace(/:.*/, ': [a, 1]')).join('\n')
    const found = await check(parseSite(damaged, { folder, name: 'content' }))
    expect(found.filter((each) => isError(each) && each.line < 1)).toEqual([])
  }
})
