import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { createRepository } from './init.mjs'

test('creates a repository with the sample', async () => {
  const parent = temporaryFolder()
  expect(await createRepository(join(parent, 'site'))).toBe('')
  expect(readdirSync(parent)).toEqual(['site'])
  expect(readdirSync(join(parent, 'site')).toSorted()).toEqual([
    '.github',
    '.gitignore',
    'README.md',
    'content',
    'package.json',
  ])
  expect(readFileSync(join(parent, 'site/content/site.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/node_modules\/vitafolio\/schema\/site\.schema\.json/,
  )
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
