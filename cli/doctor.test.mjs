import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** @param {{ content?: string, options?: string[] }} settings */
function doctor({ content = 'sample', options = [] }) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, SITE_URL: '', SITE_CONTENT: content }
  return spawnSync(process.execPath, ['cli/vitafolio.mjs', 'doctor', ...options], { env, encoding: 'utf8' })
}

test('says which content it checks', () => {
  const { status, stdout, stderr } = doctor({})
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(
    /^Checking sample\/ \(the sample content\)\n\nwarning: sample\/site\.yaml: This is the sample content, .+\n\n1 warning\.\n$/,
  )
})

test('prints errors as JSON and nothing else, and exits with 1', () => {
  const content = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(content, { recursive: true }))
  writeFileSync(join(content, 'site.yaml'), 'name: "Ada')
  const { status, stdout } = doctor({ content, options: ['--json'] })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ folder: content, problems: [{ severity: 'error', line: 1, column: 11 }] })
})
