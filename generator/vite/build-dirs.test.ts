import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearParts, PARTS } from './build-dirs.ts'

test('a build clears its own parts and those of builds that are no more, and leaves another that runs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'parts-'))
  const rooms = () => readdirSync(join(root, 'node_modules/.site')).toSorted()
  const another = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  const ended = new Promise((resolve) => another.once('exit', resolve))
  const theirs = `build-${another.pid}`
  for (const name of [theirs, 'specimen']) mkdirSync(join(root, 'node_modules/.site', name), { recursive: true })
  mkdirSync(join(root, PARTS.client), { recursive: true })
  try {
    clearParts(root)
    expect(rooms()).toEqual([theirs, 'specimen'])
  } finally {
    another.kill()
  }
  await ended
  clearParts(root)
  expect(rooms()).toEqual(['specimen'])
})
