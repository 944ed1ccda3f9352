import type { Path } from '../../protocol.ts'
import type { PublishProblem } from '../../protocol/publish.ts'
import { type ChangedFile, type Repository, sizeOf } from './repository.ts'

/** What GitHub, GitLab and others take of one file, in bytes. */
const FILE_LIMIT = 100 * 2 ** 20

/** Why nothing can be published from a repository as it is now, before anything is done. */
export async function problemBefore(
  repository: Repository,
  fieldOf: (path: string) => Path | undefined,
  limit = FILE_LIMIT,
): Promise<PublishProblem | undefined> {
  const { branch, remote, remotes, identity, unfinished, lock, isIgnored, own, content } = repository
  if (content.startsWith('../'))
    return {
      message: 'The content is outside of the folder of the site (SITE_CONTENT), so it is in no commit of it.',
      cure: 'Start npm run dev where the content is.',
    }
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
  if (isIgnored)
    return {
      message: 'git is told to leave the content out (.gitignore), so nothing of it would be published.',
      cure: 'Remove the line about it from the .gitignore of the repository.',
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
  if (!remote) return { message: 'The repository has no address at a host yet.', cure: 'Write it below.' }
  if (identity.name === '' || identity.email === '')
    return { message: 'git does not know who you are yet.', cure: 'Write your name and your e-mail address below.' }
  const partly = own.find(({ isPartlyStaged }) => isPartlyStaged)
  if (partly)
    return {
      message: `Another program has prepared a part of ${partly.path} for a commit of its own.`,
      cure: 'Commit it there, or take it back there, and publish then.',
    }
  return tooLarge(repository, own, limit, fieldOf) ?? (await tooLargeInCommits(repository, limit))
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
