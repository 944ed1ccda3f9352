import { existsSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { PublishProblem } from '../../protocol/publish.ts'
import { type Git, gitIn, type TextOf } from './git.ts'
import { type Ignored, ignoredIn, nestedIn } from './left-out.ts'
import { otherGoal } from './other-goal.ts'
import { ownershipOf, placesOfOwn } from './own-files.ts'
import { lastLine } from './refusals.ts'

/** A file that differs from the last commit. */
export type ChangedFile = {
  /** From the folder of the site. */
  path: string
  /** From the top of the repository. */
  at: string
  isNew: boolean
  /** Another program has prepared it for a commit, and it has changed since, or is there still. */
  isPartlyStaged: boolean
}

export type Identity = { name: string; email: string }

export type Remote = { name: string; address: string }

/** What a commit is, for its owner. */
export type Commit = { id: string; date: string; subject: string }

export type Repository = {
  git: Git
  /** The folder at its top, and the path of the site from there: '' or 'sites/me/'. */
  root: string
  prefix: string
  /** The content folder, from that of the site. */
  content: string
  /** Without one, the repository is at a commit that no branch has. */
  branch: string | undefined
  hasCommit: boolean
  remote: Remote | undefined
  /** The remotes, if none of them is chosen. */
  remotes: readonly string[]
  identity: Identity
  /** Who makes the commits, where git is told to name somebody else than their author. */
  committer: Identity
  /** What another program has begun: a merge, a rebase and others. */
  unfinished: string | undefined
  /** The file of another program that writes at this moment, or was killed. */
  lock: string | undefined
  /** A file of the content that git is told to leave out, and where. */
  ignored: Ignored | undefined
  /** A folder of the content that is a repository of its own. */
  nested: string | undefined
  /** Where git itself would push the branch, if that is another place. */
  pushesTo: string | undefined
  own: readonly ChangedFile[]
  /** Paths of the site's folder that are somebody else's, and those that are private. */
  leftAlone: readonly string[]
  /** What the host had when it was last asked. */
  published: Commit | undefined
  /** Subjects of commits that it does not have, newest first. */
  ahead: readonly string[]
}

const UNFINISHED: Readonly<Record<string, string>> = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
}

export async function hasGit(project: string): Promise<boolean> {
  return (await gitIn(project)(['--version'])).isOk
}

