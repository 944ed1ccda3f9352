import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent } from '../../../content/content.ts'
import { siteYaml, temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import { changesSince } from './changes.ts'
import { runCommand } from './commands.ts'
import { commitOwn } from './commit.ts'
import { addressesOf, hostOf } from './hosts.ts'
import { ownershipOf } from './own-files.ts'
import { problemBefore } from './problem-before.ts'
import { publishing } from './publish.ts'
import { publisher } from './publisher.ts'
import { push, takeOver } from './push.ts'
import { refusalOf } from './refusals.ts'
import { hasGit, readRepository } from './repository.ts'
import { makeRepository, remoteAddress, setIdentity, setRemote, switchBranch } from './set-up.ts'
import { withoutKey } from './without-key.ts'
import { workflowOf } from './workflow.ts'

const ADDRESS = 'https://github.com/ada/mill.git'

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

const FILES = { 'content/site.yaml': siteYaml(), 'package.json': '{}', '.gitignore': 'node_modules/\n.cache/\n' }

/** A site in a repository, and the bare one at its host: the address of GitHub leads there. */
function site(files: Readonly<Record<string, string>> = FILES, at = '') {
  const top = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`me/${at}${path}`, text])),
  )
  const bare = join(top, 'bare.git')
  git(top, 'init', '--quiet', '--bare', '--initial-branch', 'main', bare)
  const config = `[url "${bare}"]\n  insteadOf = ${ADDRESS}\n`
  writeFileSync(join(top, 'config'), config)
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(top, 'config'))
  const root = join(top, 'me')
  git(root, 'init', '--quiet', '--initial-branch', 'main')
  git(root, 'config', 'user.name', 'Ada')
  git(root, 'config', 'user.email', 'ada@example.com')
  git(root, 'remote', 'add', 'origin', ADDRESS)
  const project = join(root, at)
  const read = async () => {
    const repository = await readRepository(project, 'content')
    if (!repository) throw new Error('no repository')
    return repository
  }
  return { top, bare, root, project, read }
}

type Site = ReturnType<typeof site>

const commit = async ({ read }: Site, message = 'Update') => commitOwn(await read(), message, () => undefined)
const send = async ({ read }: Site, limitMs?: number) => push(await read(), () => undefined, limitMs)
const problemOf = async ({ read }: Site, limit?: number) => problemBefore(await read(), () => ['hero'], limit)
const write = ({ project }: Site, path: string, text: string) => writeFileSync(join(project, path), text)

async function published(...args: Parameters<typeof site>): Promise<Site> {
  const made = site(...args)
  expect(await commit(made, 'First')).toBeUndefined()
  expect(await send(made)).toBeUndefined()
  return made
}

const inCommit = (folder: string, commitId = 'HEAD') =>
  git(folder, '-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', commitId).split('\n')

/** Somebody else pushes a file. */
function pushFromElsewhere({ top, bare }: Site, path: string, text: string) {
  const other = join(top, 'other')
  git(top, 'clone', '--quiet', bare, other)
  writeFileSync(join(other, path), text)
  git(other, 'add', '.')
  git(other, '-c', 'user.name=Bo', '-c', 'user.email=bo@example.com', 'commit', '--quiet', '-m', 'Elsewhere')
  git(other, 'push', '--quiet')
}

