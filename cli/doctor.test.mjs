import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** @param {{ content?: string, options?: string[] }} settings */
function doctor({ content = 'sample', options = [] }) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, SITE_URL: '', SITE_CONTENT: content }
  return spawnSync(process.execPath, ['cli/doctor.mjs', ...options], { env, encoding: 'utf8' })
}

test('checks the set-up and the content, and says which', () => {
  const { status, stdout, stderr } = doctor({})
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Checking sample\/ \(the sample content\)\n\nset-up: Node .+\ncontent: \d+ texts\n/)
  expect(stdout).toMatch(/\n {2}warning: sample\/site\.yaml: This is the sample content, .+\n\n1 warning\.\n$/)
})

test('prints errors as JSON and nothing else, and exits with 1', () => {
  const content = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(content, { recursive: true }))
  writeFileSync(join(content, 'site.yaml'), 'name: "Ada')
  const { status, stdout } = doctor({ content, options: ['--json'] })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ checks: [{ name: 'set-up' }, { diagnostics: [{ severity: 'error' }] }] })
})
