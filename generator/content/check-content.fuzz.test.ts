import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError } from './content-error.ts'

const sample = readFileSync('sample/site.yaml', 'utf8').split('\n')
const folder = { name: 'content', has: () => true, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

const SYNTAX = `" ' : & &a *a !! | > { } [ ] - --- ... % @ \` ? << __proto__: {name}`.split(' ')
const CHARACTERS = [': ', ' #', '- ', '\t', '\n', '\0', '\ufeff', '\ud800', '\u202e', '🙂', '李', 'x'.repeat(5000)]
const VALUES = ['', '~', 'true', '1', '.inf', '2024-01-01', '[]', '{}', '""', '"\\ud800"', 'javascript:a', '*name']

type Change = (line: string) => string[]

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => []),
  fc.constant<Change>((line) => [line, line]),
  fc.constant<Change>((line) => [line.replaceAll(/["']/g, '')]),
  fc.constant<Change>((line) => [line.replace(/[\w-]+:/, (key) => key.slice(1))]),
  fc.constantFrom(...sample).map<Change>((other) => () => [other]),
  fc.nat(8).map<Change>((indent) => (line) => [' '.repeat(indent) + line.trimStart()]),
  fc.constantFrom(...VALUES).map<Change>((value) => (line) => [line.replace(/:.*/, () => `: ${value}`)]),
  fc.tuple(fc.nat(80), fc.constantFrom(...SYNTAX, ...CHARACTERS)).map<Change>(([column, syntax]) => (line) => {
    return [line.slice(0, column) + syntax + line.slice(column)]
  }),
)
const edit = fc
  .tuple(fc.nat(sample.length - 1), changes)
  .map(([index, change]) => ({ index, lines: change(sample[index] ?? '') }))

test('accepts a damaged file, or reports every mistake with a line', async () => {
  const outcomes = new Set<string>()
  const property = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
    const damaged = edits.reduce((text, { index, lines }) => text.toSpliced(index, 1, ...lines), sample)
    const outcome = await outcomeOf(damaged.join('\n'))
    expect(outcome).not.toBe('reported without a line')
    outcomes.add(outcome)
  })
  await fc.assert(property, { seed: 27, numRuns: 150 })
  expect(outcomes.size).toBe(2)
})

async function outcomeOf(yaml: string) {
  try {
    await checkContent(yaml, folder)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.diagnostics.every(({ line }) => line >= 1) ? 'reported' : 'reported without a line'
  }
}
