import { expect, test } from 'vitest'
import { run } from './fixtures.ts'
import oddResumes from './odd-resumes.json' with { type: 'json' }
import { isRecord } from './values/values.ts'

const ANSWER = /^(?:Wrote content|No job, school|.+ has an unknown format)(?:[^\p{Cc}\p{Cf}]|\n)+$/u

const JOB = { position: 'Aide' }

/** The report of an import, whose content the build reads, or why nothing was imported. */
async function answerTo(resume: unknown): Promise<string> {
  const { problem, report, content } = await run(isRecord(resume) ? { volunteer: 'Dojo', ...resume } : resume)
  if (problem === '') await content()
  return problem + report
}

test.each(oddResumes.map((resume) => JSON.stringify(resume)))('imports or refuses %s', async (resume) => {
  expect(await answerTo(resume)).toMatch(ANSWER)
})

test('imports no key that JavaScript objects have, and no second spelling of one', async () => {
  const resume = JSON.parse('{"basics": {"__proto__": {"name": "y"}, "toString": "z", "name": "A", "Name": "B"}}')
  expect(await answerTo(resume)).toContain('basics.__proto__.name "y", basics.toString "z", basics.Name "B"')
})

test.each([
  [
    'sections',
    { cv: { sections: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`言${at}`, ['x']])) } },
  ],
  [
    'dates',
    {
      work: [{ ...JOB, startDate: ' '.repeat(1e6) }],
      basics: {},
      sections: { work: { items: [{ date: '- '.repeat(1e6) }] } },
    },
  ],
  ['sentences', { work: [JOB], basics: { summary: 'I keep it calm. '.repeat(33_000) } }],
  ['names', { work: [JOB], references: [{ name: `a${' '.repeat(1e6)}b`, reference: 'x' }] }],
])(
  'answers in seconds to hostile %s',
  async (_, resume) => {
    expect(await answerTo(resume)).not.toBe('')
  },
  30_000,
)

test.each([
  ['a megabyte of text', { basics: { name: 'Ada', summary: '<p><b>word '.repeat(100_000) } }],
  ['long jobs', { work: Array.from({ length: 150 }, () => ({ position: 'Aide', summary: '** 言葉 '.repeat(2500) })) }],
])(
  'refuses in seconds %s, longer than the content may be',
  async (_, resume) => {
    expect(await answerTo(resume)).toBe('The résumé is too long for a site. Shorten its texts.')
  },
  30_000,
)
