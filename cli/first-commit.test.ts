import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { commitFirst } from './first-commit.mjs'

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

function withConfig(config: string) {
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(temporaryFolder({ config }), 'config'))
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  vi.stubEnv('EMAIL', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('commits all that is not ignored', () => {
  withConfig('[user]\nname = Ada\nemail = ada@example.com\nuseConfigOnly = true')
  const folder = temporaryFolder({ '.gitignore': 'dist/', 'content/site.yaml': '', 'dist/index.html': '' })
  expect(commitFirst(folder)).toMatch(/^Everything is in the first commit/)
  expect(git(folder, 'ls-files').trim().split('\n')).toEqual(['.gitignore', 'content/site.yaml'])
  expect(git(folder, 'log', '--format=%s')).toMatch(/^Create the site with vitafolio \d/)
})

test('says what is missing where git does not know who commits', () => {
  withConfig('[user]\nuseConfigOnly = true')
  const folder = temporaryFolder({ 'site.yaml': '' })
  expect(commitFirst(folder)).toMatch(/^Nothing is committed yet: "Publish" in the editor asks for your name/)
  expect(git(folder, 'status', '--porcelain'), 'nothing is prepared for a commit').toBe('?? site.yaml\n')
})

test('leaves a repository around as it is', () => {
  withConfig('[user]\nname = Ada\nemail = ada@example.com')
  const parent = temporaryFolder({ 'site/site.yaml': '' })
  git(parent, 'init', '--quiet')
  expect(commitFirst(join(parent, 'site'))).toMatch(/^Nothing was committed: the folder is in a git repository already/)
  expect(existsSync(join(parent, 'site/.git'))).toBe(false)
})
