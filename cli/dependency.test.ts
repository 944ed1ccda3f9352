import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { addressOf, isElsewhere } from './dependency.mjs'

/** An installed package, which npm got from here after somebody asked for that. */
function installed(resolved: string | undefined, asked = '*'): string {
  const root = temporaryFolder({
    'package.json': JSON.stringify({ dependencies: { vitafolio: asked } }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/vitafolio': { resolved } } }),
    'node_modules/vitafolio/package.json': '{}',
  })
  return join(root, 'node_modules/vitafolio')
}

const SHA = 'd6a2b17c0f'

test.each([
  ['https://registry.example/vitafolio/-/vitafolio-0.7.0.tgz', '*', '^0.7.0'],
  [`git+ssh://git@github.com/me/vitafolio.git#${SHA}`, 'github:me/vitafolio#v0.7.0', 'github:me/vitafolio#v0.7.0'],
  [`git+ssh://git@github.com/me/vitafolio.git#${SHA}`, 'github:me/vitafolio', `github:me/vitafolio#${SHA}`],
  [`git+https://git.example/vitafolio.git#${SHA}`, '*', `git+https://git.example/vitafolio.git#${SHA}`],
  [
    'https://git.example/releases/v0.7.0/vitafolio-0.7.0.tgz',
    '*',
    'https://git.example/releases/v0.7.0/vitafolio-0.7.0.tgz',
  ],
])('a package from %s, asked for as %s, has the address %s', (resolved, asked, address) => {
  expect(addressOf(installed(resolved, asked))).toBe(address)
})

test.each([
  ['from a file', 'file:../vitafolio-0.7.0.tgz'],
  ['from where nobody says', undefined],
  ['from an address with a password', 'https://me:secret@git.example/vitafolio-0.7.0.tgz'],
  ['from an address of git with a token', 'git+https://TOKEN@github.com/me/vitafolio.git#v0.7.0'],
  ['from an address with a key', 'https://git.example/vitafolio-0.7.0.tgz?token=secret'],
])('a package %s has none', (_, resolved) => {
  expect(addressOf(installed(resolved))).toBeUndefined()
})

test('a clone and a package of another installer have none', () => {
  expect(addressOf(temporaryFolder())).toBeUndefined()
  expect(
    addressOf(join(temporaryFolder({ 'node_modules/vitafolio/package.json': '{}' }), 'node_modules/vitafolio')),
  ).toBeUndefined()
})

test('knows files and folders that are not in the repository', () => {
  expect(isElsewhere('file:../vitafolio-0.7.0.tgz', '/home/me/site')).toBe(true)
  expect(isElsewhere('link:/opt/vitafolio', '/home/me/site')).toBe(true)
  expect(isElsewhere('file:vendor/vitafolio-0.7.0.tgz', '/home/me/site')).toBe(false)
  expect(isElsewhere('../vitafolio', '/home/me/site')).toBe(true)
  expect(isElsewhere('file:/home/me/site/vendor/vitafolio-0.7.0.tgz', '/home/me/site')).toBe(true)
  expect(isElsewhere('file:..data/vitafolio-0.7.0.tgz', '/home/me/site')).toBe(false)
  expect(isElsewhere('^0.7.0', '/home/me/site')).toBe(false)
})
