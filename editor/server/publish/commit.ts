import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PublishProblem } from '../../protocol/publish.ts'
import type { GitResult } from './git.ts'
import { lastLine } from './refusals.ts'
import type { Repository } from './repository.ts'

const FROM_INPUT = ['--pathspec-from-file=-', '--pathspec-file-nul']

/** Commits the site's own files alone. What another program has staged stays as it is, also if this fails. */
export async function commitOwn(
  { git, root, own }: Repository,
  message: string,
  onLine: (line: string) => void,
): Promise<PublishProblem | undefined> {
  const added = own.filter(({ isNew }) => isNew)
  const of = (files: typeof own) => files.map(({ at }) => at).join('\0')
  if (added.length > 0) {
    const result = await git(['add', '--intent-to-add', ...FROM_INPUT], { input: of(added), onLine })
    if (!result.isOk) return problemOf(result)
  }
  const args = ['commit', '--only', '--quiet', '--message', message, ...FROM_INPUT]
  const result = await git(args, { input: of(own), onLine })
  if (result.isOk) return undefined
  if (added.length > 0) await git(['reset', '--quiet', ...FROM_INPUT], { input: of(added) })
  return problemOf(result, await hasHook())

  async function hasHook(): Promise<boolean> {
    for (const name of ['pre-commit', 'prepare-commit-msg', 'commit-msg']) {
      const { out } = await git(['rev-parse', '--git-path', `hooks/${name}`])
      if (existsSync(resolve(root, out.trim()))) return true
    }
    return false
  }
}

function problemOf({ out, err, isLate }: GitResult, hasHook = false): PublishProblem {
  const said = `${out}\n${err}`
  if (isLate)
    return {
      message:
        'The commit has taken so long that it was ended. A check of the repository, or a signature, may wait for somebody.',
      cure: 'Look at what runs before each commit, such as a hook, and publish again.',
    }
  if (/Unable to create '.*\.lock'/.test(said))
    return {
      message: 'Another program works with the repository at this moment.',
      cure: 'Wait until it is ready, and publish again.',
    }
  if (/Please tell me who you are|empty ident|auto-detect email/.test(said))
    return {
      message: 'git does not know who you are yet.',
      cure: 'Write your name and your e-mail address in “Who you are”.',
    }
  if (/gpg failed to sign|failed to write commit object|signing failed/.test(said))
    return {
      message: 'The commit could not be signed, as git on this computer is told to do.',
      cure: 'Unlock your key in the program that keeps it, and publish again.',
    }
  const words = lastLine(said)
  return hasHook
    ? {
        message: `A check of this repository (a hook of git) refused the commit${words === '' ? '.' : `: ${words}`}`,
        cure: 'Correct what it names, and publish again. Nothing was committed.',
      }
    : { message: `git could not commit${words === '' ? '.' : `: ${words}`}`, cure: 'The log below has all of it.' }
}
