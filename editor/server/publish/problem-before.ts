import type { Path } from '../../protocol.ts'
import type { PublishProblem } from '../../protocol/publish.ts'
import { filesInCommits } from './in-commits.ts'
import { ownershipOf } from './own-files.ts'
import { type ChangedFile, type Repository, sizeOf } from './repository.ts'
import { withoutKey } from './without-key.ts'

/** What GitHub, GitLab and others take of one file, in bytes. */
const FILE_LIMIT = 100 * 2 ** 20

/** Why nothing can be published from a repository as it is now, before anything is done. */
export async function problemBefore(
  repository: Repository,
  fieldOf: (path: string) => Path | undefined,
  limit = FILE_LIMIT,
): Promise<PublishProblem | undefined> {
  const { branch, remote, remotes, identity, ignored, nested, pushesTo, hasCommit, own, content } = repository
  if (content.startsWith('../'))
    return {
      message: 'The content is outside of the folder of the site (SITE_CONTENT), so it is in no commit of it.',
      cure: 'Start npm run dev where the content is.',
    }
  if (content === '')
    return {
      message: 'The content is the folder of the site itself (SITE_CONTENT), where it cannot be told from other files.',
      cure: 'Move it into a folder of its own, such as content, and start npm run dev with that.',
    }
  const busy = occupied(repository)
  if (busy) return busy
  if (ignored)
    return {
      message: `git is told to leave ${ignored.path} out (${ignored.pattern} in ${ignored.by}), so the host would not get it.`,
      cure: `Remove that line, or write !/${repository.prefix}${ignored.path} as the last line of the .gitignore at the top of the repository.`,
    }
  if (nested !== undefined)
    return {
      message: `${nested} is a repository of its own, so the host would not get its files with the site.`,
      cure: `Move ${nested}/.git to a place outside of the site: it has the commits of that repository. If git lists ${nested} as a submodule, write git rm --cached ${nested} in a terminal, too.`,
    }
  if (branch === undefined)
    return {
      message: 'The repository is at an earlier commit, and on no branch.',
      cure: 'Go back to the branch that is published. Changes that are not committed come along.',
      action: 'switchBranch',
    }
  if (!remote && remotes.length > 1)
    return {
      message: `The repository has several remotes (${remotes.join(', ')}), and none of them is for this branch.`,
      cure: `Choose one: git branch --set-upstream-to ${remotes[0]}/${branch}, or name it origin.`,
    }
  if (!remote)
    return { message: 'The repository has no address at a host yet.', cure: 'Write it in “A place at a host”.' }
  if (identity.name === '' || identity.email === '')
    return {
      message: 'git does not know who you are yet.',
      cure: 'Write your name and your e-mail address in “Who you are”.',
    }
  if (pushesTo !== undefined)
    return {
      message: `git is set to push the branch ${branch} elsewhere (${withoutKey(pushesTo)}) than the site is published from (${remote.name}/${branch}).`,
      cure: `Go to the branch that is published, or take that setting back: git branch --unset-upstream ${branch}, or git config --unset-all remote.${remote.name}.pushurl.`,
    }
  // Before the first commit, all that is staged is the owner's.
  const partly = hasCommit && own.find(({ isPartlyStaged }) => isPartlyStaged)
  if (partly)
    return {
      message: `Another program has prepared a part of ${partly.path} for a commit of its own.`,
      cure: 'Commit it there, or take it back there, and publish then.',
    }
  return (
    (await privateInCommits(repository)) ??
    tooLarge(repository, own, limit, fieldOf) ??
    (await tooLargeInCommits(repository, limit))
  )
}

/** What another program has begun, or does at this moment. */
export function occupied({ unfinished, lock }: Repository): PublishProblem | undefined {
  if (unfinished !== undefined)
    return {
      message: `A ${unfinished} is not finished in this repository.`,
      cure: `Finish it, or take it back (git ${unfinished} --abort), in the program that began it. Then publish.`,
    }
  if (lock !== undefined)
    return {
      message: 'Another program works with the repository at this moment.',
      cure: `Wait until it is ready. If none works with it, a program was ended in the middle: remove the file ${lock}.`,
    }
  return undefined
}

/** A push brings all commits, and what a later one removes is in the earlier ones. */
export async function privateInCommits(repository: Repository): Promise<PublishProblem | undefined> {
  const { prefix, content } = repository
  const path = (await filesInCommits(repository))
    .flatMap((at) => (at.startsWith(prefix) ? at.slice(prefix.length) : []))
    // The Finder's notes of a folder are no reason to change commits.
    .find((each) => ownershipOf(each, content) === 'private' && !each.endsWith('/.DS_Store'))
  if (path === undefined) return undefined
  return {
    message: `A commit that is not published yet has ${path}, which is private.`,
    cure: 'Take that commit back in your program for git (git reset --soft), leave the file out (git rm --cached), and publish. A later commit without the file does not help: the earlier one is published with it.',
  }
}

function tooLarge(
  repository: Repository,
  own: readonly ChangedFile[],
  limit: number,
  fieldOf: (path: string) => Path | undefined,
): PublishProblem | undefined {
  const large = own.find((file) => sizeOf(repository, file) > limit)
  if (!large) return undefined
  const path = fieldOf(large.path)
  return {
    message: `${large.path} has ${megabytes(sizeOf(repository, large))}, and hosts take ${megabytes(limit)} of one file.`,
    cure: 'Make it smaller, or remove it from the content.',
    ...(path && { path }),
  }
}

/** A file stays in the commits that had it. */
async function tooLargeInCommits(
  { git, remote, ahead }: Repository,
  limit: number,
): Promise<PublishProblem | undefined> {
  if (ahead.length === 0 || !remote) return undefined
  const { out } = await git(['rev-list', '--objects', 'HEAD', '--not', `--remotes=${remote.name}`])
  const sizes = await git(['cat-file', '--batch-check=%(objecttype) %(objectsize) %(rest)'], { input: out })
  for (const line of sizes.out.split('\n')) {
    const [, size = '0', path = ''] = /^blob (\d+) (.*)$/.exec(line) ?? []
    if (Number(size) > limit)
      return {
        message: `A commit that is not published yet has ${path} with ${megabytes(Number(size))}, and hosts take ${megabytes(limit)} of one file.`,
        cure: 'Take that commit back in your program for git (git reset --soft), make the file smaller, and publish.',
      }
  }
  return undefined
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / 2 ** 20) * 10) / 10} MB`
