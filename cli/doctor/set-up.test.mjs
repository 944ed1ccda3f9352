import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSetUp } from './set-up.mjs'

const wrong = expect.stringMatching(/^Packages are missing or have the wrong version: zod@\S+\. Run npm ci\.$/)

test.each([
  ['its packages', '4.0.0', []],
  ['no node_modules', null, ['The packages are not installed. Run npm ci.']],
  ['a package missing', '', [wrong]],
  ['a package of another version', '3.0.0', [wrong]],
])('checks a project with %s', (_, installed, messages) => {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'sample'))
  writeFileSync(join(root, 'sample/site.yaml'), '')
  writeFileSync(join(root, 'package.json'), '{ "dependencies": { "zod": "4.0.0" } }')
  const zod = join(root, 'node_modules/zod')
  if (installed !== null) mkdirSync(zod, { recursive: true })
  if (installed === '') rmSync(zod, { recursive: true })
  if (installed) writeFileSync(join(zod, 'package.json'), `{ "name": "zod", "version": "${installed}" }`)
  expect(checkSetUp(root, '22.0.0').diagnostics.map(({ message }) => message)).toEqual(messages)
})

test('reports a missing sample, and a path that the tools cannot work in', () => {
  const root = mkdtempSync(join(tmpdir(), 'c#-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(checkSetUp(root).diagnostics.map(({ message }) => message)).toEqual([
    `The path of the project contains "#": ${root}. Rename the folder.`,
    'sample/ is missing. Restore it from the repository: git checkout -- sample',
    'The packages are not installed. Run npm ci.',
  ])
})

test('names a Node that is too old', () => {
  const [diagnostic] = checkSetUp(process.cwd(), '18.0.0').diagnostics
  expect(diagnostic?.message).toContain('Node 18.0.0')
})
