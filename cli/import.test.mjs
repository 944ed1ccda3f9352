import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** @param {string[]} args */
function run(...args) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/import.mjs', ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr: stderr.trim() }
}

test.each([
  [[], 1, 'Pass one file to import: npm run import -- resume.json'],
  [['a.json', 'b.json'], 1, 'Pass one file to import: npm run import -- resume.json'],
  [['--fource', 'a.json'], 2, "Unknown option '--fource'. The options are --force, --help."],
  [['no/resume.json'], 1, expect.stringMatching(/^There is no file .*resume\.json\. Check the path\.$/)],
])('explains the arguments %j', (args, status, stderr) => {
  expect(run(...args)).toEqual({ status, stdout: '', stderr })
})

test('prints its help', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--force   replaces content') })
})