describe('a commit', () => {
  test('has the files of the site alone, whatever their names', async () => {
    const names = ['a b.jpg', 'größe (1).jpg', '-rf.jpg', ':(top)*.jpg', '--amend']
    const pictures = Object.fromEntries(names.map((name) => [`content/images/${name}`, 'x']))
    const made = site({
      ...FILES,
      ...pictures,
      'notes.txt': 'mine',
      'content/private.yaml': 'phone: 1',
      'content/letters/bank.md': 'Dear',
      'vendor/vitafolio-0.7.0.tgz': 'x',
      'vendor/other.tgz': 'x',
    })
    expect((await made.read()).leftAlone.toSorted()).toEqual([
      'content/letters/bank.md',
      'content/private.yaml',
      'notes.txt',
      'vendor/other.tgz',
    ])
    expect(await commit(made, 'Create the site')).toBeUndefined()
    const expected = [...Object.keys(FILES), ...Object.keys(pictures), 'vendor/vitafolio-0.7.0.tgz']
    expect(inCommit(made.root).toSorted()).toEqual(expected.toSorted())
    expect((await made.read()).own).toEqual([])
  })

  test('takes removed files out, and leaves what another program has staged', async () => {
    const made = site({ ...FILES, 'content/images/old.jpg': 'x', 'notes.txt': 'one', 'gone.txt': 'x' })
    git(made.root, 'add', '.')
    git(made.root, 'commit', '--quiet', '-m', 'All')
    write(made, 'notes.txt', 'staged')
    git(made.root, 'add', 'notes.txt')
    git(made.root, 'rm', '--quiet', 'gone.txt')
    write(made, 'notes.txt', 'changed again')
    write(made, 'new.txt', 'new')
    git(made.root, 'add', 'new.txt')
    rmSync(join(made.root, 'content/images/old.jpg'))
    write(made, 'content/images/new.jpg', 'x')
    const staged = git(made.root, 'status', '--porcelain', '--', '*.txt')
    expect(await commit(made)).toBeUndefined()
    expect(git(made.root, 'show', '--no-renames', '--name-status', '--format=', 'HEAD')).toBe(
      'A\tcontent/images/new.jpg\nD\tcontent/images/old.jpg',
    )
    expect(git(made.root, 'status', '--porcelain', '--', '*.txt')).toBe(staged)
    expect(git(made.root, 'show', ':notes.txt')).toBe('staged')
  })

  test('names a new folder of somebody else as one', async () => {
    const made = site({
      ...FILES,
      '.gitignore': '',
      'node_modules/a/a.js': '',
      'node_modules/b.js': '',
      '.github/a.yml': '',
    })
    expect((await made.read()).leftAlone).toEqual(['.github/', 'node_modules/'])
  })

  test('of a site within a larger repository has its folder alone', async () => {
    const made = site(FILES, 'sites/me/')
    mkdirSync(join(made.root, 'content'))
    writeFileSync(join(made.root, 'content/other.yaml'), 'x')
    writeFileSync(join(made.root, 'package.json'), '{}')
    const { prefix, leftAlone } = await made.read()
    expect([prefix, leftAlone]).toEqual(['sites/me/', []])
    expect(await commit(made)).toBeUndefined()
    expect(inCommit(made.root)).toEqual(['sites/me/.gitignore', 'sites/me/content/site.yaml', 'sites/me/package.json'])
  })

  test('that a hook refuses says what the hook says, and stages nothing', async () => {
    const made = site()
    const hook = join(made.root, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\necho "Spelling: mill in line 3" >&2\nexit 1\n', { mode: 0o755 })
    expect(await commit(made)).toEqual({
      message: 'A check of this repository (a hook of git) refused the commit: Spelling: mill in line 3',
      cure: expect.any(String),
    })
    expect(git(made.root, 'status', '--porcelain')).toBe('?? .gitignore\n?? content/\n?? package.json')
    rmSync(hook)
    expect(await commit(made)).toBeUndefined()
  })

  test('of a repository without one has what is staged, as it is now', async () => {
    const made = site({ ...FILES, 'content/images/gone.jpg': 'x' })
    git(made.root, 'add', '--all')
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    write(made, 'content/images/new.jpg', 'x')
    rmSync(join(made.root, 'content/images/gone.jpg'))
    expect(await problemOf(made)).toBeUndefined()
    expect(await commit(made)).toBeUndefined()
    expect(inCommit(made.root)).toEqual(['.gitignore', 'content/images/new.jpg', 'content/site.yaml', 'package.json'])
    expect(git(made.root, 'show', 'HEAD:content/site.yaml')).toContain('Bo')
    expect(git(made.root, 'status', '--porcelain')).toBe('')
  })

  test('has a folder taken out that is a file by now', async () => {
    const made = await published({ ...FILES, 'content/files/talks/a.pdf': 'x' })
    rmSync(join(made.project, 'content/files/talks'), { recursive: true })
    write(made, 'content/files/talks', 'x')
    expect((await publishing(made.project, 'content').state()).problem).toBeUndefined()
    expect(await commit(made)).toBeUndefined()
    expect(inCommit(made.root)).toContain('content/files/talks')
  })

  test('leaves out what was announced to git, and is gone', async () => {
    const made = await published()
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    write(made, 'content/gone.md', 'x')
    git(made.root, 'add', '--intent-to-add', 'content/gone.md')
    rmSync(join(made.root, 'content/gone.md'))
    expect((await made.read()).own.map(({ path }) => path)).toEqual(['content/site.yaml'])
    expect(await commit(made)).toBeUndefined()
    expect((await made.read()).own).toEqual([])
  })

  test('without a name is not made', async () => {
    const made = site()
    git(made.root, 'config', '--unset', 'user.name')
    expect(await problemOf(made)).toMatchObject({ message: 'git does not know who you are yet.' })
    expect(await setIdentity(made.project, 'Ada <ada>', 'ada@example.com')).toMatchObject({
      message: expect.stringContaining('without < and >'),
    })
    expect(await setIdentity(made.project, 'Ada King', 'ada@example.com')).toBeUndefined()
    expect(await problemOf(made)).toBeUndefined()
    expect(git(made.root, 'config', '--local', 'user.name')).toBe('Ada King')
  })
})

describe('what is in the way before', () => {
  test('no git', async () => {
    vi.stubEnv('PATH', '')
    expect(await hasGit(temporaryFolder())).toBe(false)
  })

  test('a merge that is not finished', async () => {
    const made = await published()
    git(made.root, 'switch', '--quiet', '-c', 'other')
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    git(made.root, 'commit', '--quiet', '-am', 'Bo')
    git(made.root, 'switch', '--quiet', 'main')
    write(made, 'content/site.yaml', siteYaml({ name: 'Cy' }))
    git(made.root, 'commit', '--quiet', '-am', 'Cy')
    spawnSync('git', ['merge', 'other'], { cwd: made.root })
    expect(await problemOf(made)).toMatchObject({ message: 'A merge is not finished in this repository.' })
  })

  test('another program that writes at this moment', async () => {
    const made = await published()
    write(made, '.git/index.lock', '')
    expect(await problemOf(made)).toMatchObject({ cure: expect.stringContaining('remove the file .git/index.lock') })
  })

  test('a file of which another program has staged a part', async () => {
    const made = await published()
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    git(made.root, 'add', 'content/site.yaml')
    expect(await problemOf(made)).toBeUndefined()
    write(made, 'content/site.yaml', siteYaml({ name: 'Cy' }))
    expect(await problemOf(made)).toMatchObject({ message: expect.stringContaining('a part of content/site.yaml') })
  })

  test('no branch, to which a press goes back', async () => {
    const made = await published()
    git(made.root, 'switch', '--quiet', '--detach')
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    expect(await problemOf(made)).toMatchObject({ action: 'switchBranch' })
    expect((await made.read()).published?.subject).toBe('First')
    expect(await switchBranch(made.project, 'content')).toBeUndefined()
    const { branch, own } = await made.read()
    expect([branch, own.map(({ path }) => path)]).toEqual(['main', ['content/site.yaml']])
  })

  test('a file that is larger than hosts take, also in a commit', async () => {
    const made = await published()
    write(made, 'content/large.mp4', 'x'.repeat(2000))
    expect(await problemOf(made, 1000)).toMatchObject({
      message: expect.stringMatching(/^content\/large\.mp4 has 0\.1 MB/),
      path: ['hero'],
    })
    await commit(made)
    rmSync(join(made.project, 'content/large.mp4'))
    await commit(made)
    expect(await problemOf(made, 1000)).toMatchObject({
      message: expect.stringContaining('A commit that is not published yet has content/large.mp4'),
    })
    expect(await problemOf(made)).toBeUndefined()
  })

  test('a file that another program takes out of the repository, and that is there still', async () => {
    const made = await published()
    git(made.root, 'rm', '--quiet', '--cached', 'content/site.yaml')
    expect(await problemOf(made)).toMatchObject({ message: expect.stringContaining('a part of content/site.yaml') })
  })

  test('a private file in a commit that is not published, also where a later one removes it', async () => {
    const made = await published(FILES, 'sites/me/')
    mkdirSync(join(made.project, 'content/letters'))
    write(made, 'content/letters/bank.md', 'Dear')
    git(made.root, 'add', '--force', '.')
    git(made.root, 'commit', '--quiet', '-m', 'All')
    const problem = {
      message: 'A commit that is not published yet has content/letters/bank.md, which is private.',
      cure: expect.stringContaining('git reset --soft'),
    }
    expect(await problemOf(made)).toEqual(problem)
    git(made.root, 'rm', '--quiet', '--cached', 'sites/me/content/letters/bank.md')
    git(made.root, 'commit', '--quiet', '-m', 'Remove')
    expect(await problemOf(made)).toEqual(problem)
    git(made.root, 'reset', '--quiet', '--soft', 'origin/main')
    expect(await problemOf(made)).toBeUndefined()
  })

  test('a file that git leaves out everywhere, but no litter and what the owner leaves out', async () => {
    const made = site({ ...FILES, '.gitignore': '*.psd\n', 'content/images/a.png': 'x', 'content/images/a.psd': 'x' })
    write(made, 'content/images/Thumbs.db', 'x')
    const excludes = join(made.top, 'excludes')
    git(made.root, 'config', 'core.excludesFile', excludes)
    writeFileSync(excludes, 'Thumbs.db\n.*\n')
    expect(await problemOf(made)).toBeUndefined()
    writeFileSync(excludes, '*.png\n')
    expect(await problemOf(made)).toEqual({
      message: `git is told to leave content/images/a.png out (*.png in ${excludes}), so the host would not get it.`,
      cure: expect.stringContaining('write !/content/images/a.png as the last line'),
    })
    write(made, '.gitignore', '!/content/images/a.png\n')
    expect(await problemOf(made)).toBeUndefined()
  })

  test.each(['content', 'content/projects'])('%s as a repository of its own, also as a submodule', async (folder) => {
    const made = site({ ...FILES, 'content/projects/a.md': 'x' })
    const inner = join(made.root, folder)
    git(inner, 'init', '--quiet')
    git(inner, '-c', 'user.name=Ada', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'x')
    const problem = {
      message: `${folder} is a repository of its own, so the host would not get its files with the site.`,
      cure: expect.stringContaining(`Move ${folder}/.git`),
    }
    expect(await problemOf(made)).toEqual(problem)
    git(made.root, '-c', 'advice.addEmbeddedRepo=false', 'add', folder)
    git(made.root, 'commit', '--quiet', '-m', 'Submodule')
    expect(await problemOf(made)).toEqual(problem)
  })

  test('a site whose content is its own folder', async () => {
    const made = site({ 'site.yaml': siteYaml() })
    const repository = await readRepository(made.project, '.')
    expect(repository && (await problemBefore(repository, () => undefined))).toMatchObject({
      message: expect.stringContaining('The content is the folder of the site itself'),
    })
  })

  test('a repository of another user, which is not taken for none', async () => {
    const made = site()
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    const { problem, canSetUp } = await publishing(made.project, 'content').state()
    expect(canSetUp).toBe(false)
    expect(problem).toEqual({
      message: expect.stringContaining('belongs to another user of this computer'),
      cure: expect.stringContaining('safe.directory'),
    })
    expect(await makeRepository(made.project)).toEqual(problem)
  })

  test('a branch that git would push elsewhere', async () => {
    const made = await published()
    git(made.root, 'switch', '--quiet', '-c', 'work', '--track', 'origin/main')
    expect(await problemOf(made)).toMatchObject({ message: expect.stringContaining('elsewhere (origin/main)') })
    git(made.root, 'config', 'push.default', 'upstream')
    expect(await problemOf(made)).toMatchObject({ message: expect.stringContaining('elsewhere (origin/main)') })
    git(made.root, 'config', 'push.default', 'current')
    expect(await problemOf(made)).toBeUndefined()
    git(made.root, 'switch', '--quiet', 'main')
    git(made.root, 'remote', 'set-url', '--push', 'origin', 'git@github.com:ada/mill.git')
    expect(await problemOf(made)).toBeUndefined()
    git(made.root, 'remote', 'set-url', '--push', 'origin', 'https://ada:key@github.com/ada/other.git')
    expect(await problemOf(made)).toMatchObject({
      message: expect.stringContaining('elsewhere (https://github.com/ada/other.git)'),
    })
  })

  test('content that git ignores', async () => {
    const made = site({ ...FILES, '.gitignore': 'content/\n' })
    expect(await problemOf(made)).toMatchObject({
      message: expect.stringContaining('leave content/site.yaml out (content/ in .gitignore)'),
    })
  })
})

describe('a push', () => {
  test('brings the branch to the host, and then says what it has', async () => {
    const made = await published()
    expect(git(made.bare, 'log', '-1', '--format=%s', 'main')).toBe('First')
    const { published: has, ahead } = await made.read()
    expect([has?.subject, ahead]).toEqual(['First', []])
  })

  test('that a hook of the host refuses says what the host says', async () => {
    const made = site()
    const hook = join(made.bare, 'hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\necho "The ticket does not exist."\nexit 1\n', { mode: 0o755 })
    await commit(made)
    expect(await send(made)).toEqual({
      message: expect.stringMatching(/^The host refused the commit: The ticket does not exist\./),
      cure: expect.stringContaining('Your commit is on this computer'),
    })
  })

  test('goes to the remote that the branch is pushed to', async () => {
    const made = await published()
    const fork = join(made.top, 'fork.git')
    git(made.top, 'init', '--quiet', '--bare', '--initial-branch', 'main', fork)
    git(made.root, 'remote', 'add', 'fork', fork)
    git(made.root, 'config', 'branch.main.pushRemote', 'fork')
    expect(await problemOf(made)).toBeUndefined()
    expect((await made.read()).published).toBeUndefined()
    expect(await send(made)).toBeUndefined()
    expect(git(fork, 'log', '-1', '--format=%s', 'main')).toBe('First')
    expect((await made.read()).published?.subject).toBe('First')
    expect(await problemOf(made)).toBeUndefined()
  })

  test('does not wait for what a hook leaves behind', async () => {
    const made = site()
    await commit(made)
    writeFileSync(join(made.root, '.git/hooks/pre-push'), '#!/bin/sh\nsleep 20 &\n', { mode: 0o755 })
    const began = Date.now()
    expect(await send(made)).toBeUndefined()
    expect(Date.now() - began).toBeLessThan(15_000)
  }, 40_000)

  test('of signed commits, which git shows with their signatures, says what the host has', async () => {
    const made = site()
    const program = join(made.top, 'gpg')
    const script = [
      '#!/bin/sh',
      'case "$*" in',
      '*--verify*) echo "[GNUPG:] GOODSIG 1 Ada"; echo "gpg: Good signature" >&2 ;;',
      '*) cat > /dev/null; echo "[GNUPG:] SIG_CREATED D" >&2; echo "-----BEGIN PGP SIGNATURE-----"',
      'echo "-----END PGP SIGNATURE-----" ;;',
      'esac',
    ]
    writeFileSync(program, script.join('\n'), { mode: 0o755 })
    for (const [key, value] of [
      ['gpg.program', program],
      ['commit.gpgSign', 'true'],
      ['log.showSignature', 'true'],
    ] as const)
      git(made.root, 'config', key, value)
    expect(await commit(made)).toBeUndefined()
    expect((await made.read()).ahead).toEqual(['Update'])
    expect(await send(made)).toBeUndefined()
    expect((await made.read()).published).toMatchObject({ id: git(made.bare, 'rev-parse', 'main'), subject: 'Update' })
  })

  test('of a branch with the name of a tag is one of the branch', async () => {
    const made = await published()
    git(made.root, 'tag', 'main')
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    await commit(made)
    expect((await made.read()).branch).toBe('main')
    expect(await send(made)).toBeUndefined()
    expect(git(made.bare, 'log', '-1', '--format=%s', 'main')).toBe('Update')
    expect((await made.read()).ahead).toEqual([])
  })

  test('never overwrites what the host has, which a press takes over', async () => {
    const made = await published()
    pushFromElsewhere(made, 'content/more.md', 'more')
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    await commit(made)
    // The owner's set-up may force.
    git(made.root, 'config', 'remote.origin.push', '+refs/heads/*:refs/heads/*')
    expect(await send(made)).toMatchObject({ action: 'takeOver' })
    expect(git(made.bare, 'log', '-1', '--format=%s', 'main')).toBe('Elsewhere')
    expect(await takeOver(made.project, 'content')).toBeUndefined()
    expect(existsSync(join(made.root, 'content/more.md'))).toBe(true)
    expect(await send(made)).toBeUndefined()
    expect(inCommit(made.bare, 'main')).toContain('content/more.md')
  })

  test('is not helped by a merge where both have changed a line, and nothing changes', async () => {
    const made = await published()
    pushFromElsewhere(made, 'content/site.yaml', siteYaml({ name: 'Cy' }))
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    await commit(made)
    const before = git(made.root, 'rev-parse', 'HEAD')
    expect(await takeOver(made.project, 'content')).toMatchObject({
      message: 'You and the host have changed the same lines (content/site.yaml).',
    })
    expect([git(made.root, 'rev-parse', 'HEAD'), git(made.root, 'status', '--porcelain')]).toEqual([before, ''])
  })

  test('is not helped where somebody merges, whose work stays as it is', async () => {
    const made = await published({ ...FILES, 'README.md': 'one' })
    pushFromElsewhere(made, 'content/more.md', 'more')
    git(made.root, 'switch', '--quiet', '-c', 'other')
    write(made, 'README.md', 'two')
    git(made.root, 'commit', '--quiet', '-am', 'Two')
    git(made.root, 'switch', '--quiet', 'main')
    write(made, 'README.md', 'three')
    git(made.root, 'commit', '--quiet', '-am', 'Three')
    spawnSync('git', ['merge', 'other'], { cwd: made.root })
    write(made, 'README.md', 'an hour of work')
    expect(await takeOver(made.project, 'content')).toMatchObject({
      message: 'A merge is not finished in this repository.',
    })
    expect(readFileSync(join(made.root, 'README.md'), 'utf8')).toBe('an hour of work')
    expect(existsSync(join(made.root, '.git/MERGE_HEAD'))).toBe(true)
  })

  test('is not helped by a git that cannot try a merge, which says so', async () => {
    const made = await published()
    pushFromElsewhere(made, 'content/more.md', 'more')
    const program = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
    const script = `#!/bin/sh\ncase "$1" in merge-tree) echo "usage: git merge-tree" >&2; exit 129;; esac\nexec ${program} "$@"\n`
    mkdirSync(join(made.top, 'bin'))
    writeFileSync(join(made.top, 'bin/git'), script, { mode: 0o755 })
    vi.stubEnv('PATH', `${join(made.top, 'bin')}:${process.env['PATH']}`)
    expect(await takeOver(made.project, 'content')).toMatchObject({
      message: expect.stringContaining('as versions before 2.38 cannot'),
    })
  })

  test.each([
    ['http://127.0.0.1:9/ada/mill.git', 'The host cannot be reached.'],
    ['ssh://git@127.0.0.1:9/ada/mill.git', 'The host cannot be reached.'],
    ['/nowhere/mill.git', 'There is no repository at this address, or your account may not see it.'],
  ])('to %s', async (address, message) => {
    const made = site()
    await commit(made)
    git(made.root, 'remote', 'set-url', 'origin', address)
    expect(await send(made)).toMatchObject({ message })
    expect((await made.read()).ahead).toEqual(['Update'])
  })

  test('that gets no answer ends', async () => {
    const made = site()
    await commit(made)
    git(made.root, 'config', 'remote.origin.receivepack', 'sleep 60;')
    expect(await send(made, 500)).toMatchObject({ message: expect.stringContaining('has not answered') })
  })
})

describe('setting up', () => {
  test('makes a repository, and takes the address of an empty one', async () => {
    const made = site()
    rmSync(join(made.root, '.git'), { recursive: true })
    expect(await readRepository(made.project, 'content')).toBeUndefined()
    expect(await makeRepository(made.project)).toBeUndefined()
    expect(await problemOf(made)).toMatchObject({ message: 'The repository has no address at a host yet.' })
    expect(await setRemote(made.project, 'content', 'https://github.com/ada/mill/tree/main')).toBeUndefined()
    expect((await made.read()).remote).toEqual({ name: 'origin', address: ADDRESS })
  })

  test('knows nothing of a new address from the one before', async () => {
    const made = await published()
    const other = join(made.top, 'other.git')
    git(made.top, 'init', '--quiet', '--bare', '--initial-branch', 'main', other)
    const address = 'https://github.com/ada/other.git'
    git(made.root, 'config', `url.${other}.insteadOf`, address)
    git(made.root, 'remote', 'set-url', '--push', 'origin', ADDRESS)
    expect(await setRemote(made.project, 'content', address)).toBeUndefined()
    const { published: has, ahead, pushesTo } = await made.read()
    expect([has, ahead, pushesTo]).toEqual([undefined, ['First'], undefined])
    expect(await send(made)).toBeUndefined()
    expect(await setRemote(made.project, 'content', ADDRESS)).toBeUndefined()
    expect((await made.read()).published?.subject, 'the host has it').toBe('First')
  })

  test('takes no repository with files of its own', async () => {
    const made = await published()
    const other = site()
    git(other.root, 'remote', 'remove', 'origin')
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(made.top, 'config'))
    expect(await setRemote(other.project, 'content', ADDRESS)).toMatchObject({
      message: expect.stringContaining('has files already'),
    })
    expect((await other.read()).remote).toBeUndefined()
    // A copy of the same repository is the right one.
    git(made.root, 'remote', 'remove', 'origin')
    expect(await setRemote(made.project, 'content', ADDRESS)).toBeUndefined()
  })
})

