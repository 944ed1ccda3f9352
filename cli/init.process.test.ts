import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { createRepository } from './init.mjs'

const COMPLETE = [
  '.devcontainer',
  '.github',
  '.gitignore',
  'AGENTS.md',
  'README.md',
  'content',
  'package.json',
  'vendor',
]

test('creates a repository with the sample', async () => {
  const parent = temporaryFolder()
  expect(await createRepository(join(parent, 'site'))).toMatch(
    /^vendor\/vitafolio-[\d.]+\.tgz is the package\. It belongs in the repository/,
  )
  expect(readdirSync(parent)).toEqual(['site'])
  expect(readdirSync(join(parent, 'site')).toSorted()).toEqual(COMPLETE)
  const [packed] = readdirSync(join(parent, 'site/vendor'))
  const { dependencies } = JSON.parse(readFileSync(join(parent, 'site/package.json'), 'utf8'))
  expect(dependencies).toEqual({ vitafolio: `file:vendor/${packed}` })
  expect(readFileSync(join(parent, 'site/content/site.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/node_modules\/vitafolio\/schema\/site\.schema\.json/,
  )
})

test('the workflow publishes the default branch, whatever its name', () => {
  const { on, jobs } = parse(readFileSync('template/.github/workflows/publish.yml', 'utf8'))
  expect(on.push.branches).toEqual(['**'])
  expect(jobs.build.if).toBe('github.ref_name == github.event.repository.default_branch')
  expect(jobs.publish.needs).toBe('build') // It is skipped with it.
})

test('the workflow restores finished pictures before it builds', () => {
  const { jobs } = parse(readFileSync('template/.github/workflows/publish.yml', 'utf8'))
  const steps: { run?: string; with?: { path?: string } }[] = jobs.build.steps
  const restored = steps.findIndex((step) => step.with?.path === '.cache')
  expect(restored).toBeGreaterThan(-1)
  expect(restored).toBeLessThan(steps.findIndex(({ run }) => run === 'npm run build'))
})

test('leaves nothing behind when the résumé is not usable', async () => {
  const parent = temporaryFolder({ 'resume.json': '{}' })
  await expect(createRepository(join(parent, 'site'), join(parent, 'resume.json'))).rejects.toThrow(
    'nothing was imported',
  )
  expect(readdirSync(parent)).toEqual(['resume.json'])
})

test.each([
  ['the package', () => process.cwd(), 'is vitafolio itself'],
  ['a folder with a number sign', () => join(temporaryFolder(), 'c#'), 'contains "#"'],
  ['one with a broken package.json', () => temporaryFolder({ 'package.json': '{' }), 'package.json is not valid JSON'],
  [
    'one with an empty package.json',
    () => temporaryFolder({ 'package.json': 'null' }),
    'package.json is not valid JSON',
  ],
])('does not create a repository in %s', async (_, folder, problem) => {
  await expect(createRepository(folder())).rejects.toThrow(problem)
})

test('adds to a repository that exists, and replaces no file', async () => {
  const parent = temporaryFolder({
    'site/README.md': 'Mine',
    'site/package.json': '{"name":"mine","scripts":{"lint":"x","dev":"y"},"dependencies":{"vitafolio":"^1.0.0"}}',
  })
  const report = await createRepository(join(parent, 'site'))
  expect(report).toContain('README.md is left as it is. Ours is node_modules/vitafolio/template/README.md')
  expect(report).toContain('package.json keeps its script "dev". Ours is: vitafolio dev')
  expect(readFileSync(join(parent, 'site/README.md'), 'utf8')).toBe('Mine')
  expect(JSON.parse(readFileSync(join(parent, 'site/package.json'), 'utf8'))).toMatchObject({
    name: 'mine',
    scripts: { lint: 'x', dev: 'y', build: 'vitafolio build' },
    dependencies: { vitafolio: '^1.0.0' },
  })
  expect(readdirSync(parent)).toEqual(['site'])
  await expect(createRepository(join(parent, 'site'))).rejects.toThrow('content exists already. Edit content/site.yaml')
})

test('writes package.json as its owner does: indent, line ends, and a link to it', async () => {
  const folder = temporaryFolder({ 'shared.json': '\uFEFF{\r\n\t"name": "mine"\r\n}\r\n' })
  symlinkSync('shared.json', join(folder, 'package.json'))
  await createRepository(folder)
  expect(lstatSync(join(folder, 'package.json')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(folder, 'shared.json'), 'utf8')).toMatch(
    /^\{\r\n\t"name": "mine",\r\n\t"scripts": \{\r\n\t\t/,
  )
})

test('takes a package from elsewhere into the repository, and another one that it has stays', async () => {
  const packageIn = async (dependency: string) => {
    const written = { devDependencies: { vitafolio: dependency, vite: '8.0.0' } }
    const folder = temporaryFolder({ 'package.json': JSON.stringify(written), 'vendor/theirs.js': '' })
    await createRepository(folder)
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return [dependencies?.vitafolio, devDependencies, readdirSync(join(folder, 'vendor')).length]
  }
  expect(await packageIn('file:../vitafolio-0.7.0.tgz')).toEqual([
    expect.stringMatching(/^file:vendor\/vitafolio-/),
    { vite: '8.0.0' },
    2,
  ])
  expect(await packageIn('^0.7.0')).toEqual([undefined, { vitafolio: '^0.7.0', vite: '8.0.0' }, 1])
})

test.each([
  ['a new folder', {}],
  ['a folder that exists', { 'site/notes.txt': 'Mine' }],
])('killed in %s, it leaves all or nothing of the content, and a second call completes it', async (_, files) => {
  const parent = temporaryFolder(files)
  const folder = join(parent, 'site')
  for (const isNow of [
    () => readdirSync(parent, { recursive: true }).length > 3,
    () => existsSync(join(folder, 'content')),
  ]) {
    const child = spawn(process.execPath, ['cli/vitafolio.mjs', 'init', folder, '--no-install'], { stdio: 'ignore' })
    const watching = setInterval(() => isNow() && child.kill('SIGKILL'), 1)
    onTestFinished(() => clearInterval(watching))
    await once(child, 'exit')
    clearInterval(watching)
    const isIncomplete = existsSync(join(folder, 'content')) && !existsSync(join(folder, 'package.json'))
    expect(isIncomplete).toBe(false)
  }
  const report = await createRepository(folder).catch(({ message }) => message)
  expect(report).toMatch(/^vendor\/|Edit content\/site\.yaml/)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(COMPLETE))
  expect(readdirSync(join(folder, 'content'))).toEqual(readdirSync('sample'))
  expect(readdirSync(parent)).toEqual(['site'])
})

test('completes what a killed call has left in a folder that exists, and leaves what looks like it', async () => {
  const mine = { 'notes.txt': 'Mine', '.init-notes.md': 'Mine', [`.init-${process.ppid}/running`]: '' }
  const folder = temporaryFolder({ ...mine, '.init-999999999/content/site.yaml': 'name: ' })
  await createRepository(folder)
  renameSync(join(folder, 'content'), join(folder, 'away'))
  expect(await createRepository(folder)).toBe('')
  expect(readdirSync(folder).toSorted()).toEqual(
    [`.init-${process.ppid}`, '.init-notes.md', ...COMPLETE, 'away', 'notes.txt'].toSorted(),
  )
})

test('says how to add to content without a package.json', async () => {
  const folder = temporaryFolder({ 'content/site.yaml': '' })
  await expect(createRepository(folder)).rejects.toThrow(
    /content exists already\. Move it away, run the command again, and put what is yours into the new content\/\.$/,
  )
})
