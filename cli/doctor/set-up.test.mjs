import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSetUp } from './set-up.mjs'

const vite = { version: '8.0.0' }
const locked = (packages = {}, asked = { vite: '8.0.0' }) => ({
  packages: { '': { devDependencies: asked }, ...packages },
})

/**
 * What is said of a project with these files, each of them written as JSON.
 * @param {Record<string, unknown>} files
 * @param {string} version
 */
function saidOf(files, version = '22.0.0') {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const [file, json] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof json === 'string' ? json : JSON.stringify(json, null, 2))
  }
  return checkSetUp(root, version).findings.map(({ level, place, message }) => {
    return `${level} ${place.file}:${place.line}:${place.column} ${message}`
  })
}

const good = {
  'package.json': { devDependencies: { vite: '8.0.0' }, engines: { node: '>=20.19.0' } },
  'package-lock.json': locked({ 'node_modules/vite': vite }),
  'node_modules/.package-lock.json': { packages: { 'node_modules/vite': vite } },
  'node_modules/vite/package.json': {},
}

test('a project that is installed as it should be is quiet', () => {
  expect(saidOf(good)).toEqual([])
})

test('a Node that is too old is named at the line that asks for another', () => {
  expect(saidOf(good, '18.0.0')).toEqual([
    expect.stringMatching(/^problem package\.json:6:5 This is Node 18\.0\.0; the/),
  ])
})

test.each([
  ['missing', undefined, 'is missing; put it back with: git checkout package-lock.json'],
  ['in conflict', '<<<<<<< HEAD\n{}', 'is no JSON (a merge may have left its marks in it); put it back with'],
])('a lockfile that is %s says so', (_, lock, message) => {
  const files = { ...good, 'package-lock.json': lock }
  const said = saidOf(Object.fromEntries(Object.entries(files).filter(([, json]) => json !== undefined)))
  expect(said).toEqual([expect.stringContaining(`problem package-lock.json:null:null ${message}`)])
})

test.each([
  [{ vite: '8.1.0' }, ':3:5 asks for vite 8.1.0, and package-lock.json has 8.0.0; run npm install'],
  [{ vite: '8.0.0', zod: '4.0.0' }, ':4:5 asks for zod 4.0.0, and package-lock.json does not have it'],
  [{}, ':null:null lacks vite, and package-lock.json has 8.0.0'],
])('a lockfile that package.json has outrun is told by its packages: %j', (devDependencies, message) => {
  const said = saidOf({ ...good, 'package.json': { devDependencies } })
  expect(said).toEqual([expect.stringContaining(`problem package.json${message}`)])
})

test('where nothing is installed, one sentence says so', () => {
  const { 'node_modules/.package-lock.json': _, ...files } = good
  expect(saidOf(files)).toEqual(['problem node_modules:null:null nothing is installed; run npm ci'])
})

test('a package in another version is named with both', () => {
  const files = {
    ...good,
    'node_modules/.package-lock.json': { packages: { 'node_modules/vite': { version: '7.0.0' } } },
  }
  expect(saidOf(files)).toEqual(['problem package-lock.json:8:5 vite 8.0.0 is wanted and 7.0.0 installed; run npm ci'])
})

test('a package that was never installed, or whose folder is gone, is named', () => {
  const { 'node_modules/vite/package.json': _, ...files } = good
  const message = 'problem package-lock.json:8:5 vite 8.0.0 is not installed; run npm ci'
  expect(saidOf(files)).toEqual([message])
  expect(saidOf({ ...good, 'node_modules/.package-lock.json': { packages: {} } })).toEqual([message])
})

test('but not one that another system needs', () => {
  const lock = locked({ 'node_modules/vite': vite, 'node_modules/fsevents': { version: '2.0.0', optional: true } })
  expect(saidOf({ ...good, 'package-lock.json': lock })).toEqual([])
})

test('many of them are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`node_modules/p${n}`, vite]))
  const said = saidOf({ ...good, 'package-lock.json': locked({ ...many, 'node_modules/vite': vite }) })
  expect(said).toHaveLength(6)
  expect(said.at(-1)).toBe('problem package-lock.json:null:null 4 more are missing or differ; run npm ci')
})
