import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '../../generator/content/check-content.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import type { Source } from '../../schema/content.ts'
import { draftFrom } from './draft-from.ts'
import { mend } from './mend.ts'
import { fieldsIn } from './read-resume.ts'
import { reportOf } from './report.ts'
import { resumeIn } from './resume.ts'

// Whatever a file holds, it gives a valid content or is refused in a sentence. SEED=n and RUNS=n as for npm run fuzz.
const SEED = Number(process.env['SEED'] ?? 14)
const RUNS = Number(process.env['RUNS'] ?? 300)
const SLOW_MS = 5000

const now = new Date('2026-11-21')
const sample = readFileSync('sample/site.yaml', 'utf8')
const folder = { name: 'content', has: () => true, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

/** The content that a text gives, checked once more, and what is said; or the sentence that refuses it. */
async function outcomeOf(text: string): Promise<{ content?: Source; yaml?: string; said?: string; refused?: string }> {
  try {
    const drafted = draftFrom(resumeIn(fieldsIn(Buffer.from(text), 'It'), now), now)
    const { yaml, draft, left } = await mend(drafted, sample, folder)
    const content = await checkContent(yaml, folder)
    return { content, yaml, said: reportOf({ file: 'resume.json', draft, left, backup: undefined, brought: [] }) }
  } catch (error) {
    if (error instanceof UserError && /^\S.*\.$/.test(error.message)) return { refused: error.message }
    throw error
  }
}

const whole = {
  basics: {
    name: 'Ada',
    label: 'Engineer',
    email: 'ada@ada.dev',
    phone: '123 456',
    url: 'https://ada.dev',
    summary: 'I build engines that count. They are made of brass, and they have never been wrong by more than one.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  },
  work: [
    {
      name: 'Mill',
      position: 'Analyst',
      startDate: '2019-01',
      endDate: '',
      url: 'https://mill.dev',
      highlights: ['One'],
    },
    { company: 'Gate', position: 'Aide', startDate: '2014', endDate: '2018', summary: 'Opened it.' },
  ],
  skills: [{ name: 'Cloud', keywords: ['AWS', 'Go'] }],
  projects: [{ name: 'Engine', description: 'Counts.', type: 'Brass', keywords: ['count'] }],
}

const VALUES: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  [[]],
  [null],
  '2024-01-01',
  'true',
  '~',
  '123',
  '- a',
  '# a',
  'a: b #c',
  '*a',
  '&a',
  '!!js/function x',
  '<<',
  '---',
  '...',
  '{name}',
  '{x}',
  '{',
  '\n\n',
  ' a\n b\n\n  c ',
  '\ufeff\u202e\u0000\ud800',
  '🚀',
  '李小龙',
  'ß',
  '<script>alert(1)</script>',
  '<li>',
  '&lt;',
  'javascript:alert(1)',
  'http://',
  'https://a.b/?c#d',
  'All',
  'index',
  "'",
  '"',
  'x'.repeat(3000),
  'word '.repeat(3000),
  'A sentence. '.repeat(500),
  ['a', 'a', '', null, 1, {}],
  { name: 'x', keywords: 'a, b; c' },
  { constructor: 'x', __proto__: 'y' },
]

test(`${RUNS} résumés with other things in them, from seed ${SEED}, give a valid content`, async () => {
  const chance = chancesFrom(SEED)
  const odd: string[] = []
  let nothing = 0
  for (let run = 0; run < RUNS; run += 1) {
    const text = JSON.stringify(damaged(whole, chance))
    const started = performance.now()
    const { said, refused } = await outcomeOf(text)
    const isSlow = performance.now() - started > SLOW_MS
    if (refused?.startsWith('The file says nothing that the site has a place for')) nothing += 1
    else if (isSlow || !said?.includes('Next: edit content/site.yaml')) odd.push(`${refused}: ${text.slice(0, 500)}`)
  }
  expect(odd).toEqual([])
  expect(nothing).toBeLessThan(RUNS / 10)
}, 120_000)

test('100 texts of a résumé with a piece missing or too much are a résumé or are refused with a line', async () => {
  const chance = chancesFrom(SEED)
  const text = JSON.stringify(whole, null, 2)
  const refusals: string[] = []
  for (let run = 0; run < 100; run += 1) {
    const at = chance(text.length)
    const { refused } = await outcomeOf(text.slice(0, at) + (run % 2 === 0 ? ',' : '') + text.slice(at + (run % 3)))
    if (refused !== undefined) refusals.push(refused)
  }
  expect(refusals.length).toBeGreaterThan(10)
  expect(refusals.filter((sentence) => !/ from line \d+, column \d+ on;/.test(sentence))).toEqual([])
}, 120_000)

test.each([
  ['10,000 skills', { skills: Array.from({ length: 10_000 }, (_, index) => `Skill ${index}`) }],
  ['a text of a megabyte', { basics: { summary: 'word '.repeat(200_000), label: '🚀'.repeat(100_000) } }],
  [
    '5,000 jobs',
    { work: Array.from({ length: 5000 }, (_, index) => ({ name: `Firm ${index}`, summary: 'a<b>'.repeat(20) })) },
  ],
])('%s make a content that a page can show', async (_, resume) => {
  const outcome = await outcomeOf(JSON.stringify(resume))
  expect(outcome).toHaveProperty('content')
  expect(outcome.yaml?.length).toBeLessThan(100_000)
  expect(outcome.said?.split('\n').length).toBeLessThan(60)
})

test('brackets without end, and names that JavaScript knows, harm nothing', async () => {
  const deep = `{"skills": ["Go"], "basics": {"name": ${'['.repeat(200_000)}${']'.repeat(200_000)}}}`
  const named =
    '{"skills": ["Go"], "__proto__": {"name": "x"}, "constructor": 1, "basics": {"__proto__": {"name": "y"}, "toString": "z"}}'
  expect(await outcomeOf(deep)).toMatchObject({ content: { name: 'Alex Example' } })
  const outcome = await outcomeOf(named)
  expect(outcome).toMatchObject({ content: { name: 'Alex Example' } })
  expect(outcome.said).toContain('__proto__ (1), constructor (1), basics.__proto__ (1), basics.toString (1)')
})

test('nothing of the file reaches the terminal as a command', async () => {
  const { said } = await outcomeOf('{"skills": ["Go"], "\\u001b[2J": 1, "a\\nb": [1], "\\u202e": 1}')
  expect(said).toMatch(/^(?:[^\p{Cc}\p{Cf}]|\n)*$/u)
})

type Chance = (below: number) => number

function damaged(value: unknown, chance: Chance): unknown {
  let damage = value
  for (let times = 1 + chance(6); times > 0; times -= 1) damage = changedAt(damage, chance)
  return damage
}

/** A value with one place in it, not its outermost, that holds something else, twice the same, or nothing. */
function changedAt(value: unknown, chance: Chance, depth = 0): unknown {
  const other = () => VALUES[chance(VALUES.length)]
  if (typeof value !== 'object' || value === null) return other()
  if (depth > 0 && chance(5) === 0) return other()
  const keys = Object.keys(value)
  const key = keys[chance(Math.max(1, keys.length))]
  if (key === undefined) return depth > 0 ? other() : value
  if (Array.isArray(value)) {
    const index = Number(key)
    return chance(4) === 0 ? [...value, value[index]] : value.with(index, changedAt(value[index], chance, depth + 1))
  }
  const { [key]: field, ...others } = value as Record<string, unknown> // any JSON object
  if (chance(6) === 0) return { ...others, [`${key}s`]: field }
  return chance(6) === 0 ? others : { ...others, [key]: changedAt(field, chance, depth + 1) }
}

/** Numbers from 0 to below a bound, the same for the same seed (a linear congruence). */
function chancesFrom(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
