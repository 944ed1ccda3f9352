import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { root } from './set-up.mjs'

/** Nothing of this machine or of who works on it: neither names, nor settings, nor a repository we are called from. */
export const GIT_ENV = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_SYSTEM: devNull,
  GIT_TERMINAL_PROMPT: '0',
  GIT_DIR: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_WORK_TREE: undefined,
  ...identity('AUTHOR'),
  ...identity('COMMITTER'),
}

/** @param {string} role */
function identity(role) {
  return { [`GIT_${role}_NAME`]: 'Ada', [`GIT_${role}_EMAIL`]: 'ada@example.com' }
}

export function hasGit() {
  return spawnSync('git', ['--version']).status === 0
}

/**
 * What git says; an error with its complaint when it fails.
 * @param {string} folder
 * @param {string[]} args
 */
export function git(folder, ...args) {
  const env = { ...process.env, ...GIT_ENV }
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout.trim()
}

/**
 * Commits everything in a folder.
 * @param {string} folder
 * @param {string} message
 */
export function commitAll(folder, message) {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', message)
}

/**
 * The project as it stands on the disk, committed or not, as the only commit of a repository of its own.
 * @param {string} folder where there is nothing yet
 */
export function projectAsRepository(folder) {
  mkdirSync(folder, { recursive: true })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, `--git-dir=${join(folder, '.git')}`, `--work-tree=${root}`, 'add', '--all', root)
  git(folder, 'commit', '--quiet', '--message', 'The project')
  git(folder, 'reset', '--quiet', '--hard')
}