describe('what goes along with a push', () => {
  const factsOf = async ({ project }: Site) => (await publishing(project, 'content').state()).facts
  const FILES_OF_OTHERS = '1 file not of the site, in earlier commits'

  test('is said before the first one, also of other folders, and what was removed', async () => {
    const made = site({ ...FILES, 'content/old.md': 'asked for 90k' }, 'site/')
    mkdirSync(join(made.root, 'taxes'))
    writeFileSync(join(made.root, 'taxes/2024.txt'), 'x')
    git(made.root, 'add', '.')
    git(made.root, 'commit', '--quiet', '-m', 'Keep all')
    git(made.root, 'rm', '--quiet', '-r', 'taxes', 'site/content/old.md')
    git(made.root, 'commit', '--quiet', '-m', 'Remove')
    const facts = await factsOf(made)
    expect(facts).toContainEqual({ what: FILES_OF_OTHERS, value: 'taxes/2024.txt' })
    expect(facts).toContainEqual({
      what: '1 file that you have removed, in earlier commits',
      value: 'content/old.md',
    })
  })

  test('is each comment, but none that we have written', async () => {
    const made = site({ ...FILES, 'content/site.yaml': 'name: Me # asked for 90k at Mill\n' })
    const COMMENTS = { what: '1 comment in site.yaml, in the repository', value: 'asked for 90k at Mill' }
    expect(await factsOf(made)).toContainEqual(COMMENTS)
    write(made, 'content/site.yaml', readFileSync('sample/site.yaml', 'utf8'))
    expect((await factsOf(made)).filter(({ what }) => what.includes('comment'))).toEqual([])
  })

  test('is each file of the content that the site does not use, but no private one', async () => {
    const made = site({ ...FILES, 'content/salary.md': 'x', 'content/style.css': '', 'content/files/a.pdf': 'x' })
    write(made, 'content/private.yaml', 'phone: "1"')
    const facts = (await factsOf(made)).filter(({ what }) => what.includes('does not use'))
    expect(facts).toEqual([
      { what: '1 file in content/ that the site does not use, in the repository', value: 'salary.md' },
    ])
  })

  test('is every address that the commits have, as git writes it', async () => {
    const made = site()
    const addresses = async () => (await factsOf(made)).find(({ what }) => what.includes('of your commits'))?.value
    vi.stubEnv('EMAIL', 'me@firm.example')
    expect(await addresses(), 'git asks user.email first').toBe('ada@example.com')
    git(made.root, 'config', 'author.email', 'work@firm.example')
    expect(await addresses()).toBe('work@firm.example, ada@example.com')
    expect((await made.read()).identity).toEqual({ name: 'Ada', email: 'work@firm.example' })
    await commit(made)
    git(made.root, 'config', '--unset', 'author.email')
    expect(await addresses(), 'a commit has it').toBe('ada@example.com, work@firm.example')
  })

  test('is said before later ones', async () => {
    const made = await published()
    write(made, 'notes.txt', 'mine')
    git(made.root, 'add', 'notes.txt')
    git(made.root, 'commit', '--quiet', '-m', 'Note')
    const { unpublished, othersAlong } = await publishing(made.project, 'content').state()
    expect([unpublished, othersAlong]).toEqual([['Note'], ['notes.txt']])
    expect(await send(made)).toBeUndefined()
    expect((await publishing(made.project, 'content').state()).othersAlong).toEqual([])
  })

  test('is the branch alone, whatever git is told to send with it', async () => {
    const made = site()
    await commit(made)
    git(made.root, 'tag', '-a', 'draft', '-m', 'Asked for 90k')
    git(made.root, 'config', 'push.followTags', 'true')
    expect(await send(made)).toBeUndefined()
    expect(git(made.bare, 'tag')).toBe('')
  })
})

