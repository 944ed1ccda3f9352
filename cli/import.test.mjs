import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined }

test('waits for a slow writer on the standard input', async () => {
  // A parent that listens makes the pipe one that does not block.
  const parent = `process.stdin.on('readable', () => {})
    setTimeout(() => require('child_process').spawnSync(process.execPath, ['cli/vitafolio.mjs', 'import', '-'], { stdio: 'inherit' }), 100)
    setTimeout(() => process.exit(), 200)`
  const child = spawn(process.execPath, ['-e', parent], { env })
  const output = text(child.stderr)
  await setTimeout(3000)
  child.stdin.end('{}')
  expect(await output).toMatch(/^\nNo name, job, school, skill, project or volunteer role was found/)
})
