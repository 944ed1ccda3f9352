import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownershipOf } from './own-files.ts'
import type { Repository } from './repository.ts'

/** What a push brings along from commits that the host does not have yet, also of other programs. */
export type Alongside = {
  /** Files that are not the site's own, from the top of the repository. */
  others: string[]
  /** The site's own files that a later commit has removed. */
  removed: string[]
  /** The addresses of who has made the commits. */
  emails: string[]
}

/** From the top of the repository, also those that a later commit removes. */
export async function filesInCommits({ git, remote, hasCommit }: Repository): Promise<string[]> {
  if (!hasCommit || !remote) return []
  const format = ['--no-show-signature', '--format=', '--name-only', '-z', '--no-renames', '--diff-filter=d']
  const { out } = await git(['log', ...format, '-c', 'HEAD', '--not', `--remotes=${remote.name}`, '--'])
  return [...new Set(out.split('\0').map((at) => at.replace(/^\n+/, '')))].filter(Boolean)
}

export async function alongside(repository: Repository): Promise<Alongside> {
  const { git, root, remote, hasCommit, prefix, content } = repository
  if (!hasCommit || !remote) return { others: [], removed: [], emails: [] }
  const files = await filesInCommits(repository)
  const isOwn = (at: string) => at.startsWith(prefix) && ownershipOf(at.slice(prefix.length), content) === 'own'
  const own = files.filter(isOwn)
  const authors = ['--no-show-signature', '--format=%ae%n%ce', 'HEAD', '--not', `--remotes=${remote.name}`, '--']
  const { out } = await git(['log', ...authors])
  return {
    others: files.filter((at) => !isOwn(at)).toSorted(),
    removed: own
      .filter((at) => !existsSync(join(root, at)))
      .map((at) => at.slice(prefix.length))
      .toSorted(),
    emails: [...new Set(out.split('\n').filter(Boolean))],
  }
}