describe('what has changed', () => {
  const words = async (made: Site) => changesSince(await made.read(), readContent(made.project, 'content'))
  const history = (...roles: string[]) => ({
    label: 'History',
    title: 'My history',
    entries: roles.map((role) => ({ role })),
  })

  test('is said by sections and kinds of files', async () => {
    const made = await published({
      ...FILES,
      'content/images/a.jpg': 'x',
      'content/site.yaml': siteYaml({ history: history('A', 'B') }),
    })
    expect(await words(made)).toEqual({ words: [], message: 'Update the site' })
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo', history: history('A', 'C', 'D') }))
    write(made, 'content/images/b.jpg', 'x')
    rmSync(join(made.project, 'content/images/a.jpg'))
    write(made, 'content/site.de.yaml', '[]')
    write(made, 'package.json', '{ }')
    expect(await words(made)).toEqual({
      words: [
        'Your name',
        'History: 1 new, 1 changed',
        'Pictures: 1 new, 1 removed',
        'Set-up of the site: 1 changed',
        'Translation (Deutsch): 1 new',
      ],
      message: 'Update 5 parts of the site',
    })
    await commit(made)
    expect((await words(made)).words, 'a commit that is not pushed').toHaveLength(5)
  })

  test('is that since the last commit, before anything is published', async () => {
    const made = site()
    expect(await words(made)).toEqual({ words: [], message: 'Create the site' })
    await commit(made)
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    expect(await words(made)).toEqual({ words: ['Your name'], message: 'Update name' })
  })

  test('names moved sections, those of the owner, and what has the same values', async () => {
    const [awards, talks] = [
      { title: 'Awards', entries: ['x'] },
      { id: 'talks', kind: 'text', title: 'Talks', entries: ['a'] },
    ]
    const made = await published({ ...FILES, 'content/site.yaml': siteYaml({ history: history('A'), awards }) })
    const named = async (yaml: string) => {
      write(made, 'content/site.yaml', yaml)
      return (await words(made)).words
    }
    expect(await named(siteYaml({ awards, history: history('A') }))).toEqual(['Order of the sections'])
    const whole = siteYaml({ history: history('A'), awards })
    expect(await named(`${whole}\n# Note\n`)).toEqual(['Comments in site.yaml'])
    expect(await named(`${whole}\n\n`)).toEqual(['The form of site.yaml'])
    expect(await named(siteYaml({ history: history('A'), awards, custom: [talks] }))).toEqual(['Talks: new'])
    await commit(made)
    await send(made)
    const more = [
      { ...talks, id: 'boards', title: 'Boards' },
      { ...talks, entries: ['a', 'b'] },
    ]
    expect(await named(siteYaml({ history: history('A'), awards, custom: more }))).toEqual([
      'Boards: new',
      'Talks: 1 new',
    ])
  })

  test('gives the commit its message', async () => {
    const made = await published()
    write(made, 'content/site.yaml', siteYaml({ history: history('A'), cv: { pages: 1 } }))
    expect(await words(made)).toMatchObject({ message: 'Update history and CV' })
  })
})

