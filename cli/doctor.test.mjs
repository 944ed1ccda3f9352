import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The command in a project, with the specimen for its content.
 * @param {string} cwd
 * @param {string[]} options
 */
function doctor(cwd, ...options) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, SITE_URL: '', SITE_CONTENT: '' }
  return spawnSync(process.execPath, ['cli/doctor.mjs', ...options], { cwd, env, encoding: 'utf8' })
}

/** A project as it was fetched, with nothing installed and nothing built. */
function bareProject() {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const path of [
    'cli',
    'generator',
    'schema',
    'src',
    'package.json',
    'package-lock.json',
    'tests/budgets.json',
    'sample',
  ]) {
    cpSync(path, join(folder, path), { recursive: true })
  }
  cpSync('sample', join(folder, 'content'), { recursive: true })
  return folder
}

function project() {
  const folder = bareProject()
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

test('every subject has a line, and the last one counts what was found', () => {
  const { status, stdout, stderr } = doctor(project())
  expect(stderr).toBe('')
  for (const name of ['set-up', 'content', 'leftovers', 'pictures', 'links', 'texts', 'address', 'size']) {
    expect(stdout).toMatch(new RegExp(`^${name}: .+`, 'm'))
  }
  expect(stdout).toMatch(/^ {2}advice: content\/site\.yaml This is the sample content, unchanged\./m)
  expect(stdout).toMatch(/^Nothing has to be put right: 0 problems, \d+ advice\.\n$/m)
  expect(status).toBe(0)
})

test('as JSON it is one document and nothing else', () => {
  const { status, stdout, stderr } = doctor(project(), '--json', '--online')
  const report = JSON.parse(stdout)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(Object.keys(report)).toEqual(['version', 'ok', 'checks'])
  expect(report).toMatchObject({ version: 1, ok: true })
  const links = report.checks.find((/** @type {{ name: string }} */ { name }) => name === 'links')
  // The hosts of the specimen are nobody's: none of them is asked.
  expect(links.verdict).toBe('8 looked at, 0 asked')
  expect(links.findings[0]).toEqual({
    level: 'advice',
    place: { file: 'content/site.yaml', line: expect.any(Number), column: expect.any(Number) },
    message: expect.stringContaining('footer.links[0].address: leads nowhere yet'),
    frame: expect.stringContaining('^^^'),
    help: expect.any(String),
  })
})

test('a broken content ends with 1, each mistake with its line and its mark', () => {
  const folder = project()
  writeFileSync(join(folder, 'content/site.yaml'), 'name: 2024\n')
  const { status, stdout, stderr } = doctor(folder)
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    /^ {2}problem: content\/site\.yaml:1:7 name: Expected text, but found a number\. .+\n {4}1 \| name: 2024\n {6}\| {7}\^{4}\n {4}help: /m,
  )
  expect(stdout).toMatch(/^There is something to put right: \d+ problems, \d+ advice\.$/m)
  expect(status).toBe(1)
})

test('where nothing is installed it says so first, and installs nothing', () => {
  const { status, stdout, stderr } = doctor(bareProject())
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^set-up: Node .+, 1 problem\n {2}problem: node_modules nothing is installed; run npm ci$/m)
  expect(stdout).toContain('content: not looked at before the set-up is right (npm ci)')
  expect(stdout).toContain('size: dist/ is not there yet')
  expect(status).toBe(1)
})

test('half of a set-up is a problem of the set-up alone', () => {
  const folder = bareProject()
  mkdirSync(join(folder, 'node_modules/vite'), { recursive: true })
  const { status, stdout } = doctor(folder, '--json')
  const { ok, checks } = JSON.parse(stdout)
  expect(ok).toBe(false)
  expect(
    checks.map((/** @type {{ name: string, findings: unknown[] }} */ { name, findings }) => [name, findings.length]),
  ).toEqual([
    ['set-up', 1],
    ['content', 0],
    ['size', 0],
  ])
  expect(status).toBe(1)
})

test('a check that fails for a reason of ours is a problem of it, without a stack', () => {
  const folder = bareProject()
  writeFileSync(join(folder, 'tests/budgets.json'), 'no JSON')
  const { status, stdout, stderr } = doctor(folder)
  expect(stdout).toMatch(/^ {2}problem: dist could not be looked at \(Unexpected token/m)
  expect(stdout + stderr).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('an option that does not exist is named, with those that do', () => {
  const { status, stdout, stderr } = doctor('.', '--json', '--onlin')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe('There is no option "--onlin"; there are --online, --json, --help.\n')
})

test('--help explains the options', () => {
  const { status, stdout } = doctor('.', '--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/--online .+\n.*--json .+\n.*--help /)
})
