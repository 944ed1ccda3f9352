import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent } from '../../../content/content.ts'
import { siteYaml, temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import { changesSince } from './changes.ts'
import { commitOwn } from './commit.ts'
import { addressesOf, hostOf } from './hosts.ts'
import { problemBefore } from './problem-before.ts'
import { publisher } from './publisher.ts'
import { push, takeOver } from './push.ts'
import { refusalOf } from './refusals.ts'
import { hasGit, readRepository } from './repository.ts'
import { makeRepository, remoteAddress, setIdentity, setRemote, switchBranch } from './set-up.ts'
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
      message: 'A check of this repository (the hook pre-commit) refused the commit: Spelling: mill in line 3',
      cure: expect.any(String),
    })
    expect(git(made.root, 'status', '--porcelain')).toBe('?? .gitignore\n?? content/\n?? package.json')
    rmSync(hook)
    expect(await commit(made)).toBeUndefined()
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

  test('content that git ignores', async () => {
    const made = site({ ...FILES, '.gitignore': 'content/\n' })
    expect(await problemOf(made)).toMatchObject({ message: expect.stringContaining('leave the content out') })
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
        'Name',
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
    expect(await words(made)).toEqual({ words: ['Name'], message: 'Update name' })
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

  test('goes through all steps, once, and needs what will be public confirmed the first time', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', works)
    await expect(start('First', false)).rejects.toThrow('Confirm first what will be public.')
    const [one, two] = await Promise.all([start('First', true), start('Second', true)])
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

  test('builds and checks again only what has changed', async () => {
    const made = site()
    const commands: string[] = []
    const { start, run } = publisher(made.project, 'content', (_, [name = '']) => {
      commands.push(name)
      return works()
    })
    const hook = join(made.bare, 'hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    await start('First', true)
    expect(await ended(run)).toMatchObject({ problems: [{ message: expect.stringContaining('refused') }] })
    rmSync(hook)
    await start('First', true)
    expect(await ended(run)).toMatchObject({ problems: [] })
    expect(commands).toEqual(['build', 'doctor', 'check'])
    write(made, 'content/private.yaml', 'phone: "1"')
    await start('Second', true)
    expect(await ended(run)).toMatchObject({ problems: [] })
    expect(commands).toHaveLength(6)
  })

  test('stops at a mistake of the content, with its field', async () => {
    const made = site()
    const problem = { severity: 'error', file: 'content/site.yaml', path: ['name'], message: 'name: Write your name.' }
    const { start, run } = publisher(made.project, 'content', () => Promise.resolve({ ok: false, problems: [problem] }))
    await start('First', true)
    expect(await ended(run)).toMatchObject({
      problems: [{ message: 'Write your name.', path: ['name'] }],
      steps: [{ state: 'failed' }, { state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }],
    })
    expect((await made.read()).hasCommit).toBe(false)
  })

  test('commits nothing that was changed after the build began', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', (_, [name]) => {
      if (name === 'check') write(made, 'content/site.yaml', siteYaml({ name: 'Bo' }))
      return works()
    })
    await start('First', true)
    expect(await ended(run)).toMatchObject({ problems: [{ message: 'The content has changed while it was built.' }] })
    expect((await made.read()).hasCommit).toBe(false)
  })

  test('says that a dev server was ended meanwhile', async () => {
    const made = site()
    const { start, run } = publisher(made.project, 'content', works)
    await start('First', true)
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
