import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapContent } from './map-content.ts'
import { normalise } from './normalise.ts'
import { repair } from './repair.ts'
import { reportOf } from './report.ts'
import type { AddNote, Note } from './resume.ts'

const sample = readFileSync('sample/site.yaml', 'utf8')

/** Imports a text without writing it. `repair` returns only content that the content check accepts. */
async function importText(text: string) {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why) => void notes.push({ kind, what, why })
  const content = mapContent(normalise(JSON.parse(text), note), new Date('2026-11-21'), note)
  const repaired = await repair(content, sample, 'sample', note)
  return { yaml: repaired.yaml, report: reportOf('resume.json', repaired, { backup: undefined, copied: [] }, notes) }
}

const odd = fc.oneof(
  fc.constantFrom('2024-01-01', '{name}', '{x}', '🚀', '李小龙', '<script>x</script>', 'javascript:x', 'All', 'index'),
  fc.constantFrom('word '.repeat(3000), 'a: b #c', '\u001B[2J', '\ud800', '__proto__', ' \n\n ', '- a', '<<'),
  fc.string(),
  fc.webUrl(),
  fc.jsonValue({ maxDepth: 2 }),
)
const fields = (...names: string[]) =>
  fc.oneof(odd, fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] }))
const resumes = fc.record({
  basics: fields('name', 'label', 'email', 'url', 'phone', 'summary', 'location', 'profiles', 'image'),
  work: fc.array(fields('name', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights'), { maxLength: 4 }),
  skills: fc.array(fields('name', 'keywords'), { minLength: 1, maxLength: 4 }),
  projects: fc.array(fields('name', 'type', 'description', 'keywords'), { maxLength: 4 }),
})

test('makes valid content of any résumé, and a report that is safe to print', async () => {
  await fc.assert(
    fc.asyncProperty(resumes, async (resume) => {
      const { report } = await importText(JSON.stringify(resume))
      expect(report).toMatch(/^(?:[^\p{Cc}\p{Cf}]|\n)*$/u)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['a megabyte of text', { basics: { summary: '<p><b>word '.repeat(100_000), label: '🚀'.repeat(200_000) } }],
  ['5,000 invalid jobs', { work: Array.from({ length: 5000 }, () => ({ position: '开发' })) }],
])('handles %s', async (_, resume) => {
  expect((await importText(JSON.stringify(resume))).yaml.length).toBeLessThan(100_000)
})

test('ignores deep nesting, and names that JavaScript objects have', async () => {
  const nested = `${'['.repeat(99_999)}${']'.repeat(99_999)}`
  const basics = `{"__proto__": {"name": "y"}, "toString": "z", "name": ${nested}}`
  const { yaml } = await importText(`{"skills": ["Go"], "basics": ${basics}}`)
  expect(yaml).toContain('\nname: Alex Example # sample\n')
})
