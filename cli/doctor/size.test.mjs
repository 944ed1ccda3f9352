import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS } from '../weights.mjs'
import { checkSize } from './size.mjs'

/**
 * What is said of a project with these files, each of them of so many bytes that can't be packed.
 * @param {Record<string, number>} files
 * @param {string[]} later those that were changed after the others
 */
async function lookAt(files, later = []) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), randomBytes(bytes))
    utimesSync(join(root, file), 0, later.includes(file) ? 2000 : 1000)
  }
  const { verdict, findings } = await checkSize(root, 'content')
  return { verdict, said: findings.map(({ level, place, message }) => `${level} ${place.file} ${message}`) }
}

/** @param {string} pattern */
const budgetOf = (pattern) => BUDGETS[pattern] ?? 0

test('a site that is not built is no fault; the verdict says how to', async () => {
  expect(await lookAt({})).toEqual({ verdict: 'dist/ is not there yet; npm run build makes it', said: [] })
})

test('a site within its budgets is quiet, with what it weighs', async () => {
  const { verdict, said } = await lookAt({ 'dist/index.html': 3000, 'dist/assets/index-abcdefgh.js': 1000 })
  expect(said).toEqual([])
  expect(verdict).toBe('2 files looked at in dist/, 4 kB in all')
})

test.each([
  ['problem', 'assets/index-abcdefgh.js', 'assets/index-*.js', 1.03, 'find out what made the code grow'],
  ['advice', 'index.html', 'index.html', 1.6, "where the sample's has"],
  ['advice', 'other/index.html', 'foundation/index.html', 1.6, "where the sample's has"],
])('%s: %s weighs more than %s may', async (level, file, pattern, times, message) => {
  const budget = budgetOf(pattern)
  const { said } = await lookAt({ 'dist/index.html': 0, [`dist/${file}`]: Math.ceil(budget * times) })
  expect(said).toEqual([
    expect.stringMatching(`^${level} dist/${file} weighs \\d+ bytes packed, .*${budget}; .*|${message}`),
  ])
  expect(said[0]).toContain(message)
})

test('what an own content and a base path add is left to it', async () => {
  const { said } = await lookAt({
    'dist/index.html': budgetOf('index.html') * 1.4,
    'dist/assets/index-abcdefgh.js': budgetOf('assets/index-*.js') * 1.01,
  })
  expect(said).toEqual([])
})

test('a script that no budget names is a problem, unless it is tiny', async () => {
  const { said } = await lookAt({
    'dist/index.html': 0,
    'dist/assets/new-abcdefgh.js': 900,
    'dist/assets/runtime.js': 300,
  })
  expect(said).toEqual([expect.stringMatching(/^problem dist\/assets\/new-abcdefgh\.js weighs \d+ .*has no budget/)])
})

test.each(['content/site.yaml', 'src/pages/page.tsx', 'vite.config.ts'])(
  'figures of a site that is older than %s are told to be so',
  async (file) => {
    const { said } = await lookAt({ 'dist/index.html': 0, [file]: 1 }, [file])
    expect(said).toEqual([expect.stringContaining(`advice dist was built before ${file} was changed`)])
  },
)

test.each(['src/page.test.tsx', 'cli/doctor/read-site.ts'])(
  'but not older than %s, which is not built',
  async (file) => {
    const { said } = await lookAt({ 'dist/index.html': 0, [file]: 1, 'content/site.yaml': 1 }, [file])
    expect(said).toEqual([])
  },
)
