import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { composeYaml } from './compose-yaml.ts'
import { mapContent } from './map-content.ts'
import { normalise } from './normalise.ts'
import type { AddNote, Note } from './note.ts'
import { plainText } from './plain-text.ts'
import { repair } from './repair.ts'
import { reportOf } from './report.ts'

/** Imports a text without writing it. `repair` returns only content that the content check accepts, apart from missing fonts. */
async function importText(text: string) {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why) => void notes.push({ kind, what, why })
  const content = mapContent(normalise(JSON.parse(text), note), note)
  const repaired = await repair(content, 'content', note)
  return { ...repaired, report: reportOf('resume.json', repaired, undefined, notes) }
}

const odd = fc.oneof(
  fc.constantFrom('2024-01-01', '{name}', '{x}', '🚀', '李小龙', '<script>x</script>', 'javascript:x', 'All', 'index'),
  fc.constantFrom('word '.repeat(3000), 'a: b #c', '\u001B[2J', '\ud800', '__proto__', ' \n\n ', '- a', '<<', 'a\n b'),
  fc.string(),
  fc.webUrl(),
  fc.jsonValue({ maxDepth: 2 }),
)
const fields = (...names: string[]) =>
  fc.oneof(odd, fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] }))
const list = (...names: string[]) => fc.array(fields(...names), { maxLength: 4 })
const resumes = fc.record({
  basics: fields('name', 'label', 'email', 'url', 'phone', 'summary', 'location', 'profiles', 'image'),
  work: list('name', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights', 'location'),
  skills: fc.array(fields('name', 'keywords'), { minLength: 1, maxLength: 4 }),
  projects: list('name', 'type', 'description', 'keywords', 'roles', 'url', 'startDate', 'highlights'),
  education: list('institution', 'studyType', 'area', 'score', 'endDate', 'courses', 'url'),
  certificates: list('name', 'date', 'issuer', 'url'),
  languages: list('language', 'fluency'),
  publications: list('name', 'releaseDate', 'publisher', 'summary'),
  awards: list('title', 'date', 'awarder', 'summary'),
  volunteer: list('organization', 'position', 'startDate', 'summary', 'highlights'),
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
  expect((await importText(JSON.stringify({ skills: ['Go'], ...resume }))).yaml.length).toBeLessThan(100_000)
})

test('ignores deep nesting, and names that JavaScript objects have', async () => {
  const nested = `${'['.repeat(99_999)}${']'.repeat(99_999)}`
  const basics = `{"__proto__": {"name": "y"}, "toString": "z", "name": ${nested}}`
  const { yaml } = await importText(`{"skills": ["Go"], "basics": ${basics}}`)
  expect(yaml).toContain('\nname: Your Name # to write: your name, such as Ada Lovelace\n')
})

test('writes every text so that it is read as it was', () => {
  const word = fc.oneof(
    fc.lorem(),
    fc.string(),
    fc.constantFrom('- a', '# b', 'c: d', '  e', "'", '"', '>-', '%', '\t'),
  )
  const texts = fc.tuple(fc.array(word), fc.constantFrom(' ', '\n', '\n\n')).map(([words, by]) => words.join(by))
  fc.assert(
    fc.property(texts.map(plainText), (about) => {
      fc.pre(about !== '')
      expect(parse(composeYaml({ footer: { about } }))).toMatchObject({ footer: { about } })
    }),
  )
})
