// The git repository of a new site.
import { spawnSync } from 'node:child_process'
import { packageVersion } from './upgrade-note.mjs'

const LATER = 'Nothing is committed yet: "Publish" in the editor asks for your name and your e-mail address first.'

/**
 * Makes a git repository of a new folder, with a first commit, if git is there and the folder is in no repository. Returns what the owner
 * should know.
 * @param {string} folder
 */
export function commitFirst(folder) {
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (git('--version').status !== 0) return ''
  if (git('rev-parse', '--git-dir').status === 0)
    return 'Nothing was committed: the folder is in a git repository already. GitHub runs the workflow only at the top of one.'
  const message = `Create the site with vitafolio ${packageVersion()}`
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', message],
  ]) {
    const { status, stderr } = git(...args)
    if (status === 0) continue
    if (args[0] !== 'init') git('read-tree', '--empty') // else a later commit would have the files as they are now
    if (/identity|user\.email|empty ident/i.test(stderr)) return LATER
    const reason = stderr.split('\n').find((line) => /^(?:fatal|error):/.test(line)) ?? stderr.trim()
    return `Nothing was committed: git ${args[0]} failed (${reason}). Correct that, then run git add --all and git commit.`
  }
  return 'Everything is in the first commit of a git repository. It is on this computer alone until you push it.'
}
