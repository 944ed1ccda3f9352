import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

/** The commands alone, which need no other package. */
function commandsOf(version: string, folder = temporaryFolder()): string {
  const { name, bin, type, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  cpSync('cli', join(folder, 'cli'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, bin, type, engines }))
  writeFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n\n### Changes without your doing\n\n- Now ${version}.\n`)
  return folder
}

function packed(version: string): string {
  const folder = commandsOf(version)
  const [name] = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' }).split('\n')
  return join(folder, `${name}`)
}

/** A site with a dependency, installed. */
function siteWith(dependency: string, files: Record<string, string | Uint8Array> = {}) {
  const folder = temporaryFolder({
    'package.json': JSON.stringify({ dependencies: { vitafolio: dependency } }),
    ...files,
  })
  const call = (command: string, ...args: string[]) => {
    const env = { ...process.env, npm_config_fetch_retries: '0' }
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  expect(call('npm', 'install', '--no-audit', '--no-fund')).toMatchObject({ status: 0 })
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return {
    call,
    vendored: () => readdirSync(join(folder, 'vendor')),
    dependency: () => read('package.json').dependencies.vitafolio,
    installed: () => read('node_modules/vitafolio/package.json').version,
  }
}

test('a packed file takes the place of the one before, and the command says what it changes', () => {
  const site = siteWith('file:vendor/vitafolio-0.8.0.tgz', {
    'vendor/vitafolio-0.8.0.tgz': readFileSync(packed('0.8.0')),
  })
  const { status, output } = site.call('npx', 'vitafolio', 'upgrade', packed('0.9.0'))
  expect(output).toContain('vitafolio 0.8.0 is now 0.9.0. Changes without your doing:\n\n- Now 0.9.0.')
  expect(status).toBe(0)
  expect(site.dependency()).toBe('file:vendor/vitafolio-0.9.0.tgz')
  expect(site.vendored()).toEqual(['vitafolio-0.9.0.tgz'])
  expect(site.installed()).toBe('0.9.0')
})

test('what cannot be installed leaves all as it was', () => {
  const site = siteWith('file:vendor/vitafolio-0.8.0.tgz', {
    'vendor/vitafolio-0.8.0.tgz': readFileSync(packed('0.8.0')),
  })
  for (const [source, problem] of [
    ['package.json', 'is no packed vitafolio'],
    ['missing.tgz', 'There is no'],
    ['http://localhost/vitafolio-0.9.0.tgz', 'is not encrypted'],
    ['https://localhost:1/vitafolio-0.9.0.tgz', 'file:vendor/vitafolio-0.8.0.tgz is still the one of your site'],
  ] as const) {
    const { status, output } = site.call('npx', 'vitafolio', 'upgrade', source)
    expect(output).toContain(problem)
    expect(status).toBe(1)
  }
  expect([site.dependency(), site.vendored()]).toEqual(['file:vendor/vitafolio-0.8.0.tgz', ['vitafolio-0.8.0.tgz']])
})

test('a tag of git is upgraded by its address, and a range of tags by npm update', () => {
  const folder = commandsOf('0.8.0')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  const release = (version: string) => {
    commandsOf(version, folder)
    git('add', '--all')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', version)
    git('tag', `v${version}`)
  }
  git('init', '--quiet')
  release('0.8.0')
  const address = `git+${pathToFileURL(folder).href}`
  const site = siteWith(`${address}#v0.8.0`)
  release('0.8.1')
  expect(site.call('npx', 'vitafolio', 'upgrade', `${address}#v0.8.1`).output).toContain(
    'vitafolio 0.8.0 is now 0.8.1.',
  )
  expect(site.dependency()).toBe(`${address}#v0.8.1`)

  expect(site.call('npx', 'vitafolio', 'upgrade', `${address}#semver:^0.8.0`).status).toBe(0)
  release('0.8.2')
  expect(site.call('npm', 'update', 'vitafolio').status).toBe(0)
  expect(site.installed()).toBe('0.8.2')
})
