import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Within the project, whose packages a copy then finds; what is linked there instead could be lost in an installation.
mkdirSync('test-results', { recursive: true })
const root = mkdtempSync(join(process.cwd(), 'test-results', 'import-'))
const content = join(root, 'content/site.yaml')
const resume = join(root, 'resume.json')

for (const part of ['generator', 'schema', 'cli', 'src', 'sample', 'package.json', 'package-lock.json']) {
  cpSync(part, join(root, part), { recursive: true })
}
cpSync('sample', join(root, 'content'), { recursive: true })
mkdirSync(join(root, 'node_modules'))
writeFileSync(join(root, 'node_modules/.package-lock.json'), '') // newer than the other: there is nothing to install
writeFileSync(resume, '{"basics": {"name": "Ada Lovelace"}}')
const before = readFileSync(content, 'utf8')

afterAll(() => rmSync(root, { recursive: true, force: true }))

/**
 * @param {string[]} args
 * @param {{ input?: string, env?: Record<string, string> }} options
 */
function importing(args, { input = '', env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli/import.mjs'), ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined, ...env },
    encoding: 'utf8',
    input,
  })
  return { status, said: stdout, complained: stderr.trim(), written: readFileSync(content, 'utf8') }
}

test.each([
  [[], 'Name the file to import: npm run import -- resume.json'],
  [[''], 'Name the file to import: npm run import -- resume.json'],
  [['a.json', 'b.json'], 'One file is imported at a time, and 2 are named.'],
  [['--fource', 'a.json'], 'There is no option --fource; there are --force and --help.'],
  [['/no/resume.json'], 'There is no file /no/resume.json.'],
])('the arguments %j are refused in one sentence, and nothing is written', (args, sentence) => {
  expect(importing(args)).toEqual({ status: 1, said: '', complained: sentence, written: before })
})

test('asked for help, it tells what it does', () => {
  const { status, said, written } = importing(['--help'])
  expect([status, written]).toEqual([0, before])
  expect(said).toContain('npm run import -- resume.json [--force]')
})

test('a file is imported from where npm was called; then force alone does it again, also as npm keeps it', () => {
  const called = { npm_lifecycle_event: 'import', INIT_CWD: root }
  const first = importing(['resume.json'], { env: called })
  expect(first).toMatchObject({ status: 0, complained: '', said: expect.stringContaining('Taken from resume.json:') })
  expect(first.written).toContain('\nname: Ada Lovelace\n')

  const input = '{"basics": {"name": "Grace"}}'
  const refused = importing(['-'], { input })
  expect(refused).toMatchObject({ status: 1, said: '', written: first.written })
  expect(refused.complained).toMatch(/^content\/site\.yaml says things of its own; .*--force.*\.$/)

  const forced = importing(['-'], { input, env: { npm_config_force: 'true' } })
  expect(forced).toMatchObject({ status: 0, said: expect.stringContaining('Taken from the standard input:') })
  expect(forced.written).toContain('\nname: Grace\n')
  expect(readFileSync(join(root, 'content/site.before-import.yaml'), 'utf8')).toBe(first.written)
})
