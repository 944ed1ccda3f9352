import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../check-content.ts'
import { ContentError } from '../content-error.ts'

// The content of this site, damaged in thousands of ways, is a good one or refused with a line: never anything else, and
// never slowly. SEED=n runs the same damages again; RUNS=n as many.
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const RUNS = Number(process.env['RUNS'] ?? 5000)
const SLOW_MS = 3000

const whole = readFileSync('content/site.yaml', 'utf8')
const folder = {
  name: 'content',
  has: (path: string) => existsSync(join('content', path)),
  namesIn: () => [],
  faultIn: async () => null,
  digestOf: () => '',
}

test(`${RUNS} damaged contents, from seed ${SEED}`, async () => {
  const chance = chancesFrom(SEED)
  const outcomes: string[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    const outcome = await outcomeOf(damaged(whole, chance))
    const slow = performance.now() - started > SLOW_MS
    outcomes.push(slow || outcome.startsWith('fault') ? `run ${run}: ${slow ? 'slow, ' : ''}${outcome}` : outcome)
  }
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  console.error(`${count('good')} were good, ${count('refused')} were refused with a line`)
  expect(outcomes.filter((outcome) => outcome !== 'good' && outcome !== 'refused')).toEqual([])
  expect(Math.min(count('good'), count('refused'))).toBeGreaterThan(0)
})

async function outcomeOf(yaml: string): Promise<string> {
  try {
    await checkContent(yaml, folder)
    return 'good'
  } catch (error) {
    if (!(error instanceof ContentError)) return `fault: ${error instanceof Error ? error.stack : String(error)}`
    return /content\/site\.yaml:\d+:\d+ \S/.test(error.message) ? 'refused' : `fault: no line in ${error.message}`
  }
}

type Chance = (below: number) => number

const SIGNS = [
  '"',
  "'",
  ':',
  ': ',
  '#',
  ' #',
  '&a',
  '*a',
  '!!',
  '|',
  '>',
  '{',
  '}',
  '[',
  ']',
  ',',
  '- ',
  '---',
  '...',
  '%',
  '@',
  '`',
  '\t',
  '\n',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '🙂',
  '李',
  '<<: ',
  '? ',
  '__proto__: ',
  'constructor: ',
  '{name}',
  '{x}',
  '9'.repeat(400),
  'x'.repeat(5000),
]
const VALUES = [
  '',
  'null',
  '~',
  'true',
  '1',
  '-0',
  '.inf',
  '0x1F',
  '2024-01-01',
  '[]',
  '{}',
  '""',
  "''",
  '"\\ud800"',
  'javascript:alert(1)',
  'https://',
  '../../etc/passwd',
  '*name',
  '!!js/function x',
  '[[[[[[[[]]]]]]]]',
]

function damaged(text: string, chance: Chance): string {
  let damage = text
  for (let times = 1 + chance(4); times > 0; times -= 1) damage = one(damage, chance)
  return damage
}

function one(text: string, chance: Chance): string {
  const lines = text.split('\n')
  const line = chance(lines.length)
  const at = chance(text.length + 1)
  const end = at + chance(40)
  const pick = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item // there are some
  const change = (to: string[]) => [...lines.slice(0, line), ...to, ...lines.slice(line + 1)].join('\n')
  const here = lines[line] ?? ''
  switch (chance(12)) {
    case 0:
      return text.slice(0, at) + text.slice(end)
    case 1:
      return text.slice(0, at) + pick(SIGNS) + text.slice(at)
    case 2:
      return text.slice(0, at)
    case 3:
      return change([])
    case 4:
      return change([here, here])
    case 5:
      return change([`${' '.repeat(chance(9))}${here.trimStart()}`])
    case 6:
      return change([here.replace(/:.*$/, `: ${pick(VALUES)}`)])
    case 7:
      return change([here.replace(/[\w-]+:/, (key) => key.slice(1))])
    case 8:
      return change([here.replaceAll(/["']/g, '')])
    case 9:
      return change([lines[chance(lines.length)] ?? ''])
    case 10:
      return text.slice(0, at) + text.slice(at, end).split('').toReversed().join('') + text.slice(end)
    default:
      return change([`\t${here}`])
  }
}

/** Numbers from 0 to below a bound, the same for the same seed (mulberry32). */
function chancesFrom(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
