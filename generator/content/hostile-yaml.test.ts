import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError } from './content-error.ts'

const folder = { name: 'content', has: () => false, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

const cases = readFileSync('generator/content/hostile-yaml.cases.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))

/** Innermost repetitions first. */
function expand(text: string): string {
  const once = text.replaceAll(/<([^<>]*)\*(\d+)>/g, (_, part: string, count: string) =>
    Array.from({ length: Number(count) }, (__, index) => part.replaceAll('#', String(index))).join(''),
  )
  return once === text ? text.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\t`, '\t') : expand(once)
}

test.each(cases)('reports a hostile file within seconds: %s', { timeout: 30_000 }, async (line) => {
  const error: unknown = await checkContent(expand(line), folder).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContentError)
  expect(String(error).length).toBeLessThan(100_000)
})

const sample = readFileSync('sample/site.yaml', 'utf8').split('\n')
const DAMAGES: ((line: string) => string[])[] = [
  () => [],
  (line) => [line, line],
  (line) => [line.replaceAll(/["']/g, '')],
  (line) => [`   ${line}`],
  (line) => [line.replace(/:.*/, ': [a, 1]')],
  (line) => [`${line} {`],
]

test('reports mistakes with a line, whichever line of the sample is damaged', async () => {
  for (const [index, line] of sample.entries()) {
    const damaged = DAMAGES[index % DAMAGES.length]?.(line) ?? []
    const error: unknown = await checkContent(sample.toSpliced(index, 1, ...damaged).join('\n'), folder).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ContentError) // No file exists.
    expect(error instanceof ContentError && error.diagnostics.filter((each) => each.line < 1)).toEqual([])
  }
})
