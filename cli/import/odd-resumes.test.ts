import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { composeYaml } from './compose-yaml.ts'
import { run } from './fixtures.ts'
import oddResumes from './odd-resumes.json' with { type: 'json' }
import { plainText } from './plain-text.ts'

const ANSWER = /^(?:Wrote content|No name, job|.+ is not a JSON object)(?:[^\p{Cc}\p{Cf}]|\n)+$/u

/** The report of an import, whose content the build reads, or why nothing was imported. */
async function answerTo(resume: unknown): Promise<string> {
  const { problem, report, content } = await run(resume)
  if (problem === '') await content()
  return problem + report
}

test.each(oddResumes.map((resume) => JSON.stringify(resume)))('imports or refuses %s', async (resume) => {
  expect(await answerTo(resume)).toMatch(ANSWER)
})

const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)
const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`)

test.each([
  [
    'a megabyte of text',
    { basics: { summary: '<p><b>word '.repeat(100_000), label: '🚀'.repeat(200_000) } },
    /label, basics\.summary \(longer than 20000/,
  ],
  ['5,000 invalid jobs', { work: many(5000, { position: 'አ' }) }, /work \(only the first 300 of 5000 are imported\)/],
  [
    '200 skills with 300 keywords each',
    { skills: numbered(200, 'Skill').map((name) => ({ name, keywords: numbered(300, name) })) },
    /skills \(only the first 300 of 60000 are imported, with the keywords\)/,
  ],
  [
    'a job with 5,000 highlights',
    { work: [{ position: 'Aide', highlights: numbered(5000, 'Result') }] },
    /work\[0\]\.highlights \(only the first 300 of 5000 are imported\)/,
  ],
  [
    'the names of what JavaScript objects have',
    JSON.parse('{"basics": {"__proto__": {"name": "y"}, "toString": "z"}}'),
    /basics\.__proto__, basics\.toString/,
  ],
])(
  'imports %s in seconds, and says what is left out',
  async (_, resume, message) => {
    expect(await answerTo({ projects: ['Engine'], ...resume })).toMatch(message)
  },
  5000,
)

test('ignores deep nesting', async () => {
  const nested = `${'['.repeat(99_999)}${']'.repeat(99_999)}`
  const { report } = await run(`{"basics": {"name": "Ada", "label": ${nested}}}`)
  expect(report).toContain('basics.label (not a valid value')
})

test('refuses a résumé that is longer than the content may be', async () => {
  const { problem } = await run({ work: many(200, { position: 'Aide', summary: 'word '.repeat(2000) }) })
  expect(problem).toBe('The résumé is too long for a site. Shorten its texts.')
})

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

test('imports or refuses any résumé', async () => {
  const resumes = fc.record({
    basics: fields('name', 'label', 'email', 'url', 'phone', 'summary', 'location', 'profiles', 'image'),
    work: list('name', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights', 'location'),
    skills: fc.array(fields('name', 'keywords'), { maxLength: 4 }),
    projects: list('name', 'type', 'description', 'keywords', 'roles', 'url', 'startDate', 'highlights'),
    education: list('institution', 'studyType', 'area', 'score', 'endDate', 'courses', 'url'),
    certificates: list('name', 'date', 'issuer', 'url'),
  })
  await fc.assert(
    fc.asyncProperty(resumes, async (resume) => {
      expect(await answerTo(resume)).toMatch(ANSWER)
    }),
    { numRuns: 30 },
  )
})

test('writes every text so that it is read as it was', () => {
  const word = fc.oneof(
    fc.lorem(),
    fc.string(),
    fc.constantFrom('- a', '# b', 'c: d', '  e', "'", '"', '>-', '%', '\t'),
  )
  const texts = fc.tuple(fc.array(word), fc.constantFrom(' ', '\n', '\n\n')).map(([words, by]) => words.join(by))
  fc.assert(
    fc.property(
      texts.map((text) => plainText(text)),
      (about) => {
        fc.pre(about !== '')
        expect(parse(composeYaml({ footer: { about } }))).toMatchObject({ footer: { about } })
      },
    ),
  )
})
