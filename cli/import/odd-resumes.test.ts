import { expect, test } from 'vitest'
import { run } from './fixtures.ts'
import oddResumes from './odd-resumes.json' with { type: 'json' }

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
    JSON.parse('{"basics": {"__proto__": {"name": "y"}, "toString": "z", "name": "A", "Name": "B"}}'),
    /basics\.__proto__, basics\.toString, basics\.Name/,
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

test('refuses in seconds a résumé that is longer than the content may be', async () => {
  const { problem } = await run({ work: many(150, { position: 'Aide', summary: '** 言葉 '.repeat(2500) }) })
  expect(problem).toBe('The résumé is too long for a site. Shorten its texts.')
}, 5000)