describe('publishing', () => {
  const ended = async (run: ReturnType<typeof publisher>['run']) => {
    await expect.poll(() => run()?.isRunning, { timeout: 20_000 }).toBe(false)
    return run()
  }
  const works = () => Promise.resolve({ ok: true })
  const shownIn = async ({ project }: Site) => (await publishing(project, 'content').state()).shown

  test('goes through all steps, once, and needs what will be public confirmed the first time', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', works)
    const shown = await shownIn(made)
    await expect(start('First', '')).rejects.toThrow('Confirm first what will be public.')
    const [one, two] = await Promise.all([start('First', shown), start('Second', shown)])
    expect(one).toBe(two)
    expect(await ended(run)).toMatchObject({
      problems: [],
      steps: Array.from({ length: 4 }, () => ({ state: 'done' })),
    })
    expect(git(made.bare, 'log', '--format=%s', 'main')).toBe('First')
    expect(run()?.commit).toBe(git(made.bare, 'rev-parse', 'main'))
    // Another dev server knows it, and git does not.
    expect(publisher(made.project, 'content').run()).toEqual(run())
    writeFileSync(join(made.root, '.gitignore'), '')
    expect((await made.read()).leftAlone).toEqual([])
  })

  test('keeps in mind what GitHub needs once, until its workflow has passed', async () => {
    const made = site()
    git(made.root, 'config', `url.${made.bare}.insteadOf`, 'https://github.com/ada/mill.git')
    git(made.root, 'remote', 'set-url', 'origin', 'https://github.com/ada/mill.git')
    const { start, run, confirmSettings } = publisher(made.project, 'content', works)
    const publish = async (name: string) => {
      write(made, 'content/site.yaml', siteYaml({ name }))
      await start(name, await shownIn(made))
      return ended(run)
    }
    expect(await publish('Ada')).toMatchObject({ problems: [], awaitsSettings: true })
    expect(await publish('Bo')).toMatchObject({ problems: [], awaitsSettings: true })
    confirmSettings()
    expect(run()).not.toHaveProperty('awaitsSettings')
    expect(await publish('Cy')).not.toHaveProperty('awaitsSettings')
  })

  test('publishes no fact that was not shown', async () => {
    const made = site()
    const { start } = publisher(made.project, 'content', works)
    const shown = await shownIn(made)
    write(made, 'content/site.yaml', siteYaml({ profile: { title: 'Engineer', phone: '+44 20 7946 0000' } }))
    await expect(start('First', shown)).rejects.toThrow('What will be public has changed')
    expect((await made.read()).hasCommit).toBe(false)
  })

  test('publishes no file of others that was not shown, also if a hook commits it', async () => {
    const made = await published()
    const { start, run } = publisher(made.project, 'content', works)
    const shown = await shownIn(made)
    write(made, 'notes.txt', 'mine')
    git(made.root, 'add', 'notes.txt')
    git(made.root, 'commit', '--quiet', '-m', 'Note')
    await expect(start('Update', shown)).rejects.toThrow('Other files go along by now')
    const hook = '#!/bin/sh\necho x > taxes.txt\ngit add taxes.txt\n'
    writeFileSync(join(made.root, '.git/hooks/pre-commit'), hook, { mode: 0o755 })
    write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
    await start('Update', await shownIn(made))
    expect(await ended(run)).toMatchObject({
      problems: [{ message: expect.stringContaining('A commit has taxes.txt') }],
    })
    expect(inCommit(made.bare, 'main')).not.toContain('taxes.txt')
    rmSync(join(made.root, '.git/hooks/pre-commit'))
    await start('Update', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [] })
  })

  test('builds and checks again only what has changed', async () => {
    const made = site()
    const commands: string[] = []
    const { start, run } = publisher(made.project, 'content', (_, [name = '']) => {
      commands.push(name)
      return works()
    })
    const hook = join(made.bare, 'hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    await start('First', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [{ message: expect.stringContaining('refused') }] })
    rmSync(hook)
    await start('First', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [] })
    expect(commands).toEqual(['build', 'doctor', 'check'])
    write(made, 'content/private.yaml', 'phone: "1"')
    await start('Second', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [] })
    expect(commands).toHaveLength(6)
  })

  test('stops at a mistake of the content, with its field', async () => {
    const made = site()
    const problem = { severity: 'error', file: 'content/site.yaml', path: ['name'], message: 'name: Write your name.' }
    const { start, run } = publisher(made.project, 'content', () => Promise.resolve({ ok: false, problems: [problem] }))
    await start('First', await shownIn(made))
    expect(await ended(run)).toMatchObject({
      problems: [{ message: 'Write your name.', path: ['name'] }],
      steps: [{ state: 'failed' }, { state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }],
    })
    expect((await made.read()).hasCommit).toBe(false)
    expect(run()?.log, 'no report of a command is in its log').toContain('Write your name.')
  })

  test('commits nothing that was changed after the build began', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', (_, [name]) => {
      if (name === 'check') write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
      return works()
    })
    await start('First', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [{ message: 'The content has changed while it was built.' }] })
    expect((await made.read()).hasCommit).toBe(false)
  })

  test('that cannot be kept on the disk stops, and says so', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', () => {
      rmSync(join(made.project, '.cache'), { recursive: true })
      write(made, '.cache', 'in the way')
      return works()
    })
    await start('First', await shownIn(made))
    expect(await ended(run)).toMatchObject({
      problems: [{ message: expect.stringContaining('.cache') }],
      steps: [{ state: 'done' }, { state: 'failed' }, { state: 'waiting' }, { state: 'waiting' }],
    })
    rmSync(join(made.project, '.cache'))
    expect(await start('First', await shownIn(made))).toMatchObject({ isRunning: true })
    expect((await ended(run))?.problems).not.toEqual([])
  })

  test('needs no message where there is nothing to commit', async () => {
    const made = site()
    await commit(made)
    const { start, run } = publisher(made.project, 'content', works)
    await start('', await shownIn(made))
    expect(await ended(run)).toMatchObject({ problems: [] })
  })

  test('says that a dev server was ended meanwhile', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', works)
    await start('First', await shownIn(made))
    await ended(run)
    const file = join(made.project, '.cache/publish/run.json')
    const saved = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...saved, isRunning: true, process: 2 ** 22 }))
    expect(publisher(made.project, 'content').run()).toMatchObject({
      isRunning: false,
      problems: [{ message: expect.stringContaining('was ended while it published') }],
    })
  })
})

