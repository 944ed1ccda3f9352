import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSetUp } from './set-up.mjs'

/**
 * The messages about a project that needs zod 4.0.0.
 * @param {string | null} installed the version in node_modules; an empty text for none, null without node_modules
 * @param {string} node
 */
function messagesFor(installed, node = '22.0.0') {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'package.json'), '{ "dependencies": { "zod": "4.0.0" } }')
  if (installed !== null) mkdirSync(join(root, 'node_modules', installed && 'zod'), { recursive: true })
  if (installed)
    writeFileSync(join(root, 'node_modules/zod/package.json'), `{ "name": "zod", "version": "${installed}" }`)
  return checkSetUp(root, node).diagnostics.map(({ message }) => message)
}

test('accepts a project with its packages', () => {
  expect(messagesFor('4.0.0')).toEqual([])
})

test('says in one line that the packages are not installed', () => {
  expect(messagesFor(null)).toEqual(['The packages are not installed. Run npm ci.'])
})

test.each(['', '3.0.0'])('names a package that is missing or has the wrong version: "%s"', (installed) => {
  expect(messagesFor(installed)).toEqual([
    expect.stringMatching(/^Packages are missing or have the wrong version: zod@\S+\. Run npm ci\.$/),
  ])
})

test('names a Node that is too old', () => {
  expect(messagesFor('4.0.0', '18.0.0')).toEqual([expect.stringContaining('Node 18.0.0')])
})
