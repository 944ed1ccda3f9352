import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** @param {string[]} options */
function doctor(...options) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, SITE_URL: '', SITE_CONTENT: 'sample' }
  return spawnSync(process.execPath, ['cli/doctor.mjs', ...options], { env, encoding: 'utf8' })
}

test('checks the set-up and the content, and says which', () => {
  const { status, stdout, stderr } = doctor()
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Checking sample\/ \(the sample content\)\n\nset-up: Node .+\ncontent: \d+ texts\n/)
  expect(stdout).toMatch(
    /sample content: .+\n {2}warning: sample\/site\.yaml: This is the sample content, unchanged\. .+\n\n1 warning\.\n$/,
  )
  expect(status).toBe(0)
})

test('prints JSON and nothing else', () => {
  const { checks, folder } = JSON.parse(doctor('--json').stdout)
  expect(folder).toBe('sample')
  expect(checks.map((/** @type {{ name: string }} */ { name }) => name)).toEqual([
    'set-up',
    'content',
    'sample content',
  ])
})

test('explains an unknown option', () => {
  const { status, stdout, stderr } = doctor('--onlin')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe("Unknown option '--onlin'. The options are --online, --json, --help.\n")
})