test.each([
  ['https://example.com/', 'me'],
  ['https://ada-king.github.io/', 'ada-king.github.io'],
  ['https://Ada-King.github.io/portfolio/', 'portfolio'],
])('the site %s is proposed to be in a repository named %s', async (url, name) => {
  const made = site({ ...FILES, 'content/site.yaml': siteYaml({ url }) })
  const { newRepositories } = await publishing(made.project, 'content').state()
  expect(newRepositories[0]?.address).toBe(`https://github.com/new?name=${name}`)
})

test('a run that says nothing any more is over, whoever has the id of its process', async () => {
  const made = site()
  mkdirSync(join(made.project, '.cache/publish'), { recursive: true })
  const run = { began: new Date().toISOString(), isRunning: true, steps: [], problems: [], log: [] }
  write(made, '.cache/publish/run.json', JSON.stringify({ ...run, process: process.ppid }))
  const { run: latest } = publisher(made.project, 'content')
  expect(latest()?.isRunning).toBe(true)
  const before = new Date(Date.now() - 120_000)
  utimesSync(join(made.project, '.cache/publish/run.json'), before, before)
  expect(latest()?.isRunning).toBe(false)
})

test('a build that fails by itself says how it ended', async () => {
  const made = site()
  const report = await runCommand(made.project, ['build', '--outDir', 'content'], () => undefined)
  expect(report).toMatchObject({ ok: false, message: expect.stringMatching(/^The site was not built\. .*content/) })
  expect(report.message).not.toContain('standard error')
})

