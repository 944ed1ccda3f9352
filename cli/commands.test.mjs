import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './set-up.mjs'

const NOT_COPIED = new Set(['.cache', '.git', 'content', 'dist', 'node_modules', 'test-results'])

/** The commands that write files, in an order in which an owner may run them. The second import makes a backup. */
const COMMANDS = [
  'init',
  'import -- resume.json',
  'import -- resume.json --force',
  'translate -- de',
  'schema',
  'build -- --outDir site',
]

test('the site can be built after every command', () => {
  const project = mkdtempSync(join(tmpdir(), 'commands-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  cpSync(root, project, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !NOT_COPIED.has(relative(root, path)),
  })
  for (const folder of ['node_modules', '.cache']) symlinkSync(join(root, folder), join(project, folder))
  const resume = { basics: { name: 'Ada Lovelace', label: 'Engineer' }, work: [{ name: 'Mill', position: 'Engineer' }] }
  writeFileSync(join(project, 'resume.json'), JSON.stringify(resume))

  /** @param {string} script */
  const run = (script) =>
    spawnSync('npm', ['run', ...script.split(' ')], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined, SITE_CONTENT: undefined, SITE_URL: undefined },
      shell: process.platform === 'win32',
    })
  for (const command of COMMANDS) {
    run(command)
    const { status, stderr } = run('build')
    expect(status, `npm run build after npm run ${command}: ${stderr}`).toBe(0)
  }
}, 300_000)
