import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined }

test.each([
  [[], 2, /^Pass one file: npm run import -- resume\.json, or npm run import -- Basic_LinkedInDataExport\.zip$/],
  [['a.json', 'b.json'], 2, /^Pass one file: /],
  [['--fource', 'a.json'], 2, /^Unknown option '--fource'\. The options are --force, --help\.$/],
  [['no/resume.json'], 1, /^There is no file .*resume\.json\. Check the path\.$/],
  [['--help'], 0, /resume\.json .+\n.*Basic_LinkedInDataExport\.zip .+[^]+--force {3}replaces content of your own/],
])('explains the arguments %j', (args, status, output) => {
  const result = spawnSync(process.execPath, ['cli/import.mjs', ...args], { env, encoding: 'utf8' })
  expect(result.status).toBe(status)
  expect((result.stdout + result.stderr).trim()).toMatch(output)
})

test('waits for a slow writer on the standard input', async () => {
  // A parent that listens makes the pipe one that does not block.
  const parent = `process.stdin.on('readable', () => {})
    setTimeout(() => require('child_process').spawnSync(process.execPath, ['cli/import.mjs', '-'], { stdio: 'inherit' }), 100)
    setTimeout(() => process.exit(), 200)`
  const child = spawn(process.execPath, ['-e', parent], { env })
  const output = text(child.stderr)
  await setTimeout(3000)
  child.stdin.end('{}')
  expect(await output).toMatch(/^\nNo name, job, school, skill, project or volunteer role was found/)
})