describe('private', () => {
  const PRIVATE = [
    'private.yaml',
    '.private.yaml.swp',
    '.env',
    '#private.yaml#',
    'private.yaml~',
    'letters~/bank.md',
    'Copy of private.yaml',
    'sub/private.yaml',
    'sub/letters/bank.md',
    'letters',
    'images/.x.jpg.tmp',
  ]

  test.each(PRIVATE)('is content/%s, also for git', (path) => {
    expect(ownershipOf(`content/${path}`, 'content')).toBe('private')
    const folder = temporaryFolder({ '.gitignore': readFileSync('template/gitignore', 'utf8') })
    git(folder, 'init', '--quiet')
    expect(git(folder, 'check-ignore', `content/${path}`)).toBe(`content/${path}`)
  })

  test.each([
    'site.de.yaml',
    'images/love-letters.jpg',
    'projects/private-bank.md',
    '.gitattributes',
    'files/.well-known/security.txt',
  ])('is not content/%s', (path) => {
    expect(ownershipOf(`content/${path}`, 'content')).toBe('own')
    const folder = temporaryFolder({ '.gitignore': readFileSync('template/gitignore', 'utf8') })
    git(folder, 'init', '--quiet')
    expect(spawnSync('git', ['check-ignore', `content/${path}`], { cwd: folder }).status).toBe(1)
  })

  test('is a link to letters elsewhere', async () => {
    const made = site()
    symlinkSync('/nowhere', join(made.root, 'content/letters'))
    expect(await commit(made)).toBeUndefined()
    expect(inCommit(made.root)).not.toContain('content/letters')
  })
})