const NONE = /not a git repository \(or any/

/** Why git does not open the repository that a folder is in. */
export async function unreadable(project: string): Promise<PublishProblem | undefined> {
  const { isOk, err } = await gitIn(project)(['rev-parse', '--show-toplevel'])
  if (isOk || NONE.test(err)) return undefined
  const [, folder] = /dubious ownership in repository at '(.+)'/.exec(err) ?? []
  return folder === undefined
    ? { message: `git cannot open the repository: ${lastLine(err)}`, cure: 'Open the folder in a program for git.' }
    : {
        message: `git does not open the repository, because its folder (${folder}) belongs to another user of this computer.`,
        cure: `Make the folder yours, or, if you trust who it belongs to, write git config --global --add safe.directory "${folder}" in a terminal.`,
      }
}

/**
 * The repository that a folder is in, as it is now. None, too, where git does not open it: see `unreadable`.
 * @param folder the content folder, absolute or relative to `project`
 */
export async function readRepository(project: string, folder: string): Promise<Repository | undefined> {
  const top = await gitIn(project)(['rev-parse', '--show-toplevel'])
  if (!top.isOk) return undefined
  const root = resolve(top.out.replace(/\n$/, ''))
  const git = gitIn(root)
  const textOf = async (...args: string[]) => {
    const { isOk, out } = await git(args)
    return isOk ? out.trim() : ''
  }
  const prefix = slashed(relative(realpathSync(root), realpathSync(project)), '/')
  const content = slashed(relative(realpathSync(project), realpathSync(resolve(project, folder))), '')
  // The short name would be another one beside a tag.
  const branch = (await textOf('symbolic-ref', '--quiet', 'HEAD')).replace('refs/heads/', '') || undefined
  const hasCommit = (await textOf('rev-parse', '--verify', '--quiet', 'HEAD')) !== ''
  const { remote, remotes } = await remoteOf(textOf, branch)
  const changed = await changedFiles(git, prefix, placesOfOwn(content), 'all')
  const own = changed.filter(({ path }) => ownershipOf(path, content) === 'own')
  const others = changed.filter((each) => !own.includes(each))
  // A folder that is new as a whole is one: that of the packages can have 50,000 files.
  const elsewhere = (await changedFiles(git, prefix, [], 'normal')).filter(
    ({ path }) => ownershipOf(path, content) === 'other' && !changed.some((each) => each.path.startsWith(path)),
  )
  return {
    git,
    root,
    prefix,
    content,
    branch,
    hasCommit,
    remote,
    remotes,
    identity: await identityIn(textOf, 'AUTHOR'),
    committer: await identityIn(textOf, 'COMMITTER'),
    unfinished: await unfinishedIn(root, textOf),
    lock: await lockIn(root, textOf),
    ignored: await ignoredIn(git, prefix, content),
    nested: await nestedIn(git, prefix, content, own),
    pushesTo: branch === undefined || !remote ? undefined : await otherGoal(textOf, branch, remote),
    own,
    leftAlone: [...elsewhere, ...others].map(({ path }) => path),
    ...(await comparedWithHost(textOf, branch, remote, hasCommit)),
  }
}

const slashed = (path: string, end: string) => (path === '' ? '' : path.split(sep).join('/') + end)

/** As git would write it into a commit, but nothing that it makes of the computer's name. */
async function identityIn(textOf: TextOf, role: 'AUTHOR' | 'COMMITTER'): Promise<Identity> {
  const said = await textOf('-c', 'user.useConfigOnly=true', 'var', `GIT_${role}_IDENT`)
  const [, name, email] = /^(.*) <(.*)> \d+ [+-]\d+$/.exec(said) ?? []
  if (name !== undefined && email !== undefined) return { name, email }
  return {
    name: await textOf('config', '--get', 'user.name'),
    email: await textOf('config', '--get', 'user.email'),
  }
}

/** The remote to which git pushes the branch, else `origin`, else the only one. */
async function remoteOf(textOf: TextOf, branch: string | undefined) {
  const remotes = (await textOf('remote')).split('\n').filter(Boolean)
  const chosen =
    branch === undefined
      ? []
      : [
          await textOf('config', '--get', `branch.${branch}.pushRemote`),
          await textOf('config', '--get', 'remote.pushDefault'),
          await textOf('config', '--get', `branch.${branch}.remote`),
        ]
  const name = [...chosen, 'origin', remotes.length === 1 ? remotes[0] : ''].find(
    (each) => each !== undefined && remotes.includes(each),
  )
  // As it is written; `git remote get-url` would apply the owner's abbreviations.
  const address = name === undefined ? '' : await textOf('config', '--get', `remote.${name}.url`)
  return { remotes, remote: name === undefined ? undefined : { name, address } }
}

/** @param places in the site's folder; without any, all of it */
async function changedFiles(
  git: Git,
  prefix: string,
  places: readonly string[],
  untracked: 'all' | 'normal',
): Promise<ChangedFile[]> {
  const paths = places.length > 0 ? places.map((place) => prefix + place) : [prefix].filter(Boolean)
  const options = ['--porcelain=v1', '-z', '--no-renames', `--untracked-files=${untracked}`]
  const { out } = await git(['status', ...options, '--', ...paths])
  const lines = out.split('\0').filter(Boolean)
  const isInCommit = lines.some((line) => line.startsWith(' D')) ? await commitHas(git) : () => true
  return lines.flatMap((line) => {
    const [staged = '', working = ''] = line
    const at = line.slice(3)
    // It was only ever announced (`git add -N`).
    if (line.startsWith(' D') && !isInCommit(at)) return []
    const isThereStill = staged === 'D' && lines.includes(`?? ${at}`)
    return {
      path: at.slice(prefix.length),
      at,
      isNew: staged === '?',
      isPartlyStaged: isThereStill || (!' ?'.includes(staged) && working !== ' ' && working !== 'A'),
    }
  })
}

async function commitHas(git: Git): Promise<(at: string) => boolean> {
  const { out } = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD'])
  const files = new Set(out.split('\0'))
  return (at) => files.has(at)
}

async function unfinishedIn(root: string, textOf: TextOf): Promise<string | undefined> {
  for (const [file, what] of Object.entries(UNFINISHED)) {
    if (existsSync(resolve(root, await textOf('rev-parse', '--git-path', file)))) return what
  }
  return undefined
}

async function lockIn(root: string, textOf: TextOf): Promise<string | undefined> {
  for (const name of ['index.lock', 'HEAD.lock']) {
    const file = await textOf('rev-parse', '--git-path', name)
    if (existsSync(resolve(root, file))) return file
  }
  return undefined
}

async function comparedWithHost(
  textOf: TextOf,
  branch: string | undefined,
  remote: Remote | undefined,
  hasCommit: boolean,
): Promise<Pick<Repository, 'published' | 'ahead'>> {
  if (!hasCommit) return { published: undefined, ahead: [] }
  const known = remote ? await knownOf(textOf, branch, remote.name) : ''
  const [id = '', date = '', subject = ''] =
    known === ''
      ? []
      : (await textOf('log', '-1', '--no-show-signature', '--format=%H%n%cI%n%s', known, '--')).split('\n')
  const others = id === '' ? [] : [`^${known}`]
  const ahead = (await textOf('log', '--no-show-signature', '--format=%s', 'HEAD', ...others, '--'))
    .split('\n')
    .filter(Boolean)
  return { published: id === '' ? undefined : { id, date, subject }, ahead }
}

/** What is known of the branch at the host; on no branch, of the one that was pushed last. */
async function knownOf(textOf: TextOf, branch: string | undefined, remote: string): Promise<string> {
  if (branch !== undefined) return `refs/remotes/${remote}/${branch}`
  const newest = ['--count=1', '--sort=-committerdate', '--format=%(refname)']
  return textOf('for-each-ref', ...newest, `refs/remotes/${remote}`)
}

/** Bytes of a file of the repository; nothing if it is gone. */
export function sizeOf({ root }: Repository, { at }: ChangedFile): number {
  return statsOf(join(root, at))?.size ?? 0
}

/** Nothing if a file is gone: also where its folder is a file by now, or leads to itself. */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // of Node
    if (code === 'ENOTDIR' || code === 'ELOOP') return undefined
    throw error
  }
}
