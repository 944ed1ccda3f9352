import type { PublishProblem } from '../../protocol/publish.ts'
import { occupied } from './problem-before.ts'
import { lastLine, refusalOf } from './refusals.ts'
import { type Repository, readRepository } from './repository.ts'

/** How long a push may take: the pictures of a first one, over a slow connection. */
const PUSH_MS = 600_000
/** How long a host may take to answer. */
export const ASK_MS = 30_000

/** Pushes the branch to the branch of the same name. Never by force: what the host has is kept. */
export async function push(
  { git, branch, remote, published }: Repository,
  onLine: (line: string) => void,
  limitMs = PUSH_MS,
): Promise<PublishProblem | undefined> {
  if (branch === undefined || !remote) throw new Error('problemBefore() refuses it before.')
  const ref = `refs/heads/${branch}`
  // What the panel has named, whatever git is set to send with it.
  const alone = ['--no-follow-tags', '--recurse-submodules=no']
  const options = ['--porcelain', '--progress', ...alone, ...(published ? [] : ['--set-upstream'])]
  const result = await git(['push', ...options, remote.name, `${ref}:${ref}`], { limitMs, onLine })
  return result.isOk ? undefined : refusalOf(result)
}

/** Merges what the host has, if that needs no decision. Otherwise, nothing changes. */
export async function takeOver(project: string, folder: string): Promise<PublishProblem | undefined> {
  const repository = await readRepository(project, folder)
  if (!repository?.branch || !repository.remote) return undefined
  const busy = occupied(repository)
  if (busy) return busy
  const { git, branch, remote } = repository
  const fetched = await git(['fetch', '--quiet', remote.name, `refs/heads/${branch}`], { limitMs: ASK_MS * 4 })
  if (!fetched.isOk) return refusalOf(fetched, 'question')
  const theirs = `refs/remotes/${remote.name}/${branch}`
  const related = await git(['merge-base', 'HEAD', theirs])
  if (!related.isOk)
    return {
      message: 'The repository at the host has files of its own, which have nothing to do with this site.',
      cure: 'Make a new one there without a README, a licence and a .gitignore, and write its address in “A place at a host”.',
      action: 'changeRemote',
    }
  // Tries it without touching a file.
  const tried = await git(['merge-tree', '--write-tree', '--name-only', '--no-messages', 'HEAD', theirs])
  if (!tried.isOk) {
    const [tree = '', ...files] = tried.out.split('\n').filter(Boolean)
    if (!/^[\da-f]{40,}$/.test(tree))
      return {
        message: `git could not try the merge without touching a file${/usage:/.test(tried.err) ? ', as versions before 2.38 cannot' : `: ${lastLine(tried.err)}`}.`,
        cure: 'Take the changes over in your program for git, or install a newer git, and try again.',
      }
    const named = files.length > 0 ? ` (${files.join(', ')})` : ''
    return {
      message: `You and the host have changed the same lines${named}.`,
      cure: 'Somebody has to choose: open the repository in a program for git, such as GitHub Desktop, and merge there. Then publish again.',
    }
  }
  const merged = await git(['merge', '--quiet', '--ff', '--message', 'Take over changes of the host', theirs])
  if (merged.isOk) return undefined
  // A hook has ended it. Another merge is somebody else's.
  const begun = await git(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD'])
  const wanted = await git(['rev-parse', '--verify', '--quiet', theirs])
  if (begun.isOk && begun.out === wanted.out) await git(['merge', '--abort'])
  return {
    message: 'The changes of the host cannot be taken over while files are changed here that they change, too.',
    cure: 'Commit those files in your program for git, or take them back there, and try again.',
  }
}