test.each([
  ['https://me:S3CRET@h.example/x/y.git', 'https://h.example/x/y.git'],
  ["unable to access 'https://me:p@S3CRET@h.example/x.git/': no", "unable to access 'https://h.example/x.git/': no"],
  ['https://me:a/S3CRET@h.example/x.git', 'https://h.example/x.git'],
  ['ssh://me:S3CRET@h.example:22/x.git', 'ssh://h.example:22/x.git'],
  ['htp://S3CRET@h.example/x.git', 'htp://h.example/x.git'],
  ['https://h.example/x.git?token=S3CRET', 'https://h.example/x.git'],
  [
    'http://localhost:5173/@vite/client, https://h.example/@me',
    'http://localhost:5173/@vite/client, https://h.example/@me',
  ],
  ['git@github.com:ada/mill.git', 'git@github.com:ada/mill.git'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutKey(text)).toBe(shown)
  expect(refusalOf({ isOk: false, isLate: false, out: '', err: `fatal: ${text}` }).message).not.toContain('S3CRET')
})

test.each([
  ['https://github.com/ada/mill', 'https://github.com/ada/mill.git'],
  [' https://github.com/ada/mill/settings/pages ', 'https://github.com/ada/mill.git'],
  ['https://gitlab.com/group/ada/mill.git', 'https://gitlab.com/group/ada/mill.git'],
  ['git@github.com:ada/mill.git', 'git@github.com:ada/mill.git'],
  ['ssh://git@git.example:2222/ada/mill.git', 'ssh://git@git.example:2222/ada/mill.git'],
])('the address of a repository %s is %s', (written, address) => {
  expect(remoteAddress(written)).toBe(address)
})

test.each([
  ['https://key@github.com/ada/mill', /has a name or a key in it/],
  ['https://github.com/ada', /address of a host or of a person/],
  ['ada/mill', /not the address of a repository/],
  ['ext::sh -c touch% /tmp/x', /not the address of a repository/],
  ['--upload-pack=x@github.com:a/b', /not the address of a repository/],
  ['git@-oProxyCommand:a/b', /not the address of a repository/],
])('%s is no address of a repository', (written, message) => {
  expect(remoteAddress(written)).toMatchObject({ message: expect.stringMatching(message) })
})

test.each([
  ['remote: error: GH001: Large files detected.', /larger than the host allows/],
  ['remote: error: GH007: Your push would publish a private email address.', /keep it private there/],
  ['remote: error: GH006: Protected branch update failed', /protects this branch/],
  ['refusing to allow an OAuth App to create or update workflow without `workflow` scope', /may not change workflows/],
])('GitHub says "%s"', (said, message) => {
  const refused = { isOk: false, isLate: false, out: '!\trefs/heads/main\t[remote rejected] (declined)', err: said }
  expect(refusalOf(refused).message).toMatch(message)
})

test.each([
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", /not signed in/],
  ['git@github.com: Permission denied (publickey).', /does not know the ssh key/],
  ['Host key verification failed.', /never met the host/],
  ['remote: Permission to ada/mill.git denied to bo.\nfatal: The requested URL returned error: 403', /may not write/],
  ['remote: Repository not found.', /no repository at this address/],
  ["fatal: unable to access 'https://github.com/': Could not resolve host: github.com", /cannot be reached/],
  ['fatal: something new', /git could not do it: something new/],
])('git says "%s"', (err, message) => {
  expect(refusalOf({ isOk: false, isLate: false, out: '', err }).message).toMatch(message)
})

test('a question has no log', () => {
  const unknown = { isOk: false, isLate: false, out: '', err: 'fatal: something new' }
  expect(refusalOf(unknown).cure).toContain('log below')
  expect(refusalOf(unknown, 'question').cure).not.toContain('log')
})

describe('the workflow', () => {
  const at = hostOf(ADDRESS)
  const ask = (body: object, status = 200) => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
    return { asked, workflow: workflowOf(asked) }
  }

  test.each([
    [[], 200, 'waiting'],
    [[{ status: 'in_progress' }], 200, 'running'],
    [
      [
        { path: 'a/other.yml', status: 'queued' },
        { path: 'a/publish.yml', status: 'completed', conclusion: 'success' },
      ],
      200,
      'passed',
    ],
    [[{ status: 'completed', conclusion: 'failure' }], 200, 'failed'],
    [[], 404, 'unknown'],
    [[], 429, 'unknown'],
  ])('%j with status %i is %s', async (runs, status, expected) => {
    const { workflow } = ask({ workflow_runs: runs }, status)
    expect((await workflow(at, 'abc')).workflow).toBe(expected)
  })

  test('is asked about without a key, not too often, and at GitHub alone', async () => {
    const { asked, workflow } = ask({})
    await Promise.all([workflow(at, 'abc'), workflow(at, 'abc')])
    expect(await workflow(hostOf('git@gitlab.com:ada/mill.git'), 'abc')).toMatchObject({ workflow: 'unknown' })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked).toHaveBeenCalledWith('https://api.github.com/repos/ada/mill/actions/runs?head_sha=abc', {
      headers: { Accept: expect.any(String) },
      signal: expect.any(AbortSignal),
    })
  })
})

test.each([
  ['git@github.com:Ada/mill.git', 'https://ada.github.io/mill/'],
  ['https://github.com/Ada/ada.github.io', 'https://ada.github.io/'],
  ['https://codeberg.org/ada/mill', undefined],
])('the site of %s is at %s', (address, expected) => {
  expect(addressesOf({ address }, 'https://example.com/').hostAddress).toBe(expected)
})
